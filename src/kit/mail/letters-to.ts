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
    .execute()
}

/** What is left of a letter: that it was sent or begun, so that it does not go out again. */
const forgotten = { recipient: 'closed@account.invalid', subject: '', text_body: null, html_body: null }

/**
 * Takes address and words out of the letters to an address, those that are leaving too. The last step of a transaction that has
 * locked whatever letters are written for: one that was claimed before is seen then, and none is claimed any more.
 */
export async function forgetLetters(db: Database, email: string): Promise<void> {
  await db
    .updateTable('mails')
    .set(forgotten)
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .execute()
}

/** The same for letters of before a moment, whoever they were for. */
export async function forgetOldLetters(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set(forgotten)
    .where((eb) => eb.or([eb('sent_at', '<', before), eb.and([eb('sent_at', 'is', null), eb('created_at', '<', before)])]))
    .where('recipient', '!=', forgotten.recipient)
    .execute()
}

/** The same for single letters, by their keys. */
export async function forgetLettersOf(db: Database, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.updateTable('mails').set(forgotten).where('dedupe_key', 'in', dedupeKeys).execute()
}
