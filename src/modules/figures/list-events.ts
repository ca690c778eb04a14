import { type RawBuilder, sql } from 'kysely'
import { type EventCategory, type EventType, eventTypes } from '#contract/analytics-events.ts'
import type { VisitEvent } from '#contract/figures.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { readRecent } from './kept-cells.ts'
import { type Cell, sessionWindow, clockTolerance } from './raw-rows.ts'

export type EventFilter = {
  type?: EventType | undefined
  category?: EventCategory | undefined
  session?: string | undefined
  account?: string | undefined
  product?: string | undefined
  path?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type Asked = EventFilter & { cursor?: string | undefined; limit: number }
type EventRow = Omit<VisitEvent, 'occurred_at'> & { occurred_at: Date; at_exactly: string }

const dayMs = 24 * 3_600_000
/** Without dates the list covers only these days, so that it does not scan years. With an account or a session it covers all rows. */
const usualDays = 30

/** Lists visitors' events, newest first, and counts each type. Throws InvalidInput for a malformed cursor. */
export async function listEvents(ctx: Ctx, { cursor, limit, ...filter }: Asked) {
  const [events, counts] = await Promise.all([
    readEvents(ctx, { ...filter, before: cursor === undefined ? undefined : placeOf(cursor), limit: limit + 1 }),
    countEvents(ctx, filter),
  ])
  const shown = events.slice(0, limit)
  const last = shown.at(-1)
  return {
    events: shown.map(eventOf),
    next_cursor: events.length > limit && last ? `${last.at_exactly}_${last.id}` : null,
    event_counts: counts,
  }
}

/** Lists events since a moment, oldest first, for readers who follow. */
export async function listNewEvents(
  ctx: Pick<Ctx, 'db' | 'clock' | 'language'>,
  filter: EventFilter,
  { since, most }: { since: Date; most: number },
) {
  const { rows } = await sql<EventRow>`
    ${selected(ctx)} where e.occurred_at >= ${since} ${narrowed(filter)} order by e.occurred_at, e.id limit ${most}`.execute(ctx.db)
  return rows.map(eventOf)
}

async function readEvents(
  ctx: Ctx,
  { before, limit, ...filter }: EventFilter & { before: { at: string; id: string } | undefined; limit: number },
) {
  const { from, to } = spanOf(ctx, filter)
  const older = before ? sql`and (e.occurred_at, e.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``
  const { rows } = await sql<EventRow>`
    ${selected(ctx)} where e.occurred_at >= ${from} and e.occurred_at < ${to} ${older} ${narrowed(filter)}
    order by e.occurred_at desc, e.id desc limit ${limit}`.execute(ctx.db)
  return rows
}

/** Counting this many takes long, and the counts hardly change. */
const manyEvents = 20_000

const nameOf = (filter: object) => `events ${JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`

/** Returns current counts, or counts at most ten seconds old when there are many events. */
async function countEvents(ctx: Ctx, { type: _any, ...filter }: EventFilter): Promise<Record<EventType, number>> {
  const { from, to } = spanOf(ctx, filter)
  const cells = await readRecent(ctx.memory, nameOf(filter), async () => {
    const { rows } = await sql<Cell>`
      select '' as day, 'events' as report, e.event_type as key, count(*) as n1, 0 as n2, 0 as n3, 0 as n4, 0 as n5 from analytics_events e
      where e.occurred_at >= ${from} and e.occurred_at < ${to} ${narrowed(filter)} group by e.event_type`.execute(ctx.db)
    return { cells: rows, isLong: rows.reduce((total, { n1 }) => total + n1, 0) >= manyEvents }
  })
  const counted = new Map(cells.map(({ key, n1 }) => [key, n1]))
  return Object.fromEntries(eventTypes.map((type) => [type, counted.get(type) ?? 0])) as Record<EventType, number>
}

const selected = ({ language }: Pick<Ctx, 'language'>): RawBuilder<unknown> => sql`
  select e.id, e.occurred_at, e.occurred_at::text as at_exactly, e.session_id, e.account_id, e.event_type, e.event_category, e.event_data,
    e.page_path, e.product_id, coalesce(nullif(t.name, ''), p.name) as product_name
  from analytics_events e
  left join products p on p.id = e.product_id
  left join product_translations t on t.product_id = p.id and t.language = ${language}`

function narrowed({ type, category, session, account, product, path }: EventFilter): RawBuilder<unknown> {
  const parts = [
    type && sql`and e.event_type = ${type}`,
    category && sql`and e.event_category = ${category}`,
    session && ofSession(session),
    account && sql`and e.account_id = ${accountOf(account)}`,
    product && sql`and e.product_id = any(${productsOf(product)})`,
    path && sql`and starts_with(e.page_path, ${path})`,
  ]
  return sql.join(
    parts.filter((part) => part !== undefined && part !== ''),
    sql` `,
  )
}

/** Events have no index by session, so only those of the session's minutes are scanned. */
function ofSession(session: string): RawBuilder<unknown> {
  const seen = (moment: RawBuilder<unknown>) => sql`(select ${moment} from analytics_sessions where id = ${session})`
  return sql`and e.session_id = ${session}
    and e.occurred_at >= ${seen(sql`min(started_at) - ${clockTolerance}`)}
    and e.occurred_at < ${seen(sql`least(min(started_at) + ${sessionWindow}, max(last_seen_at) + ${clockTolerance})`)}`
}

const accountOf = (said: string) => (isId(said) ? sql`${said}::uuid` : sql`(select id from users where email = ${said.toLowerCase()})`)

/** Staff name a product by its id or by a SKU from its label. */
function productsOf(said: string): RawBuilder<unknown> {
  if (isId(said)) return sql`array[${said}::uuid]`
  return sql`array(
    select id from products where lower(sku) = ${said.toLowerCase()}
    union select product_id from product_variations where lower(sku) = ${said.toLowerCase()})`
}

function spanOf({ clock }: Pick<Ctx, 'clock'>, { from, to, account, session }: EventFilter): { from: Date; to: Date } {
  const end = to === undefined ? new Date(clock.now().getTime() + dayMs) : endOfDay(to)
  if (from !== undefined) return { from: startOfDay(from), to: end }
  return { from: account === undefined && session === undefined ? new Date(end.getTime() - (usualDays + 1) * dayMs) : new Date(0), to: end }
}

/** The cursor has microseconds, so that no event of the same millisecond is listed twice. */
function placeOf(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = cursor.split('_')
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::?\d\d)?$/.test(at) || !isId(id))
    throw new InvalidInput({ cursor: 'invalid' })
  return { at, id }
}

function eventOf({ at_exactly: _exactly, occurred_at, ...event }: EventRow): VisitEvent {
  return { ...event, occurred_at: occurred_at.toISOString() }
}
