import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { mostKept } from './mail-store.ts'

/** The present address of the person to whom a mail was sent. */
const person = sql<string>`lower(coalesce(person_email, recipient))`

export function listMailSubjects(db: Database, email: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'sent_at', 'created_at'])
    .where(person, '=', email.toLowerCase())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Assigns a person's mails to their new address, so a later owner of the old one does not get them. Their recipients stay. */
export async function reassignMails(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('mails').set({ person_email: to }).where(person, '=', from.toLowerCase()).execute()
}

/** Only the fact that a mail was sent or started remains, so it is not sent again. */
const forgotten = { recipient: 'closed@account.invalid', person_email: null, subject: '', text_body: null, html_body: null, headers: null }

/**
 * Removes address and content from the mails to an address, including those being sent. Must be the last step of a transaction that has
 * locked the rows that mails are written for: then earlier claims are visible and no new ones are possible.
 */
export async function forgetMails(db: Database, email: string): Promise<void> {
  await db.updateTable('mails').set(forgotten).where(person, '=', email.toLowerCase()).execute()
}

/** Removes address and content from all mails before a moment. */
export async function forgetOldMails(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set(forgotten)
    .where((eb) => eb.or([eb('sent_at', '<', before), eb.and([eb('sent_at', 'is', null), eb('created_at', '<', before)])]))
    .where('recipient', '!=', forgotten.recipient)
    .execute()
}

/** Removes the content, which only developers use, from all but the newest mails. */
export async function forgetOldContents(db: Database): Promise<void> {
  await db
    .updateTable('mails')
    .set({ text_body: null, html_body: null, headers: null })
    .where('text_body', 'is not', null)
    .where('id', 'not in', (eb) => eb.selectFrom('mails').select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(mostKept))
    .execute()
}

/** Removes address and content from single mails, by their keys. */
export async function forgetMailsOf(db: Database, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.updateTable('mails').set(forgotten).where('dedupe_key', 'in', dedupeKeys).execute()
}

/** Allows mails whose delivery is unknown to be sent again. */
export async function forgetHanding(db: Database, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.updateTable('mails').set({ handed_at: null }).where('dedupe_key', 'in', dedupeKeys).where('sent_at', 'is', null).execute()
}
