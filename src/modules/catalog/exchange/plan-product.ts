import { type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import { type AdminProduct, newProduct, type NewProduct } from '#contract/admin-products.ts'
import { type ProductColumn } from '#contract/product-files.ts'
import { readListCell } from '#contract/rules/csv.ts'
import { mostPieces } from '#contract/rules/product-limits.ts'
import type { z } from 'zod'
import { priceProblems } from '../products/product-rules.ts'
import { type CellError, codeOf } from './import-problems.ts'
import type { FileRow } from './read-rows.ts'

export type Variation = NonNullable<NewProduct['variations']>[number]
/** The complete product as the file wants it. `stock` has only the options that the file counts. */
export type Planned = {
  existing: AdminProduct | undefined
  wanted: NewProduct & { category_ids: string[]; sizes: string[]; variations: Variation[] }
  emptied: OtherLanguage[]
  counts: { variation: number | null; size: string | null; onHand: number }[]
  columns: ReadonlySet<ProductColumn>
}

type Known = { categories: ReadonlyMap<string, string>; productTypes: ReadonlyMap<string, string> }

/** The first row of a product or variation sets its values. A later row with another value is an error. */
const ofVariation = ['variation_sku', 'variation_price', 'variation_sale_price', 'variation_member_price'] as const
const ofOption: ReadonlySet<string> = new Set(['variation', ...ofVariation, 'size', 'stock'])

export function planProduct(
  rows: readonly FileRow[],
  existing: AdminProduct | undefined,
  columns: ReadonlySet<ProductColumn>,
  known: Known,
) {
  const errors: CellError[] = []
  const fail = (row: number, column: ProductColumn | null, code: CellError['code'], limit?: number) =>
    void errors.push({ row, column, code, ...(limit !== undefined && { limit }) })
  const first = rows[0]
  if (!first) return { errors }

  for (const column of columns) {
    if (ofOption.has(column)) continue
    for (const { row, cells } of rows.slice(1))
      if (cells[column] && cells[column] !== first.cells[column]) fail(row, column, 'differs', first.row)
  }
  const cell = (column: ProductColumn) => first.cells[column] ?? ''
  const given = <Value>(column: ProductColumn, valueOf: (text: string) => Value, otherwise: Value): Value =>
    columns.has(column) ? valueOf(cell(column)) : otherwise
  const categoryId = (column: 'category' | 'categories') => (slug: string) => {
    const id = known.categories.get(slug)
    if (id === undefined) fail(first.row, column, 'unknown_category')
    return id ?? []
  }
  const listed = given('categories', (text) => readListCell(text).flatMap(categoryId('categories')), existing?.category_ids ?? [])
  const primary = given('category', (text) => (text === '' ? [] : [text].flatMap(categoryId('category'))), [])
  const typeId = (name: string) => {
    const id = known.productTypes.get(name) ?? null
    if (name !== '' && id === null) fail(first.row, 'product_type', 'unknown_product_type')
    return id
  }
  const productTypeId = given('product_type', typeId, existing?.product_type_id ?? null)

  const variations: { fields: Variation; row: number }[] = (existing?.variations ?? []).map((variation) => ({
    row: first.row,
    fields: {
      id: variation.id,
      name: variation.name,
      subtitle: variation.subtitle,
      description: variation.description,
      sku: variation.sku,
      price: variation.price,
      sale_price: variation.sale_price,
      member_price: variation.member_price,
      color: variation.color,
      is_default: variation.is_default,
    },
  }))
  const counts: (Planned['counts'][number] & { row: number })[] = []
  const named = new Set<string>()
  for (const { row, cells } of rows) {
    const name = cells.variation ?? ''
    let place = name === '' ? null : variations.findIndex(({ fields }) => fields.name === name)
    if (place === -1) place = variations.push({ row, fields: { name } }) - 1
    const variation = place === null ? undefined : variations[place]
    if (variation && !named.has(name)) {
      named.add(name)
      variation.row = row
      if (columns.has('variation_sku')) variation.fields.sku = cells.variation_sku || null
      if (columns.has('variation_price')) variation.fields.price = priceOf(cells.variation_price)
      if (columns.has('variation_sale_price')) variation.fields.sale_price = priceOf(cells.variation_sale_price)
      if (columns.has('variation_member_price')) variation.fields.member_price = priceOf(cells.variation_member_price)
    } else if (variation) {
      const own = rows.find((other) => other.cells.variation === name)
      for (const column of ofVariation) if (cells[column] && cells[column] !== own?.cells[column]) fail(row, column, 'differs', own?.row)
    } else {
      for (const column of ofVariation) if (cells[column]) fail(row, 'variation', 'required')
    }
    const onHand = Number(cells.stock || 0)
    if (cells.stock && !(/^\d+$/.test(cells.stock) && onHand <= mostPieces)) fail(row, 'stock', 'invalid_stock')
    else if (cells.stock) counts.push({ row, variation: place, size: cells.size || null, onHand })
  }
  const rowSizes = [...new Set(rows.flatMap(({ cells }) => cells.size || []))]
  const listedSizes = given('sizes', readListCell, [])
  const sizes = listedSizes.length > 0 ? listedSizes : [...new Set([...(columns.has('sizes') ? [] : (existing?.sizes ?? [])), ...rowSizes])]

  const options = new Set<string>()
  for (const { row, cells } of rows) {
    const option = `${cells.variation ?? ''}\n${cells.size ?? ''}`
    if (options.has(option)) fail(row, columns.has('size') ? 'size' : 'variation', 'option_twice')
    options.add(option)
    if (cells.size && !sizes.includes(cells.size)) fail(row, 'size', 'unknown_option')
    if (cells.stock && !cells.size && sizes.length > 0) fail(row, 'size', 'required')
    if (cells.stock && !cells.variation && variations.length > 0) fail(row, 'variation', 'required')
  }

  const emptied: OtherLanguage[] = []
  const translations: NonNullable<NewProduct['translations']> = {}
  for (const language of otherLanguages) {
    const before = existing?.translations[language]
    const name = given(`name_${language}`, String, before?.name ?? '')
    const description = given(`description_${language}`, String, before?.description ?? '')
    if (name !== '') translations[language] = { name, description }
    else if (description !== '') fail(first.row, `name_${language}`, 'required')
    else if (before) emptied.push(language)
  }

  const wanted = {
    sku: cell('sku'),
    name: given('name', String, existing?.name ?? ''),
    description: given('description', String, existing?.description ?? ''),
    status: given('status', (text) => text || (existing?.status ?? 'draft'), existing?.status ?? 'draft'),
    brand: given('brand', (text) => text || null, existing?.brand ?? null),
    tags: given('tags', readListCell, existing?.tags ?? []),
    price: given('price', (text) => priceOf(text) ?? Number.NaN, existing?.price ?? Number.NaN),
    sale_price: given('sale_price', priceOf, existing?.sale_price ?? null),
    member_price: given('member_price', priceOf, existing?.member_price ?? null),
    is_pre_order: given('is_pre_order', truth, existing?.is_pre_order ?? false),
    expected_shipping: given('expected_shipping', (text) => text || null, existing?.expected_shipping ?? null),
    product_type_id: productTypeId,
    sizes,
    colors: given('colors', readListCell, existing?.colors ?? []),
    category_ids: [...new Set([...primary, ...listed])],
    translations,
    variations: variations.map(({ fields }) => fields),
    stock: counts.map(({ variation, size, onHand }) => ({ ...(variation !== null && { variation }), size, on_hand: onHand })),
  }
  const parsed = newProduct.safeParse(wanted)
  const at = { product: first.row, variations: variations.map(({ row }) => row), counts: counts.map(({ row }) => row) }
  if (!parsed.success) errors.push(...parsed.error.issues.map((issue) => errorAt(issue, at)))
  else {
    const { price, sale_price = null, member_price = null, variations: checked = [] } = parsed.data
    const prices = checked.map((one) => ({
      price: one.price ?? null,
      sale_price: one.sale_price ?? null,
      member_price: one.member_price ?? null,
    }))
    for (const path of Object.keys(priceProblems({ price, sale_price, member_price }, prices)))
      errors.push(errorAt({ path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message: 'above_price' }, at))
  }
  if (errors.length > 0 || !parsed.success) return { errors }
  const plan: Planned = {
    existing,
    wanted: { ...parsed.data, category_ids: wanted.category_ids, sizes, variations: parsed.data.variations ?? [] },
    emptied,
    counts,
    columns,
  }
  return { errors, plan }
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { maximum?: number | bigint; values?: readonly unknown[]; expected?: string }
type Rows = { product: number; variations: readonly number[]; counts: readonly number[] }

function errorAt({ path: [field, place, part], message, maximum, values, expected }: Issue, rows: Rows): CellError {
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

/** Returns NaN for an invalid price, which the schema refuses. */
function priceOf(text: string | undefined): never | null {
  if (!text) return null
  return (/^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN) as never
}

/** Returns any other text unchanged, which the schema refuses. */
function truth(text: string): boolean {
  const word = text.toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0', ''].includes(word) ? false : (text as never)
}
