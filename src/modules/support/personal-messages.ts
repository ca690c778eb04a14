import { sql } from 'kysely'
import { forgetLettersOf } from '#kit/mail/letters-to.ts'
import type { Ctx } from '#modules/context.ts'
import { supportLetterKey, supportReaders } from './support-mail-job.ts'

type Person = { accountId: string; email: string }

/** What the person wrote to the shop, signed in or from the same address. */
export async function listMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person) {
  const [messages, preorders] = await Promise.all([
    db
      .selectFrom('contact_messages')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('preorder_requests')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
      .orderBy('created_at')
      .execute(),
  ])
  return { messages, preorders }
}

/** Messages are no books: they go with the account, and so do the letters that carried them. */
export async function forgetMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person): Promise<void> {
  const forms = { contact: 'contact_messages', preorder: 'preorder_requests' } as const
  for (const form of ['contact', 'preorder'] as const) {
    const gone = await db
      .deleteFrom(forms[form])
      .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
      .returning('id')
      .execute()
    await forgetLettersOf(
      db,
      gone.flatMap(({ id }) => supportReaders.map((reader) => supportLetterKey({ form, id, reader }))),
    )
  }
}
