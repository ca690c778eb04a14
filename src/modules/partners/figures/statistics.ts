import { sql } from 'kysely'
import type { PartnerStatistics, PartnerTotals } from '#contract/partner-area.ts'
import { fromSen } from '#contract/rules/money.ts'
import { fewestPartnerVisits } from '#contract/rules/partner-rules.ts'
import { dayOf, endOfDay, shopTimeZone, startOfDay } from '#contract/rules/shop-time.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { requireOwnFilters } from '../area/own-filters.ts'

type Asked = { from?: string | undefined; to?: string | undefined; location?: string | undefined }
type Counts = { scans: number; visits: number; carts: number; orders: number; revenue_sen: number; commission_sen: number }
/** A sum over the requested span or the one before it: by day, code or hour, or in total. */
type Sum = Counts & { is_within: boolean; day: string | null; code: string | null; hour: number | null }

const dayMs = 24 * 3_600_000
const usualDays = 30
const mostDays = 400

/**
 * Sums up what a partner's codes brought in a span and in the same number of days before it. Throws InvalidInput if the span is too long,
 * NotFound if the location is not this partner's.
 */
export async function readStatistics(ctx: Pick<Ctx, 'db' | 'clock'>, partnerId: string, asked: Asked): Promise<PartnerStatistics> {
  const { from, to, before } = spanOf(ctx.clock.now(), asked)
  await requireOwnFilters(ctx, partnerId, asked)
  const codes = await listCodes(ctx, partnerId, asked.location)
  const sums = await readSums(ctx, partnerId, { codes, from: before, within: from, to })
  const [now, earlier] = [true, false].map((isWithin) => sumsOf(sums.filter(({ is_within }) => is_within === isWithin))) as [Sums, Sums]
  return {
    from,
    to,
    time_zone: shopTimeZone,
    totals: totalsOf(now.all),
    previous: totalsOf(earlier.all),
    by_day: daysBetween(from, to).map((day) => ({ day, ...countsOf(now.days.get(day)) })),
    previous_by_day: daysBetween(before, dayBefore(from)).map((day) => ({ day, ...countsOf(earlier.days.get(day)) })),
    by_location: codes
      .map(({ code, location_id, name, is_gone }) => ({
        is_gone,
        part: { location_id, name, tracking_code: code, ...countsOf(now.codes.get(code)) },
      }))
      // Removed locations are listed only if they brought something in this span.
      .filter(({ is_gone, part }) => !is_gone || part.scans + part.orders + (part.visits ?? 0) > 0)
      .map(({ part }) => part),
    by_hour: Array.from({ length: 24 }, (_, hour) => {
      const { scans, orders } = now.hours.get(hour) ?? none
      return { hour, scans, orders }
    }),
  }
}

/** Hides numbers of one to four visits or carts, which could identify a visitor. */
export function hideFewVisits({ totals, previous, by_day, previous_by_day, by_location, ...rest }: PartnerStatistics): PartnerStatistics {
  const hidden = <Row extends Visited>(row: Row): Row => ({ ...row, visits: unlessFew(row.visits), carts: unlessFew(row.carts) })
  return {
    ...rest,
    totals: hidden(totals),
    previous: hidden(previous),
    by_day: by_day.map(hidden),
    previous_by_day: previous_by_day.map(hidden),
    by_location: by_location.map(hidden),
  }
}

type Visited = { visits: number | null; carts: number | null }
const unlessFew = (count: number | null) => (count !== null && count > 0 && count < fewestPartnerVisits ? null : count)

function spanOf(now: Date, { from, to }: Asked): { from: string; to: string; before: string } {
  const last = to === undefined ? dayOf(now) : dayOf(new Date(endOfDay(to).getTime() - 1))
  const first = from === undefined ? dayOf(new Date(startOfDay(last).getTime() - (usualDays - 1) * dayMs)) : dayOf(startOfDay(from))
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1
  if (days < 1) throw new InvalidInput({ to: 'ends_before' })
  if (days > mostDays) throw new InvalidInput({ from: 'too_long_span' })
  return { from: first, to: last, before: dayOf(new Date(startOfDay(first).getTime() - days * dayMs)) }
}

/** Returns the partner's own code first, then its locations in order of creation. */
async function listCodes({ db }: Pick<Ctx, 'db'>, partnerId: string, location: string | undefined) {
  const rows = await db
    .selectFrom('tracking_codes as c')
    .leftJoin('partner_locations as l', 'l.id', 'c.location_id')
    .select(['c.code', 'c.location_id', 'l.name', 'l.deleted_at'])
    .where('c.partner_id', '=', partnerId)
    .$if(location !== undefined, (query) => query.where('c.location_id', '=', location ?? ''))
    .orderBy(sql`l.created_at nulls first`)
    .execute()
  return rows.map(({ deleted_at, ...row }) => ({ ...row, is_gone: deleted_at !== null }))
}

type Place = { code: string; location_id: string | null }
type Span = { codes: readonly Place[]; from: string; within: string; to: string }

/** Sums each source by hour from its index alone, before joining it with the others. */
async function readSums({ db }: Pick<Ctx, 'db'>, partnerId: string, { codes, from, within, to }: Span): Promise<Sum[]> {
  const names = codes.map(({ code }) => code)
  const places = codes.flatMap(({ location_id }) => location_id ?? [])
  const isOwnMeant = codes.some(({ location_id }) => location_id === null)
  const [start, end] = [startOfDay(from), endOfDay(to)]
  const hourly = sql`(at at time zone ${shopTimeZone})::date as day, extract(hour from at at time zone ${shopTimeZone})::int as hour`
  const { rows } = await sql<Sum>`
    with visited as (
      select date_trunc('hour', v.started_at, 'UTC') as at, upper(v.partner_code) as code, count(*) as visits, count(*) filter (where v.has_cart) as carts
      from analytics_sessions v
      where v.partner_code is not null and v.device_class <> 'bot' and upper(v.partner_code) = any(${names}::text[])
        and v.started_at >= ${start} and v.started_at < ${end}
        and v.month between date_trunc('month', ${start}::timestamptz at time zone 'UTC')::date and ${to}::date
      group by 1, 2
    ), ordered as (
      select date_trunc('hour', r.placed_at, 'UTC') as at, r.location_id, count(*) as orders, sum(r.net_sen) as revenue_sen, sum(r.earned_sen) as commission_sen
      from partner_referrals r
      where r.partner_id = ${partnerId} and not r.is_cancelled and r.own_signs = '{}' and r.placed_at >= ${start} and r.placed_at < ${end}
        and case when r.location_id is null then ${isOwnMeant} else r.location_id = any(${places}::uuid[]) end
      group by 1, 2
    ), happened as (
      select s.day, s.hour::int, s.code, s.scans, 0 as visits, 0 as carts, 0 as orders, 0 as revenue_sen, 0 as commission_sen
      from partner_scans s
      where s.partner_id = ${partnerId} and s.day between ${from}::date and ${to}::date and s.code = any(${names}::text[])
      union all
      select ${hourly}, code, 0, visits, carts, 0, 0, 0 from visited
      union all
      select ${hourly}, c.code, 0, 0, 0, orders, revenue_sen, commission_sen
      from ordered join tracking_codes c on c.partner_id = ${partnerId} and coalesce(c.location_id, c.partner_id) = coalesce(ordered.location_id, ${partnerId})
    )
    select is_within, to_char(day, 'YYYY-MM-DD') as day, code, hour, sum(scans)::int as scans, sum(visits)::int as visits, sum(carts)::int as carts,
      sum(orders)::int as orders, sum(revenue_sen)::bigint as revenue_sen, sum(commission_sen)::bigint as commission_sen
    from (select *, day >= ${within}::date as is_within from happened) h
    group by grouping sets ((is_within), (is_within, day), (is_within, code), (is_within, hour))`.execute(db)
  return rows
}

type Sums = { all: Counts; days: Map<string, Counts>; codes: Map<string, Counts>; hours: Map<number, Counts> }

function sumsOf(sums: readonly Sum[]): Sums {
  const found: Sums = { all: none, days: new Map(), codes: new Map(), hours: new Map() }
  for (const sum of sums) {
    if (sum.day !== null) found.days.set(sum.day, sum)
    else if (sum.code !== null) found.codes.set(sum.code, sum)
    else if (sum.hour !== null) found.hours.set(sum.hour, sum)
    else found.all = sum
  }
  return found
}

const none: Counts = { scans: 0, visits: 0, carts: 0, orders: 0, revenue_sen: 0, commission_sen: 0 }

function countsOf({ scans, visits, carts, orders, revenue_sen, commission_sen }: Counts = none) {
  return { scans, visits, carts, orders, revenue: fromSen(revenue_sen), commission: fromSen(commission_sen) }
}

function totalsOf(sum: Counts): PartnerTotals {
  const counts = countsOf(sum)
  return { ...counts, conversion: counts.scans === 0 ? null : counts.orders / counts.scans }
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10))
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
}
