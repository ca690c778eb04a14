import type { AdminProduct, NewProduct } from '#contract/admin-products.ts'
import { readListCell } from '#contract/rules/csv.ts'
import { mostPieces } from '#contract/rules/product-limits.ts'
import { priceOf, type ProductCells } from './product-cells.ts'
import type { FileRow } from './read-rows.ts'

export type Variation = NonNullable<NewProduct['variations']>[number]
type PlannedVariation = { fields: Variation; row: number }
export type PlannedCount = { variation: number | null; size: string | null; onHand: number; row: number }

/** The first row of a variation sets its values. */
export const ofVariation = ['variation_sku', 'variation_price', 'variation_sale_price', 'variation_member_price'] as const

/** Returns the existing variations and those that the file adds, with the row that sets each. */
export function readVariations(cells: ProductCells, existing: AdminProduct | undefined): PlannedVariation[] {
  const variations = (existing?.variations ?? []).map((variation) => ({ row: cells.first.row, fields: fieldsOf(variation) }))
  const firstRows = new Map<string, FileRow>()
  for (const row of cells.rows) {
    const name = row.cells.variation ?? ''
    const before = firstRows.get(name)
    if (name === '') noteMissingVariation(cells, row)
    else if (before) noteOtherValues(cells, row, before)
    else {
      firstRows.set(name, row)
      setVariation(cells, variations, row, name)
    }
  }
  return variations
}

function fieldsOf(variation: AdminProduct['variations'][number]): Variation {
  const { id, name, subtitle, description, sku, price, sale_price, member_price, color, is_default } = variation
  return { id, name, subtitle, description, sku, price, sale_price, member_price, color, is_default }
}

function setVariation({ columns }: ProductCells, variations: PlannedVariation[], { row, cells }: FileRow, name: string): void {
  const known = variations.find(({ fields }) => fields.name === name)
  const planned = known ?? { row, fields: { name } }
  if (!known) variations.push(planned)
  planned.row = row
  const { fields } = planned
  if (columns.has('variation_sku')) fields.sku = cells.variation_sku || null
  if (columns.has('variation_price')) fields.price = priceOf(cells.variation_price)
  if (columns.has('variation_sale_price')) fields.sale_price = priceOf(cells.variation_sale_price)
  if (columns.has('variation_member_price')) fields.member_price = priceOf(cells.variation_member_price)
}

function noteOtherValues({ fail }: ProductCells, { row, cells }: FileRow, before: FileRow): void {
  for (const column of ofVariation) if (cells[column] && cells[column] !== before.cells[column]) fail(row, column, 'differs', before.row)
}

function noteMissingVariation({ fail }: ProductCells, { row, cells }: FileRow): void {
  for (const column of ofVariation) if (cells[column]) fail(row, 'variation', 'required')
}

/** Returns the counts in the file. */
export function readCounts({ rows, fail }: ProductCells, variations: readonly PlannedVariation[]): PlannedCount[] {
  return rows.flatMap(({ row, cells }) => {
    if (!cells.stock) return []
    const onHand = Number(cells.stock)
    const isCount = /^\d+$/.test(cells.stock) && onHand <= mostPieces
    if (!isCount) {
      fail(row, 'stock', 'invalid_stock')
      return []
    }
    const variation = cells.variation ? variations.findIndex(({ fields }) => fields.name === cells.variation) : null
    return [{ row, variation, size: cells.size || null, onHand }]
  })
}

/** Returns the sizes that the file lists, or else the known ones and those of its rows. */
export function readSizes({ rows, columns, given }: ProductCells, existing: AdminProduct | undefined): string[] {
  const listed = given('sizes', readListCell, [])
  if (listed.length > 0) return listed
  const known = columns.has('sizes') ? [] : (existing?.sizes ?? [])
  return [...new Set([...known, ...rows.flatMap(({ cells }) => cells.size || [])])]
}

/** Each row names one option of the product, and no other row names the same. */
export function checkOptions(
  { rows, columns, fail }: ProductCells,
  sizes: readonly string[],
  variations: readonly PlannedVariation[],
): void {
  const options = new Set<string>()
  for (const { row, cells } of rows) {
    const option = `${cells.variation ?? ''}\n${cells.size ?? ''}`
    if (options.has(option)) fail(row, columns.has('size') ? 'size' : 'variation', 'option_twice')
    options.add(option)
    if (cells.size && !sizes.includes(cells.size)) fail(row, 'size', 'unknown_option')
    if (cells.stock && !cells.size && sizes.length > 0) fail(row, 'size', 'required')
    if (cells.stock && !cells.variation && variations.length > 0) fail(row, 'variation', 'required')
  }
}
