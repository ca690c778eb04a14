import { sql } from 'kysely'
import type { AdminPartner } from '#contract/admin-partners.ts'
import { fromSen } from '#contract/rules/money.ts'
import type { OwnOrderSign } from '#contract/rules/partner-rules.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { listLocationsOf } from '../area/locations.ts'
import { presentReferral, selectReferrals } from '../area/referral-rows.ts'
import { orderNumbers } from '../ledger/commission-rows.ts'
import { presentListed, selectWithFigures } from './partner-rows.ts'

/**
 * Returns a partner with its locations, the last orders it referred, and those it seems to have placed itself. Throws partner_not_found.
 */
export async function getPartner(ctx: Pick<Ctx, 'db' | 'clock' | 'memory' | 'uses'>, id: string): Promise<AdminPartner> {
  const row = await selectWithFigures(ctx, {}).where('p.id', '=', id).executeTakeFirst()
  if (!row) refuse('partner_not_found')
  const [locations, orders, suspected, { hold_days }] = await Promise.all([
    listLocationsOf(ctx, id),
    selectReferrals(ctx.db, id, {}).orderBy('r.placed_at', 'desc').orderBy('r.id').limit(10).execute(),
    listSuspected(ctx, id),
    getSettings(ctx),
  ])
  const numbers = await orderNumbers(
    ctx.db,
    orders.map(({ order_id }) => order_id),
  )
  return {
    ...presentListed(row),
    payout: { bank_name: row.bank_name, account_name: row.account_name, account_number: row.account_number },
    tin: row.tin,
    id_number: row.id_number,
    note: row.note,
    awaits_setup: row.status === 'active' && row.account_id === null,
    effective_hold_days: row.hold_days ?? hold_days,
    locations,
    recent_orders: orders.map((order) => ({
      ...presentReferral(order),
      order_id: order.order_id,
      order_number: numbers.get(order.order_id) ?? '',
    })),
    suspected,
  }
}

async function listSuspected({ db }: Pick<Ctx, 'db'>, partnerId: string): Promise<AdminPartner['suspected']> {
  const rows = await db
    .selectFrom('partner_referrals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'o.order_number', 'r.placed_at', 'r.net_sen', 'r.own_signs'])
    .where('r.partner_id', '=', partnerId)
    .where('r.own_signs', '<>', sql<string[]>`'{}'::text[]`)
    .orderBy('r.placed_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ order_id, order_number, placed_at, net_sen, own_signs }) => ({
    order_id,
    order_number,
    placed_at: placed_at.toISOString(),
    amount: fromSen(net_sen),
    signs: own_signs as OwnOrderSign[],
  }))
}
