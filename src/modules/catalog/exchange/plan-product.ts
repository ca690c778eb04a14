import { type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import type { AdminProduct, NewProduct } from '#contract/admin-products.ts'
import type { ProductColumn } from '#contract/product-files.ts'
import { readListCell } from '#contract/rules/csv.ts'
import { fileColumns } from '#contract/rules/product-columns.ts'
import { checkPlanned } from './check-planned.ts'
import type { CellError } from './import-problems.ts'
import { checkOptions, ofVariation, type PlannedCount, readCounts, readSizes, readVariations, type Variation } from './plan-options.ts'
import { cellsOf, columnOf, priceOf, type ProductCells } from './product-cells.ts'
import type { FileRow } from './read-rows.ts'

/** The complete product as the file wants it. `stock` has only the options that the file counts. */
export type Planned = {
  existing: AdminProduct | undefined
  wanted: NewProduct & { category_ids: string[]; sizes: string[]; variations: Variation[] }
  emptied: OtherLanguage[]
  counts: Pick<PlannedCount, 'variation' | 'size' | 'onHand'>[]
  columns: ReadonlySet<ProductColumn>
}

/** Ids of categories by slug, and of product types by name. */
type Known = { categories: ReadonlyMap<string, string>; productTypes: ReadonlyMap<string, string> }

const ofOption: ReadonlySet<string> = new Set(['variation', ...ofVariation, 'size', 'stock'])

/** Plans one product from its rows. `plan` is missing if there are errors. */
export function planProduct(
  rows: readonly FileRow[],
  existing: AdminProduct | undefined,
  columns: ReadonlySet<ProductColumn>,
  known: Known,
): { errors: CellError[]; plan?: Planned } {
  const [first] = rows
  if (!first) return { errors: [] }
  const cells = cellsOf(rows, first, columns)
  noteOtherValues(cells)
  const categoryIds = readCategories(cells, existing, known.categories)
  const productTypeId = readProductType(cells, existing, known.productTypes)
  const variations = readVariations(cells, existing)
  const counts = readCounts(cells, variations)
  const sizes = readSizes(cells, existing)
  checkOptions(cells, sizes, variations)
  const { translations, emptied } = readTranslations(cells, existing)
  const wanted = {
    ...readOwnValues(cells, existing),
    product_type_id: productTypeId,
    sizes,
    category_ids: categoryIds,
    translations,
    variations: variations.map(({ fields }) => fields),
    stock: counts.map(({ variation, size, onHand }) => ({ ...(variation !== null && { variation }), size, on_hand: onHand })),
  }
  const setBy = { product: first.row, variations: variations.map(({ row }) => row), counts: counts.map(({ row }) => row) }
  const { product, errors: refused } = checkPlanned(wanted, setBy)
  const errors = [...cells.errors, ...refused]
  if (errors.length > 0 || !product) return { errors }
  const complete = { ...product, category_ids: categoryIds, sizes, variations: product.variations ?? [] }
  return { errors, plan: { existing, wanted: complete, emptied, counts, columns } }
}

/** The first row of a product sets its values. A later row with another value is an error. */
function noteOtherValues({ rows, first, columns, fail }: ProductCells): void {
  for (const column of columns) {
    if (ofOption.has(column)) continue
    for (const { row, cells } of rows.slice(1))
      if (cells[column] && cells[column] !== first.cells[column]) fail(row, column, 'differs', first.row)
  }
}

/** The primary category comes first. */
function readCategories({ first, given, fail }: ProductCells, existing: AdminProduct | undefined, known: Known['categories']): string[] {
  const idOf = (column: 'category' | 'categories') => (slug: string) => {
    const id = known.get(slug)
    if (id === undefined) fail(first.row, column, 'unknown_category')
    return id ?? []
  }
  const listed = given('categories', (text) => readListCell(text).flatMap(idOf('categories')), existing?.category_ids ?? [])
  const primary = given('category', (text) => (text === '' ? [] : [text].flatMap(idOf('category'))), [])
  return [...new Set([...primary, ...listed])]
}

function readProductType(
  { first, given, fail }: ProductCells,
  existing: AdminProduct | undefined,
  known: Known['productTypes'],
): string | null {
  const idOf = (name: string) => {
    const id = known.get(name) ?? null
    if (name !== '' && id === null) fail(first.row, 'product_type', 'unknown_product_type')
    return id
  }
  return given('product_type', idOf, existing?.product_type_id ?? null)
}

/** `emptied` are the languages whose texts the file removes. */
function readTranslations({ first, given, fail }: ProductCells, existing: AdminProduct | undefined) {
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
  return { translations, emptied }
}

/** A column that the file lacks keeps its value. */
function readOwnValues({ first, given }: ProductCells, existing: AdminProduct | undefined) {
  return {
    sku: first.cells.sku ?? '',
    name: given('name', String, existing?.name ?? ''),
    description: given('description', String, existing?.description ?? ''),
    status: given('status', (text) => text || (existing?.status ?? 'draft'), existing?.status ?? 'draft'),
    tags: given('tags', readListCell, existing?.tags ?? []),
    price: given('price', (text) => priceOf(text) ?? Number.NaN, existing?.price ?? Number.NaN),
    sale_price: given('sale_price', priceOf, existing?.sale_price ?? null),
    member_price: given('member_price', priceOf, existing?.member_price ?? null),
    ...Object.fromEntries(
      fileColumns.map((name) => [name, given(name, (text) => columnOf(name, text), existing?.[name] ?? columnOf(name, ''))]),
    ),
    colors: given('colors', readListCell, existing?.colors ?? []),
  }
}
