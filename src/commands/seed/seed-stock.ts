import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Gives every level an opening or adjusted count that covers its sales and leaves the wanted rest, equal to the sum of its ledger. */
export async function settleStock(db: Database): Promise<void> {
  await sql`create temp table seed_counts on commit drop as
    select w.id, w.left_over, coalesce(sum(l.on_hand_change), 0)::int as on_hand, coalesce(sum(l.reserved_change), 0)::int as reserved,
      coalesce(bool_or(l.reason = 'opening'), false) as is_open, coalesce(min(l.created_at), now()) - interval '1 day' as opened_at
    from seed_levels w
    left join stock_ledger l on l.stock_level_id = w.id
    group by w.id, w.left_over`.execute(db)
  await sql`insert into stock_ledger (id, stock_level_id, on_hand_change, reserved_change, reason, created_at)
    select pg_temp.seed_id(), id, reserved + left_over - on_hand, 0, case when is_open then 'adjusted' else 'opening' end, opened_at
    from seed_counts
    where reserved + left_over <> on_hand`.execute(db)
  await sql`update stock_levels s set on_hand = c.reserved + c.left_over, reserved = c.reserved from seed_counts c where c.id = s.id`.execute(
    db,
  )
  await sql`insert into product_stock (product_id, available)
    select p.id, coalesce(sum(s.on_hand - s.reserved), 0) from products p left join stock_levels s on s.product_id = p.id group by p.id
    on conflict (product_id) do update set available = excluded.available`.execute(db)
  await sql`analyze stock_levels, product_stock`.execute(db)
  await sql`select refresh_product_listings(array(select distinct s.product_id from seed_counts c join stock_levels s on s.id = c.id))`.execute(
    db,
  )
}
