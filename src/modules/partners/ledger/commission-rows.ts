import { sql } from 'kysely'
import type { AdminCommission } from '#contract/partner-ledger.ts'
import type { Commission } from '#contract/partner-area.ts'
import { fromSen } from '#contract/rules/money.ts'
import type { CommissionKind, CommissionState } from '#contract/rules/partner-rules.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Database } from '#kit/database/database.ts'
import { isId } from '#kit/ids.ts'

export type CommissionFilter = {
  from?: string | undefined
  to?: string | undefined
  state?: CommissionState | undefined
  kind?: CommissionKind | undefined
  location?: string | undefined
  payout?: string | undefined
}

export function selectCommissions(db: Database, partnerId: string, { from, to, state, kind, location, payout }: CommissionFilter) {
  return db
    .selectFrom('partner_commissions as c')
    .leftJoin('partner_referrals as r', 'r.order_id', 'c.order_id')
    .leftJoin('partner_locations as l', 'l.id', 'c.location_id')
    .select(['c.id', 'c.kind', 'c.amount_sen', 'c.state', 'c.reason', 'c.created_at', 'c.approved_at', 'c.payout_id', 'c.location_id'])
    .select(['c.order_id', 'c.rate', 'c.base_sen', 'c.by_account', 'r.placed_at', 'l.name as location'])
    .where('c.partner_id', '=', partnerId)
    .$if(from !== undefined, (query) => query.where('c.created_at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('c.created_at', '<', endOfDay(to ?? '')))
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? 'void'))
    .$if(kind !== undefined, (query) => query.where('c.kind', '=', kind ?? 'order'))
    .$if(location !== undefined, (query) => query.where('c.location_id', '=', location ?? ''))
    .$if(payout !== undefined, (query) => query.where('c.payout_id', '=', payout ?? ''))
}
export type CommissionRow = Awaited<ReturnType<ReturnType<typeof selectCommissions>['executeTakeFirstOrThrow']>>

/** Includes neither the buyer nor the order's number, since partners read it. */
export function presentCommission(row: CommissionRow): Commission {
  return {
    id: row.id,
    day: dayOf(row.created_at),
    order_day: row.placed_at && dayOf(row.placed_at),
    location_id: row.location_id,
    location: row.location,
    kind: row.kind,
    amount: fromSen(row.amount_sen),
    state: row.state,
    reason: row.reason,
    approved_at: row.approved_at?.toISOString() ?? null,
    payout_id: row.payout_id,
  }
}

type Known = { numbers: ReadonlyMap<string, string>; names: ReadonlyMap<string, string> }

export function presentForAdmin(row: CommissionRow, { numbers, names }: Known): AdminCommission {
  return {
    ...presentCommission(row),
    order_id: row.order_id,
    order_number: (row.order_id && numbers.get(row.order_id)) || null,
    rate: row.rate,
    base: row.base_sen === null ? null : fromSen(row.base_sen),
    created_at: row.created_at.toISOString(),
    by: (row.by_account && names.get(row.by_account)) || null,
  }
}

export async function orderNumbers(db: Database, orderIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = orderIds.filter((id) => id !== null && isId(id))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, order_number }) => [id, order_number]))
}
