import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { mostKept } from './mail-store.ts'

export function listMailSubjects(db: Database, email: string) {
  return db
    .selectFrom('mails')
    .select(['subject', 'sent_at', 'created_at'])
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A person changed their address: mails to the old one stay theirs, whoever has it next. */
export async function moveMails(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ recipient: to })
    .where(sql<string>`lower(recipient)`, '=', from.toLowerCase())
    .execute()
}

/** What is left of a mail: that it was sent or begun, so that it is not sent again. */
const forgotten = { recipient: 'closed@account.invalid', subject: '', text_body: null, html_body: null, headers: null }

/**
 * Removes address and content from the mails to an address, including those being sent. Must be the last step of a transaction that has
 * locked what mails are written for: earlier claims are visible then, and no new ones are possible.
 */
export async function forgetMails(db: Database, email: string): Promise<void> {
  await db
    .updateTable('mails')
    .set(forgotten)
    .where(sql<string>`lower(recipient)`, '=', email.toLowerCase())
    .execute()
}

/** The same for mails older than a moment, whoever they were for. */
export async function forgetOldMails(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set(forgotten)
    .where((eb) => eb.or([eb('sent_at', '<', before), eb.and([eb('sent_at', 'is', null), eb('created_at', '<', before)])]))
    .where('recipient', '!=', forgotten.recipient)
    .execute()
}

/** Drops what was in all but the newest mails, which is kept for developers alone. */
export async function forgetOldContents(db: Database): Promise<void> {
  await db
    .updateTable('mails')
    .set({ text_body: null, html_body: null, headers: null })
    .where('text_body', 'is not', null)
    .where('id', 'not in', (eb) => eb.selectFrom('mails').select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(mostKept))
    .execute()
}

/** The same for single mails, by their keys. */
export async function forgetMailsOf(db: Database, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.updateTable('mails').set(forgotten).where('dedupe_key', 'in', dedupeKeys).execute()
}

/** Lets mails whose fate is unknown be sent again. */
export async function forgetHanding(db: Database, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.updateTable('mails').set({ handed_at: null }).where('dedupe_key', 'in', dedupeKeys).where('sent_at', 'is', null).execute()
}
