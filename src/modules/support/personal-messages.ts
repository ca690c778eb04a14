import { sql } from 'kysely'
import { forgetLettersOf } from '#kit/mail/letters-to.ts'
import type { Ctx } from '#modules/context.ts'
import { supportLetterKey, supportReaders } from './support-mail-job.ts'

type Person = { accountId: string; email: string }

/** What the person wrote to the shop, signed in or from the same address. */
export async function listMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person) {
  const [messages, preorders] = await Promise.all([
    db.selectFrom('contact_messages').selectAll().where(writtenBy({ accountId, email })).orderBy('created_at').execute(),
    db.selectFrom('preorder_requests').selectAll().where(writtenBy({ accountId, email })).orderBy('created_at').execute(),
  ])
  return { messages, preorders }
}

/** What was written from an address stays with the account that leaves it, whoever has the address next. */
export async function keepMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person): Promise<void> {
  for (const table of ['contact_messages', 'preorder_requests'] as const)
    await db
      .updateTable(table)
      .set({ account_id: accountId })
      .where('account_id', 'is', null)
      .where(sql<string>`lower(email)`, '=', email)
      .execute()
}

/** Messages are no books: they go with the account, and so do the letters that carried them. */
export async function forgetMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person): Promise<void> {
  const forms = { contact: 'contact_messages', preorder: 'preorder_requests' } as const
  for (const form of ['contact', 'preorder'] as const) {
    const gone = await db.deleteFrom(forms[form]).where(writtenBy({ accountId, email })).returning('id').execute()
    await forgetLettersOf(
      db,
      gone.flatMap(({ id }) => supportReaders.map((reader) => supportLetterKey({ form, id, reader }))),
    )
  }
}

/** What somebody else wrote while signed in is theirs, whichever address they gave. */
function writtenBy({ accountId, email }: Person) {
  return sql<boolean>`(account_id = ${accountId} or (account_id is null and lower(email) = ${email}))`
}
