import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

const mostRelated = 8
/** Two hundred products of a category are enough to choose from. Sorting all would slow the page of a large shop. */
const considered = 200

/** Returns ids of active products of the same category or with shared tags: in stock first, then the most similar. */
export async function findRelatedIds(db: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with self as (
      select p.id, p.tags, l.category_ids from products p join product_listings l on l.product_id = p.id where p.id = ${productId}
    ), near as (
      (select l.product_id as id from product_listings l, self
        where l.status = 'active' and l.category_ids && self.category_ids and l.product_id <> self.id
        limit ${considered})
      union
      (select p.id from products p, self
        where p.status = 'active' and p.tags && self.tags and p.id <> self.id
        limit ${considered})
    )
    select p.id
    from near
    join products p on p.id = near.id
    join product_listings l on l.product_id = p.id
    cross join self
    order by
      l.availability = 'out_of_stock',
      (select count(*) from unnest(p.tags) tag where tag = any(self.tags)) + case when l.category_ids && self.category_ids then 1 else 0 end desc,
      p.created_at desc, p.id
    limit ${mostRelated}`.execute(db)
  return rows.map((row) => row.id)
}
