import type { Language } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import type { JobDefinition } from '#kit/jobs/jobs.ts'
import { createAccount, type NewAccount } from '#modules/identity/index.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { words } from './words.ts'

/** Mails by kind and subject. The value is the key of the mail, or its beginning. */
export type Caused = Record<string, string>

export const dayMs = 24 * 3_600_000

/** Returns the kinds in a table that must name every kind; a missing kind does not compile. */
export const kindsOf = <Kind extends string>(table: Record<Kind, unknown>) => Object.keys(table) as Kind[]

export type MailShop = Awaited<ReturnType<typeof mailShop>>

/** Opens a shop with running jobs in which every mail can be caused. Call it at the top of the file. */
export async function mailShop() {
  const shop = await shopWithAccounts()
  const { call, db, given } = shop
  const token = await shop.admin('staff@example.com')
  const { id: staffId } = await db.selectFrom('users').select('id').where('email', '=', 'staff@example.com').executeTakeFirstOrThrow()
  const transfer = await given.paymentMethod({ title: words.en.bank })
  const cash = await given.paymentMethod({ title: words.en.bank, type: 'cash' })
  const titled = Object.fromEntries((['ru', 'kk'] as const).map((language) => [language, { title: words[language].bank }]))
  await db
    .updateTable('payment_methods')
    .set({ translations: JSON.stringify(titled) })
    .execute()

  /** Calls as a super admin; throws unless the call succeeds. */
  async function staff<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await call(method, path, { token, body, headers: { 'idempotency-key': newId() } })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as Answer
  }
  const addressOf = (language: Language, who: string) => `${who}.${language}@example.com`

  return {
    ...shop,
    token,
    staff,
    staffId,
    transfer,
    cash,
    addressOf,
    enqueue: <Payload>(job: JobDefinition<Payload>, payload: Payload) => shop.shop.jobs.enqueue(db, job, payload),
    /** Creates an account with the password of all test accounts; returns its id. */
    account: (language: Language, who: string, more: Partial<NewAccount> = {}) =>
      createAccount(shop.shop, {
        email: addressOf(language, who),
        password: goodPassword,
        fullName: words[language].name,
        isEmailConfirmed: true,
        language,
        ...more,
      }),
  }
}
