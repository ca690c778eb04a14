import { sql } from 'kysely'
import type { CartItem } from '#contract/checkout.ts'
import { readUnitName } from '#contract/rules/unit-name.ts'
import type { Ctx } from '#modules/context.ts'

export type UnitProblem = 'variant_required' | 'item_unavailable'
/** `variant_required`: the name of a product or variation of which something must still be chosen. */
export type ResolvedUnit = { product_id: string; variation_id: string | null; size: string | null } | { problem: UnitProblem }

type Row = { id: string; product_id: string; is_variation: boolean; has_variations: boolean; sizes: string[] }

/** Finds what each name of a unit means. Whether it can be bought is not checked here; see `priceItems`. */
export async function resolveUnits({ db }: Pick<Ctx, 'db'>, names: readonly string[]): Promise<ResolvedUnit[]> {
  const units = names.map(readUnitName)
  const ids = [...new Set(units.flatMap((unit) => unit?.id ?? []))]
  const rows = new Map((await readRows(db, ids)).map((row) => [row.id, row]))
  return units.map((unit) => {
    const row = unit && rows.get(unit.id)
    if (!unit || !row) return { problem: 'item_unavailable' }
    if (row.has_variations && !row.is_variation) return { problem: 'variant_required' }
    if (row.sizes.length > 0 && unit.size === null) return { problem: 'variant_required' }
    if (unit.size !== null && !row.sizes.includes(unit.size)) return { problem: 'item_unavailable' }
    return { product_id: row.product_id, variation_id: row.is_variation ? row.id : null, size: unit.size }
  })
}

async function readRows(db: Ctx['db'], ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select p.id, p.id as product_id, false as is_variation, p.sizes, exists (select from product_variations where product_id = p.id) as has_variations
    from products p where p.id = any(${ids}::uuid[]) and p.status = 'active'
    union all
    select v.id, p.id, true, p.sizes, true
    from product_variations v join products p on p.id = v.product_id where v.id = any(${ids}::uuid[]) and p.status = 'active'`.execute(db)
  return rows
}

export type UnitLine = Required<Pick<CartItem, 'product_id' | 'variation_id' | 'size' | 'quantity'>>
