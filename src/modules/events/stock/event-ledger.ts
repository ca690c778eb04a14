import { sql } from 'kysely'
import type { EventLedgerRow } from '#contract/event-stock.ts'
import { staffRoles } from '#contract/rules/roles.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'

type Wanted = { id: string; product?: string | undefined; page: number; limit: number }
type Row = Omit<EventLedgerRow, 'at'> & { created_at: Date }

/** Returns every change of an event's pieces, newest first, with its reason, author and order. Throws event_not_found. */
export async function readEventLedger({ db, language }: Ctx, { id, product, page, limit }: Wanted) {
  if (!(await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst())) refuse('event_not_found')
  const from = sql`from event_stock_ledger g
    join event_stock s on s.id = g.event_stock_id
    where s.event_id = ${id}::uuid and (${product ?? null}::uuid is null or s.product_id = ${product ?? null}::uuid)`
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select g.id, g.created_at, g.on_hand_change, g.reserved_change, g.reason, g.order_id, g.note, s.product_id, l.variation_id, l.size, coalesce(nullif(t.name, ''), p.name) as name, o.order_number,
        coalesce(nullif(w.full_name, ''), w.email) as by
      from (select g.*, s.product_id, s.stock_level_id ${from} order by g.created_at desc, g.id desc limit ${limit} offset ${(page - 1) * limit}) g
      join event_stock s on s.id = g.event_stock_id
      join stock_levels l on l.id = s.stock_level_id
      join products p on p.id = s.product_id
      left join product_translations t on t.product_id = p.id and t.language = ${language}
      left join orders o on o.id = g.order_id
      left join profiles w on w.id = g.account_id and w.role = any(${staffRoles})
      order by g.created_at desc, g.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ])
  const ledger = rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }))
  return { ledger, total: counted.rows[0]?.total ?? 0, page, limit }
}
