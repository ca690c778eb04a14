import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

export type MailHead = {
  /** Identifies the mail for ever, e.g. `order:<id>:shipped:<occasion>`. A second mail with the same key is not sent. */
  dedupeKey: string
  /** One address. */
  to: string
  subject: string
}

export type MailBodies = { text: string; html: string }
export type MailContents = MailBodies & { headers: Readonly<Record<string, string>> }

export type ClaimedMail = { id: string; to: string }

/** Longer than any attempt to send. A dead process blocks its mail no longer than this. */
const claimMinutes = 5

/** Throws MailInProgress if another process has it. `unknown`: the claiming process ended before the server answered. */
export async function claimMail(db: Database, { dedupeKey, to, subject }: MailHead): Promise<ClaimedMail | 'already_sent' | 'unknown'> {
  const claimedUntil = sql<Date>`now() + make_interval(mins => ${claimMinutes})`
  const claimed = await db
    .insertInto('mails')
    .values({ id: newId(), dedupe_key: dedupeKey, recipient: to, subject, claimed_until: claimedUntil })
    .onConflict((conflict) =>
      conflict
        .column('dedupe_key')
        .doUpdateSet({ claimed_until: claimedUntil, recipient: to, subject })
        .where('mails.sent_at', 'is', null)
        .where('mails.handed_at', 'is', null)
        .where((is) => is.or([is('mails.claimed_until', 'is', null), is('mails.claimed_until', '<', sql<Date>`now()`)])),
    )
    .returning('id')
    .executeTakeFirst()
  if (claimed) return { ...claimed, to }
  const found = await db
    .selectFrom('mails')
    .select(['sent_at', 'handed_at'])
    .select(sql<boolean>`coalesce(claimed_until < now(), true)`.as('is_free'))
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  if (found?.sent_at) return 'already_sent'
  if (found?.handed_at && found.is_free) return 'unknown'
  throw new MailInProgress()
}

class MailInProgress extends Error {
  constructor() {
    super('Another process is sending this mail')
    this.name = 'LetterInProgress'
  }
}

/** Stores the contents (outside production) unless the recipient has closed their account in the meantime. */
export async function markSent(db: Database, { id, to }: ClaimedMail, contents: MailContents | undefined): Promise<void> {
  const unlessForgotten = (body: string) => sql<string | null>`case when recipient = ${to} then ${body}::text end`
  await db
    .updateTable('mails')
    .set({
      sent_at: sql<Date>`now()`,
      claimed_until: null,
      ...(contents
        ? {
            text_body: unlessForgotten(contents.text),
            html_body: unlessForgotten(contents.html),
            headers: sql<string | null>`case when recipient = ${to} then ${JSON.stringify(contents.headers)}::jsonb end`,
          }
        : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Records that the server may accept the mail from now on. */
export async function markHanded(db: Database, { id }: Pick<ClaimedMail, 'id'>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ handed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Releases a mail that was certainly not sent. */
export async function releaseMail(db: Database, { id }: Pick<ClaimedMail, 'id'>): Promise<void> {
  await db.updateTable('mails').set({ claimed_until: null, handed_at: null }).where('id', '=', id).execute()
}

/** Releases a mail whose delivery is unknown. */
export async function releaseUnknown(db: Database, { id }: Pick<ClaimedMail, 'id'>): Promise<void> {
  await db.updateTable('mails').set({ claimed_until: null }).where('id', '=', id).execute()
}

export async function findSentAt(db: Database, dedupeKey: string): Promise<Date | undefined> {
  const row = await db.selectFrom('mails').select('sent_at').where('dedupe_key', '=', dedupeKey).executeTakeFirst()
  return row?.sent_at ?? undefined
}

export type MailListed = { id: string; to: string; subject: string; created_at: string }
export type StoredMail = MailListed & MailContents

export const mostKept = 1000

const heads = ['id', 'recipient', 'subject', 'created_at'] as const
const contents = [...heads, 'text_body', 'html_body', 'headers'] as const

type Narrowed = { to?: string | undefined; limit?: number }

/** Lists the development mailbox, newest first. `to` limits it to one address. */
export async function listMails(db: Database, narrowed: Narrowed = {}): Promise<StoredMail[]> {
  const rows = await newest(db, narrowed).select(contents).execute()
  return rows.map((row) => ({ ...listedOf(row), ...contentsOf(row) }))
}

/** Lists the same mails without contents: a thousand of them are megabytes. */
export async function listMailHeads(db: Database, narrowed: Narrowed = {}): Promise<MailListed[]> {
  const rows = await newest(db, narrowed).select(heads).execute()
  return rows.map(listedOf)
}

export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const row = await db.selectFrom('mails').select(contents).where('id', '=', id).where('sent_at', 'is not', null).executeTakeFirst()
  return row && { ...listedOf(row), ...contentsOf(row) }
}

function newest(db: Database, { to, limit = mostKept }: Narrowed) {
  return db
    .selectFrom('mails')
    .where('sent_at', 'is not', null)
    .$if(to !== undefined, (query) => query.where(sql`lower(recipient)`, '=', (to ?? '').toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(limit, mostKept))
}

function listedOf(row: { id: string; recipient: string; subject: string; created_at: Date }): MailListed {
  return { id: row.id, to: row.recipient, subject: row.subject, created_at: row.created_at.toISOString() }
}

function contentsOf(row: { text_body: string | null; html_body: string | null; headers: unknown }): MailContents {
  return { text: row.text_body ?? '', html: row.html_body ?? '', headers: (row.headers ?? {}) as MailContents['headers'] }
}
