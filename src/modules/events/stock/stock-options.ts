import { sql } from 'kysely'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'

export type Option = { product_id: string; variation_id?: string | null | undefined; size?: string | null | undefined }
export type StockOption = { product_id: string; stock_level_id: string }

/**
 * Returns the stock levels of these options, in the order sent. A product with a single variation needs no variation id, as in a cart.
 * Throws InvalidInput (422) for an option without stock level.
 */
export async function optionsOf({ db }: Pick<Ctx, 'db'>, items: readonly Option[]): Promise<StockOption[]> {
  const wanted = JSON.stringify(
    items.map(({ product_id, variation_id, size }, index) => ({
      index,
      product_id,
      variation_id: variation_id ?? null,
      size: size || null,
    })),
  )
  const { rows } = await sql<StockOption & { index: number }>`
    select w.index, s.id as stock_level_id, s.product_id
    from jsonb_to_recordset(${wanted}::jsonb) as w (index int, product_id uuid, variation_id uuid, size text)
    cross join lateral (select count(*), (array_agg(id))[1] as only_id from product_variations where product_id = w.product_id) as o
    join stock_levels s on s.product_id = w.product_id and s.size is not distinct from w.size
      and s.variation_id is not distinct from coalesce(w.variation_id, case when o.count = 1 then o.only_id end)
    order by w.index`.execute(db)
  const found = new Map(rows.map((row) => [row.index, row]))
  const unknown = items.flatMap((_, index) => (found.has(index) ? [] : [[`items.${index}.product_id`, 'unknown_option'] as const]))
  if (unknown.length > 0) throw new InvalidInput(Object.fromEntries(unknown))
  return rows.map(({ stock_level_id, product_id }) => ({ stock_level_id, product_id }))
}
