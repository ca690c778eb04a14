import { sql } from 'kysely'
import type { Referral } from '#contract/partner-area.ts'
import { fromSen } from '#contract/rules/money.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { ReferralState } from '#contract/rules/partner-rules.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Database } from '#kit/database/database.ts'
import { countUpTo, onPage } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { getOwnRow } from '../partner-store.ts'
import { requireOwnFilters } from './own-filters.ts'

export type ReferralFilter = {
  from?: string | undefined
  to?: string | undefined
  location?: string | undefined
  state?: ReferralState | undefined
}

/** An order's state for its partner: the least advanced state of its ledger rows. */
const state = sql<ReferralState>`case
  when r.is_cancelled then 'void'
  when exists (select from partner_commissions c where c.order_id = r.order_id and c.state = 'pending') then 'pending'
  when exists (select from partner_commissions c where c.order_id = r.order_id and c.state = 'approved') then 'approved'
  when exists (select from partner_commissions c where c.order_id = r.order_id and c.state = 'paid') then 'paid'
  when exists (select from orders o where o.id = r.order_id and o.payment_status in ('paid', 'refunded')) then 'void' else 'waiting' end`

/** Selects the orders that a partner referred, without the partner's own orders. */
export function selectReferrals(db: Database, partnerId: string, { from, to, location, state: wanted }: ReferralFilter) {
  return db
    .selectFrom('partner_referrals as r')
    .leftJoin('partner_locations as l', 'l.id', 'r.location_id')
    .select(['r.id', 'r.order_id', 'r.placed_at', 'r.location_id', 'l.name as location', 'r.net_sen', 'r.earned_sen', 'r.approves_at'])
    .select(state.as('state'))
    .where('r.partner_id', '=', partnerId)
    .where('r.own_signs', '=', sql<string[]>`'{}'::text[]`)
    .$if(from !== undefined, (query) => query.where('r.placed_at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('r.placed_at', '<', endOfDay(to ?? '')))
    .$if(location !== undefined, (query) => query.where('r.location_id', '=', location ?? ''))
    .$if(wanted !== undefined, (query) => query.where(sql<boolean>`${state} = ${wanted}`))
}
export type ReferralRow = Awaited<ReturnType<ReturnType<typeof selectReferrals>['executeTakeFirstOrThrow']>>

/** Includes neither the buyer nor the order's number. */
export function presentReferral(row: ReferralRow): Referral {
  return {
    id: row.id,
    day: dayOf(row.placed_at),
    location_id: row.location_id,
    location: row.location,
    amount: fromSen(row.net_sen),
    commission: fromSen(row.earned_sen),
    state: row.state,
    approves_on: row.approves_at && dayOf(row.approves_at),
  }
}

/** Returns the caller's own referrals, newest first. Throws NotFound. */
export async function listOwnReferrals(ctx: Ctx, { page, limit, ...filter }: ReferralFilter & { page: number; limit: number }) {
  const { id } = await getOwnRow(ctx)
  await requireOwnFilters(ctx, id, filter)
  const matching = selectReferrals(ctx.db, id, filter)
  const [rows, total] = await Promise.all([
    onPage(matching.orderBy('r.placed_at', 'desc').orderBy('r.id', 'desc'), { page, limit }).execute(),
    countUpTo(ctx.db, matching, mostCounted),
  ])
  return { referrals: rows.map(presentReferral), total, page, limit }
}
