import { type RawBuilder, sql } from 'kysely'
import type { Dashboard } from '#contract/desk.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'
import { isKept, stockIs } from './matching-products.ts'

type Asking = Pick<Ctx, 'db'>

/** Counts products that are not archived now and were created before a moment, and active products in stock now. */
export async function readProductFigures({ db }: Asking, before?: Date): Promise<{ total_products: number; in_stock: number }> {
  const { rows } = await sql<{ total_products: number; in_stock: number }>`select
    (select count(*) from products where status <> 'archived' and created_at < ${before ?? 'infinity'}::timestamptz)::int as total_products,
    (select coalesce(sum(pieces), 0) from product_listing_counts where availability = 'in_stock')::int as in_stock`.execute(db)
  return rows[0] ?? { total_products: 0, in_stock: 0 }
}

export function countLowStock(): RawBuilder<Waiting> {
  return countByStock('low')
}

export function countOutOfStock(): RawBuilder<Waiting> {
  return countByStock('out')
}

export async function listScarceOptions({ db, language }: Pick<Ctx, 'db' | 'language'>, most: number): Promise<Dashboard['running_low']> {
  const { rows } = await sql<Dashboard['running_low'][number]>`
    select p.id as product_id, coalesce(nullif(pt.name, ''), p.name) as name, coalesce(nullif(vt.name, ''), v.name) as variation_name, l.size, s.available, (
      select i.picture_key from product_images i where i.product_id = p.id
      order by i.variation_id is not distinct from l.variation_id desc, i.is_featured desc, i.display_order limit 1
    ) as image_key
    from scarce_levels s join products p on p.id = s.product_id join stock_levels l on l.id = s.stock_level_id
    left join product_variations v on v.id = l.variation_id
    left join product_translations pt on pt.product_id = p.id and pt.language = ${language}
    left join variation_translations vt on vt.variation_id = v.id and vt.language = ${language}
    where s.available > 0 and p.status = 'active' and not p.is_pre_order
    order by s.available, s.stock_level_id limit ${most}`.execute(db)
  return rows
}

function countByStock(state: 'low' | 'out'): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from (
    select from products as p join product_stock as k on k.product_id = p.id
    where ${isKept} and ${stockIs[state]} limit ${sql.lit(mostCounted)}) as counted`
}
