import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** What was written to an address, oldest first. */
export function listLetterSubjects(db: Database, email: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'sent_at', 'created_at'])
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Takes address and bodies out of the letters that were sent; that they were sent stays, so that none goes out again. */
export async function forgetLetters(db: Database, email: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ recipient: 'closed@account.invalid', subject: '', text_body: null, html_body: null })
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .where('sent_at', 'is not', null)
    .execute()
}
