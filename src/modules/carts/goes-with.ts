import { sql } from 'kysely'
import type { Product } from '#contract/catalog.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'

const mostShown = 4
/** Only the newest orders of each product are read. A best seller has far more than add information. */
const considered = 300
/** A single buyer's taste is no recommendation, and it is private. */
const fewestOrders = 2

/** Returns products bought together with these, most frequent first, and only those that everyone can buy now. */
export async function listGoesWith(ctx: Ctx, productIds: readonly string[]): Promise<Product[]> {
  const { rows } = await sql<{ id: string }>`
    with together as (
      select distinct asked.id as with_id, newest.order_id
      from unnest(${productIds}::uuid[]) as asked (id)
      cross join lateral (
        select order_id from order_items where product_id = asked.id order by order_id desc limit ${considered}
      ) as newest
    )
    select other.product_id as id
    from (select distinct order_id from together) as t
    join orders as o on o.id = t.order_id and o.status <> 'cancelled'
    join order_items as other on other.order_id = t.order_id and other.product_id <> all(${productIds}::uuid[])
    join product_listings as l on l.product_id = other.product_id and l.status = 'active' and l.availability <> 'out_of_stock'
    join products as p on p.id = other.product_id and (p.early_access_until is null or p.early_access_until <= ${ctx.clock.now()})
    group by other.product_id
    having count(distinct other.order_id) >= ${fewestOrders}
    order by count(distinct other.order_id) desc, other.product_id
    limit ${mostShown}`.execute(ctx.db)
  return listProductsByIds(
    ctx,
    rows.map(({ id }) => id),
  )
}
