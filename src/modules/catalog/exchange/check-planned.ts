import type { z } from 'zod'
import { newProduct, type NewProduct } from '#contract/admin-products.ts'
import { priceProblems } from '../products/product-rules.ts'
import { type CellError, codeOf } from './import-problems.ts'

/** The rows that set the product, its variations and its counts. */
type PlannedRows = { product: number; variations: readonly number[]; counts: readonly number[] }

/** Checks a product by the schema of the call that creates one. Each error names its cell. */
export function checkPlanned(wanted: Record<string, unknown>, rows: PlannedRows): { product?: NewProduct; errors: CellError[] } {
  const parsed = newProduct.safeParse(wanted)
  if (!parsed.success) return { errors: parsed.error.issues.map((issue) => errorAt(issue, rows)) }
  return { product: parsed.data, errors: pricePaths(parsed.data).map((path) => errorAt({ path, message: 'above_price' }, rows)) }
}

/** Returns the paths of prices above the price that they reduce. */
function pricePaths({ price, sale_price = null, member_price = null, variations = [] }: NewProduct): (string | number)[][] {
  const ofVariations = variations.map((one) => ({
    price: one.price ?? null,
    sale_price: one.sale_price ?? null,
    member_price: one.member_price ?? null,
  }))
  return Object.keys(priceProblems({ price, sale_price, member_price }, ofVariations)).map((path) =>
    path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  )
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { maximum?: number | bigint; values?: readonly unknown[]; expected?: string }

function errorAt({ path: [field, place, part], message, maximum, values, expected }: Issue, rows: PlannedRows): CellError {
  const code = codeOf(message)
  const allowed = expected === 'boolean' ? [true, false] : values
  const limits = {
    ...(maximum !== undefined && { limit: Number(maximum) }),
    ...(code === 'invalid' && allowed && { allowed: allowed.map(String) }),
  }
  if (field === 'variations' && typeof place === 'number') {
    const column = part === 'name' ? 'variation' : `variation_${String(part)}`
    return { row: rows.variations[place] ?? rows.product, column, code, ...limits }
  }
  if (field === 'stock') {
    const column = part === 'size' ? 'size' : 'stock'
    return { row: typeof place === 'number' ? (rows.counts[place] ?? rows.product) : rows.product, column, code, ...limits }
  }
  if (field === 'translations') return { row: rows.product, column: `${String(part)}_${String(place)}`, code, ...limits }
  return { row: rows.product, column: field === 'category_ids' ? 'categories' : String(field), code, ...limits }
}
