import { sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import { hasErrorCode } from '#kit/database/sql-errors.ts'
import { findClosedAccounts } from '#modules/identity/index.ts'
import type { AbandonmentRow, Batch, EventRow, SessionNews } from './intake-rows.ts'
import { ensureMonths, monthOf } from './months.ts'

/** A session that runs past the end of a month stays in the partition where it began. */
const longestSessionMs = 2 * 24 * 3_600_000

/** Writes a batch in one transaction and creates missing monthly partitions. */
export async function writeBatch(db: Database, batch: Batch, now: Date): Promise<void> {
  try {
    await insertBatch(db, batch, now)
  } catch (error) {
    // PostgreSQL reports a check violation when no partition accepts the row.
    if (!hasErrorCode(error, '23514')) throw error
    await ensureMonths(db, now)
    await insertBatch(db, batch, now)
  }
}

function insertBatch(db: Database, batch: Batch, now: Date): Promise<void> {
  return withTransaction(db, async (inside) => {
    // Losing the last moments of analytics in a power cut costs nothing; waiting for the disk would.
    await sql`set local synchronous_commit = off`.execute(inside)
    const { events, abandonments, sessions } = await withoutClosedAccounts(inside, batch)
    if (events.length > 0) await insertEvents(inside, events)
    if (abandonments.length > 0) await insertAbandonments(inside, abandonments)
    if (sessions.length > 0) await saveSessions(inside, sessions, now)
  })
}

/** Leaves out events that were buffered while their account was closed. */
async function withoutClosedAccounts(db: Database, { events, abandonments, sessions }: Batch) {
  const rows = { events, abandonments, sessions: [...sessions.values()] }
  const accountIds = new Set(Object.values(rows).flatMap((kind) => kind.flatMap(({ account_id }) => account_id ?? [])))
  const closed = await findClosedAccounts({ db }, [...accountIds])
  const isOpen = ({ account_id }: { account_id: string | null }) => account_id === null || !closed.has(account_id)
  return { events: rows.events.filter(isOpen), abandonments: rows.abandonments.filter(isOpen), sessions: rows.sessions.filter(isOpen) }
}

async function insertEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  await sql`
    insert into analytics_events (occurred_at, id, session_id, account_id, event_type, event_category, event_data, page_path, product_id)
    select occurred_at, id, session_id, account_id, event_type, event_category, event_data, page_path, product_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (occurred_at timestamptz, id uuid, session_id text, account_id uuid,
      event_type text, event_category text, event_data jsonb, page_path text, product_id uuid)`.execute(db)
}

async function insertAbandonments(db: Database, rows: readonly AbandonmentRow[]): Promise<void> {
  await sql`
    insert into analytics_cart_abandonments (occurred_at, id, session_id, account_id, cart_value, items, last_step)
    select occurred_at, id, session_id, account_id, cart_value, items, last_step
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (occurred_at timestamptz, id uuid, session_id text, account_id uuid,
      cart_value numeric, items jsonb, last_step text)`.execute(db)
}

/** Adds new facts to a session without overwriting known ones. A session of one account takes no facts from another. */
async function saveSessions(db: Database, news: readonly SessionNews[], now: Date): Promise<void> {
  const oldestMonth = monthOf(new Date(now.getTime() - longestSessionMs))
  await sql`
    with news as (
      select * from json_to_recordset(${JSON.stringify(news)}::json) as r (id text, first_seen_at timestamptz, last_seen_at timestamptz,
        has_begun boolean, ended_at timestamptz, duration_seconds integer, account_id uuid, device_class text, referrer_host text,
        landing_path text, utm_source text, utm_medium text, utm_campaign text, partner_code text, has_cart boolean)
    ), known as (
      update analytics_sessions s set
        last_seen_at = greatest(s.last_seen_at, n.last_seen_at),
        ended_at = coalesce(n.ended_at, s.ended_at),
        -- Accepts the duration that the browser reports, capped at the observed one. least() ignores nulls.
        duration_seconds = case when n.duration_seconds is null then s.duration_seconds else greatest(s.duration_seconds,
          least(n.duration_seconds, ceil(extract(epoch from n.last_seen_at - s.started_at))::integer)) end,
        account_id = coalesce(s.account_id, n.account_id),
        device_class = case when s.device_class = 'unknown' then coalesce(n.device_class, 'unknown') else s.device_class end,
        referrer_host = coalesce(s.referrer_host, n.referrer_host),
        landing_path = coalesce(s.landing_path, n.landing_path),
        utm_source = coalesce(s.utm_source, n.utm_source),
        utm_medium = coalesce(s.utm_medium, n.utm_medium),
        utm_campaign = coalesce(s.utm_campaign, n.utm_campaign),
        partner_code = coalesce(s.partner_code, n.partner_code),
        has_cart = s.has_cart or n.has_cart
      from news n
      where s.id = n.id and s.month between ${oldestMonth}::date and ${monthOf(now)}::date
        and (s.account_id is null or n.account_id is null or s.account_id = n.account_id)
      returning s.id
    )
    insert into analytics_sessions as s (id, month, started_at, last_seen_at, ended_at, duration_seconds, account_id, device_class,
      referrer_host, landing_path, utm_source, utm_medium, utm_campaign, partner_code, has_cart)
    select n.id, date_trunc('month', n.first_seen_at at time zone 'UTC')::date, n.first_seen_at, n.last_seen_at, n.ended_at,
      case when n.duration_seconds is not null
        then least(n.duration_seconds, ceil(extract(epoch from n.last_seen_at - n.first_seen_at))::integer) end, n.account_id,
      coalesce(n.device_class, 'unknown'), n.referrer_host, n.landing_path, n.utm_source, n.utm_medium, n.utm_campaign, n.partner_code, n.has_cart
    from news n
    where n.has_begun and not exists (select 1 from known k where k.id = n.id)
    on conflict (id, month) do update set
      last_seen_at = greatest(s.last_seen_at, excluded.last_seen_at),
      device_class = case when s.device_class = 'unknown' then excluded.device_class else s.device_class end,
      referrer_host = coalesce(s.referrer_host, excluded.referrer_host)
      where s.account_id is null or excluded.account_id is null or s.account_id = excluded.account_id`.execute(db)
}
