import { sql } from 'kysely'
import type { StockLedger } from '#contract/stock.ts'
import { staffRoles } from '#contract/rules/roles.ts'
import type { Ctx } from '#modules/context.ts'

type Wanted = { productId: string; page: number; limit: number }

/** Returns the changes of a product's stock, newest first, with reason, author and order or event. Checks no permission. */
export async function readLedger({ db }: Pick<Ctx, 'db'>, { productId, page, limit }: Wanted): Promise<StockLedger> {
  const rows = db
    .selectFrom('stock_ledger as l')
    .innerJoin('stock_levels as s', 's.id', 'l.stock_level_id')
    .where('s.product_id', '=', productId)
  const [listed, { total }] = await Promise.all([
    rows
      .leftJoin('orders as o', 'o.id', 'l.order_id')
      .leftJoin('profiles as p', (join) => join.onRef('p.id', '=', 'l.account_id').on('p.role', 'in', staffRoles))
      .select(['l.id', 'l.created_at', 'l.on_hand_change', 'l.reserved_change', 'l.reason', 'l.order_id', 'l.event_id', 'l.note'])
      .select(['s.variation_id', 's.size', 'o.order_number'])
      .select(sql<string | null>`coalesce(nullif(p.full_name, ''), p.email)`.as('by'))
      .orderBy('l.created_at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const ledger = listed.map(({ created_at, ...row }) => ({
    ...row,
    reason: row.reason,
    at: created_at.toISOString(),
  }))
  return { ledger, total, page, limit }
}
