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

/** A person has another address now: what was written to the one before stays theirs, whoever has it next. */
export async function moveLetters(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ recipient: to })
    .where(sql<string>`lower(recipient)`, '=', from.toLowerCase())
    .where('sent_at', 'is not', null)
    .execute()
}

/** What is left of a letter: that it was sent, so that it does not go out again. */
const forgotten = { recipient: 'closed@account.invalid', subject: '', text_body: null, html_body: null }

/** Takes address and words out of the letters that were sent to an address. */
export async function forgetLetters(db: Database, email: string): Promise<void> {
  await db
    .updateTable('mails')
    .set(forgotten)
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .where('sent_at', 'is not', null)
    .execute()
}

/** The same for letters that were sent before a moment, whoever got them. */
export async function forgetOldLetters(db: Database, sentBefore: Date): Promise<void> {
  await db.updateTable('mails').set(forgotten).where('sent_at', '<', sentBefore).where('recipient', '!=', forgotten.recipient).execute()
}

/** The same for single letters, by their keys. */
export async function forgetLettersOf(db: Database, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.updateTable('mails').set(forgotten).where('dedupe_key', 'in', dedupeKeys).where('sent_at', 'is not', null).execute()
}
