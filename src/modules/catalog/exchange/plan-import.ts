import { languages, otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { Database } from '#kit/database/database.ts'
import { readAdminProducts } from '../admin/admin-product-store.ts'
import { presentAdminProduct } from '../admin/present-admin-product.ts'
import type { CellError } from './import-problems.ts'
import { type Planned, planProduct } from './plan-product.ts'
import { productTypesByCell } from './product-type-cells.ts'
import type { FileRow, FileRows } from './read-rows.ts'

export type ProductChange = { sku: string; before: Record<string, unknown>; after: Record<string, unknown> }
export type ImportPlan = { created: Planned[]; changed: Planned[]; changes: ProductChange[]; unchanged: number; errors: CellError[] }

const productsAtOnce = 500

export async function planImport(db: Database, { columns, rows, errors: shape }: FileRows): Promise<ImportPlan> {
  const plan: ImportPlan = { created: [], changed: [], changes: [], unchanged: 0, errors: [...shape] }
  if (shape.length > 0) return plan
  for (const { row, cells } of rows) if (!cells.sku) plan.errors.push({ row, column: 'sku', code: 'required' })
  const groups = [
    ...Map.groupBy(
      rows.filter(({ cells }) => cells.sku),
      ({ cells }) => cells.sku ?? '',
    ),
  ]
  const categories = new Map((await db.selectFrom('categories').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]))
  const productTypes = await productTypesByCell(db)
  for (let at = 0; at < groups.length; at += productsAtOnce) {
    const some = groups.slice(at, at + productsAtOnce)
    const existing = await findBySku(
      db,
      some.map(([sku]) => sku),
    )
    for (const [sku, own] of some) {
      const { plan: planned, errors } = planProduct(own, existing.get(sku), columns, { categories, productTypes })
      plan.errors.push(...errors, ...(planned ? reservedErrors(planned, own) : []))
      if (!planned) continue
      const change = planned.existing && changeOf(planned, planned.existing)
      if (!planned.existing) plan.created.push(planned)
      else if (change) {
        plan.changed.push(planned)
        plan.changes.push(change)
      } else plan.unchanged += 1
    }
  }
  plan.errors.push(...(await takenSkus(db, plan, rows)))
  return plan
}

async function findBySku(db: Database, skus: readonly string[]): Promise<Map<string, AdminProduct>> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('sku', 'in', [...skus])
    .execute()
  const rows = await readAdminProducts(
    db,
    found.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.sku, presentAdminProduct(row, languages)]))
}

function levelOf({ existing, wanted }: Planned, { variation, size }: Planned['counts'][number]) {
  const id = variation === null ? null : (wanted.variations[variation]?.id ?? '')
  return existing?.stock.find((level) => level.variation_id === id && level.size === size)
}

function reservedErrors(planned: Planned, rows: readonly FileRow[]): CellError[] {
  return planned.counts.flatMap((count, place): CellError[] => {
    const reserved = levelOf(planned, count)?.reserved ?? 0
    const { row } = rows.filter(({ cells }) => cells.stock)[place] ?? { row: rows[0]?.row ?? 1 }
    return count.onHand < reserved ? [{ row, column: 'stock', code: 'below_reserved', limit: reserved }] : []
  })
}

/** Undefined when the file matches the existing product. */
function changeOf(planned: Planned, existing: AdminProduct): ProductChange | undefined {
  const { wanted, emptied, counts } = planned
  const before = {
    ...existing,
    category_ids: existing.category_ids.toSorted(),
    description: existing.description.trim(),
    translations: Object.fromEntries(
      otherLanguages.flatMap((language) => (existing.translations[language] ? [[language, trimmed(existing.translations[language])]] : [])),
    ),
    variations: existing.variations.map(({ translations: _translations, ...variation }) => variation),
  }
  const after = {
    ...wanted,
    category_ids: wanted.category_ids.toSorted(),
    description: wanted.description?.trim(),
    translations: Object.fromEntries(
      Object.entries(wanted.translations ?? {}).flatMap(([language, texts]) => (texts ? [[language, trimmed(texts)]] : [])),
    ),
  }
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter(
    (field) => field !== 'stock' && canonical(after[field]) !== canonical(before[field]),
  )
  const recounted = counts.flatMap((count) => {
    const onHand = levelOf(planned, count)?.on_hand ?? 0
    return onHand === count.onHand ? [] : [{ variation: count.variation, size: count.size, from: onHand, to: count.onHand }]
  })
  const category = wanted.category_ids[0] ?? null
  const isMoved = category !== existing.category_id
  if (fields.length === 0 && !isMoved && emptied.length === 0 && recounted.length === 0) return undefined
  const sideOf = (side: Record<string, unknown>, isAfter: boolean) => ({
    ...Object.fromEntries(fields.map((field) => [field, side[field]])),
    ...(isMoved && { category_id: isAfter ? category : existing.category_id }),
    ...(emptied.length > 0 && { translations: isAfter ? after.translations : before.translations }),
    ...(recounted.length > 0 && { stock: recounted.map(({ from, to, ...option }) => ({ ...option, on_hand: isAfter ? to : from })) }),
  })
  return { sku: wanted.sku, before: sideOf(before, false), after: sideOf(after, true) }
}

function trimmed({ name, description }: { name: string; description: string }) {
  return { name: name.trim(), description: description.trim() }
}

/** Returns the same text for the same content, regardless of the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

async function takenSkus(db: Database, { created, changed }: ImportPlan, rows: readonly FileRow[]): Promise<CellError[]> {
  const owners = new Map<string, string>()
  const errors: CellError[] = []
  const fail = (variationSku: string, sku: string) => {
    const at = rows.find(({ cells }) => cells.sku === sku && cells.variation_sku === variationSku)
    if (at) errors.push({ row: at.row, column: 'variation_sku', code: 'sku_taken' })
  }
  const own = [...created, ...changed].flatMap(({ wanted }) =>
    wanted.variations.flatMap(({ sku }) => (sku ? [{ variationSku: sku, sku: wanted.sku }] : [])),
  )
  for (const { variationSku, sku } of own) {
    if (owners.has(variationSku)) fail(variationSku, sku)
    owners.set(variationSku, sku)
  }
  if (owners.size === 0) return errors
  const { rows: taken } = await sql<{ variation_sku: string; sku: string }>`
    select v.sku as variation_sku, p.sku from product_variations v join products p on p.id = v.product_id where v.sku = any(${[...owners.keys()]}::text[])`.execute(
    db,
  )
  for (const { variation_sku, sku } of taken) {
    const wanting = owners.get(variation_sku)
    if (wanting !== undefined && wanting !== sku) fail(variation_sku, wanting)
  }
  return errors
}
