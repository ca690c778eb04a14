import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

/** What has to be known of a letter to claim it. */
export type LetterHead = {
  /** Names the letter for ever, e.g. `order:<id>:shipped:<occasion>`: a second letter of the same key is not sent. */
  dedupeKey: string
  /** One address. */
  to: string
  subject: string
}

export type LetterBodies = { text: string; html: string }

export type ClaimedLetter = { id: string; to: string }

/** Longer than any attempt to send; a process that died holds its letter no longer than this. */
const claimMinutes = 5

/** Takes the letter for this process alone. Throws LetterInProgress when another one has it. */
export async function claimLetter(db: Database, { dedupeKey, to, subject }: LetterHead): Promise<ClaimedLetter | 'already_sent'> {
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
  throw new LetterInProgress()
}

class LetterInProgress extends Error {
  constructor() {
    super('Another process is sending this letter')
    this.name = 'LetterInProgress'
  }
}

/** Keeps the bodies, where they are kept, unless the person they speak of has left meanwhile. */
export async function markSent(db: Database, { id, to }: ClaimedLetter, bodies: LetterBodies | undefined): Promise<void> {
  const kept = (body: string) => sql<string | null>`case when recipient = ${to} then ${body}::text end`
  await db
    .updateTable('mails')
    .set({
      sent_at: sql<Date>`now()`,
      claimed_until: null,
      ...(bodies ? { text_body: kept(bodies.text), html_body: kept(bodies.html) } : {}),
    })
    .where('id', '=', id)
    .execute()
}

export async function releaseLetter(db: Database, { id }: Pick<ClaimedLetter, 'id'>): Promise<void> {
  await db.updateTable('mails').set({ claimed_until: null }).where('id', '=', id).execute()
}

export async function findSentAt(db: Database, dedupeKey: string): Promise<Date | undefined> {
  const row = await db.selectFrom('mails').select('sent_at').where('dedupe_key', '=', dedupeKey).executeTakeFirst()
  return row?.sent_at ?? undefined
}

export type KeptLetter = { id: string; to: string; subject: string; text: string; html: string; created_at: string }

/** The development mailbox, newest first; `to` narrows it to one address. */
export async function listLetters(db: Database, { to, limit = 100 }: { to?: string; limit?: number } = {}): Promise<KeptLetter[]> {
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
