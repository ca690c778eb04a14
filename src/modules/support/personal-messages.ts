import { sql } from 'kysely'
import { forgetMailsOf } from '#kit/mail/mail-records.ts'
import type { Ctx } from '#modules/context.ts'
import { replyMailKey } from './reply-mail-job.ts'
import { supportMailKey, supportReaders } from './support-mail-job.ts'

type Person = { accountId: string; email: string }

export async function listMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person) {
  const [messages, preorders] = await Promise.all([
    db.selectFrom('contact_messages').selectAll().where(writtenBy({ accountId, email })).orderBy('created_at').execute(),
    db.selectFrom('preorder_requests').selectAll().where(writtenBy({ accountId, email })).orderBy('created_at').execute(),
  ])
  const written = [...messages, ...preorders].map(({ id }) => id)
  return { messages, preorders, answers: await listAnswers(db, written) }
}

async function listAnswers(db: Ctx['db'], messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('message_replies')
    .select(['id', 'contact_message_id', 'preorder_request_id', 'text', 'created_at'])
    .where((eb) => eb.or([eb('contact_message_id', 'in', messageIds), eb('preorder_request_id', 'in', messageIds)]))
    .orderBy('created_at')
    .execute()
}

/** Assigns messages from an email address to the account that gives it up, so a later owner of the address never gets them. */
export async function retainMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person): Promise<void> {
  for (const table of ['contact_messages', 'preorder_requests'] as const)
    await db
      .updateTable(table)
      .set({ account_id: accountId })
      .where('account_id', 'is', null)
      .where(sql<string>`lower(email)`, '=', email)
      .execute()
}

/** Deletes messages and the mails with their text together with the account: the books don't need them. */
export async function forgetMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person): Promise<void> {
  const { answers } = await listMessagesOf({ db }, { accountId, email })
  const forms = { contact: 'contact_messages', preorder: 'preorder_requests' } as const
  for (const form of ['contact', 'preorder'] as const) {
    const gone = await db.deleteFrom(forms[form]).where(writtenBy({ accountId, email })).returning('id').execute()
    await forgetMailsOf(
      db,
      gone.flatMap(({ id }) => supportReaders.map((reader) => supportMailKey({ form, id, reader }))),
    )
  }
  await forgetMailsOf(
    db,
    answers.map(({ id }) => replyMailKey(id)),
  )
}

/** A message written while signed in belongs to that account, regardless of the given email. */
function writtenBy({ accountId, email }: Person) {
  return sql<boolean>`(account_id = ${accountId} or (account_id is null and lower(email) = ${email}))`
}
