import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

export type MailFigures = { sent_today: number; waiting: number; unknown: number; last_sent_at: Date | null }

/** Counts the mails of the last day: sent, started but not sent, and those whose delivery is unknown. */
export async function readMailFigures(db: Database): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select (count(*) filter (where sent_at is not null))::int as sent_today,
      (count(*) filter (where sent_at is null and handed_at is null))::int as waiting,
      (count(*) filter (where sent_at is null and handed_at is not null and (claimed_until is null or claimed_until < now())))::int as unknown,
      (select max(sent_at) from mails where created_at > now() - interval '30 days') as last_sent_at
    from mails where created_at > now() - interval '1 day'`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a sum without a row')
  return found
}
