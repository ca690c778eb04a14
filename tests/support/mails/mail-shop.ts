import type { Language } from '#contract/languages.ts'
import { newId } from '#kit/ids.ts'
import type { JobDefinition } from '#kit/jobs/jobs.ts'
import { createAccount, type NewAccount } from '#modules/identity/index.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { words } from './words.ts'

/** By its kind and what it is about: the key of the mail, or how it begins. */
export type Caused = Record<string, string>

export const dayMs = 24 * 3_600_000

/** Of a table that names every kind: a new one does not compile without its place there. */
export const kindsOf = <Kind extends string>(table: Record<Kind, unknown>) => Object.keys(table) as Kind[]

export type MailShop = Awaited<ReturnType<typeof mailShop>>

/** A shop with its jobs at work, in which every mail can be caused. Call it at the top of the file. */
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

  /** The answer to a super admin; throws unless the call succeeded. */
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
    /** Its id; they sign in with the password of all accounts in tests. */
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
