import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

/** What is needed to claim a mail. */
export type MailHead = {
  /** Identifies the mail for ever, e.g. `order:<id>:shipped:<occasion>`: a second mail with the same key is not sent. */
  dedupeKey: string
  /** One address. */
  to: string
  subject: string
}

export type MailBodies = { text: string; html: string }

export type ClaimedMail = { id: string; to: string }

/** Longer than any attempt to send; a dead process blocks its mail no longer than this. */
const claimMinutes = 5

/** Claims the mail for this process. Throws MailInProgress when another one has it. */
export async function claimMail(db: Database, { dedupeKey, to, subject }: MailHead): Promise<ClaimedMail | 'already_sent'> {
  const claimedUntil = sql<Date>`now() + make_interval(mins => ${claimMinutes})`
  const claimed = await db
    .insertInto('mails')
    .values({ id: newId(), dedupe_key: dedupeKey, recipient: to, subject, claimed_until: claimedUntil })
    .onConflict((conflict) =>
      conflict
        .column('dedupe_key')
        .doUpdateSet({ claimed_until: claimedUntil, recipient: to, subject })
        .where('mails.sent_at', 'is', null)
        .where((is) => is.or([is('mails.claimed_until', 'is', null), is('mails.claimed_until', '<', sql<Date>`now()`)])),
    )
    .returning('id')
    .executeTakeFirst()
  if (claimed) return { ...claimed, to }
  if (await findSentAt(db, dedupeKey)) return 'already_sent'
  throw new MailInProgress()
}

class MailInProgress extends Error {
  constructor() {
    super('Another process is sending this mail')
    this.name = 'LetterInProgress'
  }
}

/** Stores the bodies (outside production) unless the recipient has closed their account meanwhile. */
export async function markSent(db: Database, { id, to }: ClaimedMail, bodies: MailBodies | undefined): Promise<void> {
  const unlessForgotten = (body: string) => sql<string | null>`case when recipient = ${to} then ${body}::text end`
  await db
    .updateTable('mails')
    .set({
      sent_at: sql<Date>`now()`,
      claimed_until: null,
      ...(bodies ? { text_body: unlessForgotten(bodies.text), html_body: unlessForgotten(bodies.html) } : {}),
    })
    .where('id', '=', id)
    .execute()
}

export async function releaseMail(db: Database, { id }: Pick<ClaimedMail, 'id'>): Promise<void> {
  await db.updateTable('mails').set({ claimed_until: null }).where('id', '=', id).execute()
}

export async function findSentAt(db: Database, dedupeKey: string): Promise<Date | undefined> {
  const row = await db.selectFrom('mails').select('sent_at').where('dedupe_key', '=', dedupeKey).executeTakeFirst()
  return row?.sent_at ?? undefined
}

export type StoredMail = { id: string; to: string; subject: string; text: string; html: string; created_at: string }

/** The development mailbox, newest first; `to` narrows it to one address. */
export async function listMails(db: Database, { to, limit = 100 }: { to?: string; limit?: number } = {}): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'text_body', 'html_body', 'created_at'])
    .where('sent_at', 'is not', null)
    .$if(to !== undefined, (query) => query.where(sql`lower(recipient)`, '=', (to ?? '').toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text_body ?? '',
    html: row.html_body ?? '',
    created_at: row.created_at.toISOString(),
  }))
}
