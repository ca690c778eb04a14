import { sql } from 'kysely'
import type { Product } from '#contract/catalog.ts'
import { readUnitName } from '#contract/rules/unit-name.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { findShownProduct, listProductsByIds } from '#modules/catalog/index.ts'
import { isForEverybody } from './catalog-answer.ts'
import { type Unit, unitsOf } from './units-of.ts'

/** A product that a name brought; `unit` if the name was that of a unit. */
export type Named = { product: Product; units: Unit[]; unit: Unit | undefined }

/** Finds products by the names of products or units, or by slugs; undefined for unknown and hidden ones. */
export async function findNamed(ctx: Ctx, names: readonly string[]): Promise<(Named | undefined)[]> {
  const ids = names.map((name) => readUnitName(name)?.id ?? (isId(name) ? name.toLowerCase() : undefined))
  const productIds = await productsOf(
    ctx,
    ids.filter((id) => id !== undefined),
  )
  const products = new Map((await listProductsByIds(ctx, [...new Set(productIds.values())])).map((product) => [product.id, product]))
  const found: (Named | undefined)[] = []
  for (const [index, name] of names.entries()) {
    const id = ids[index]
    const product = id === undefined ? await bySlug(ctx, name) : products.get(productIds.get(id) ?? '')
    found.push(product && isForEverybody(ctx, product) ? named(ctx, product, name) : undefined)
  }
  return found
}

function named(ctx: Ctx, product: Product, name: string): Named | undefined {
  const units = unitsOf(ctx, product)
  const unit = units.find((one) => one.name === name)
  const asked = readUnitName(name)
  // A size that the product does not come in, or a size of nothing.
  if (!unit && asked && asked.size !== null) return undefined
  return { product, units, unit }
}

function bySlug(ctx: Ctx, name: string): Promise<Product | undefined> {
  return /^[a-z0-9-]{1,100}$/.test(name) ? findShownProduct(ctx, name) : Promise.resolve(undefined)
}

/** The product of each id, which is its own or that of a variation. */
async function productsOf({ db }: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; product_id: string }>`
    select id, id as product_id from products where id = any(${ids}::uuid[])
    union all select id, product_id from product_variations where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, product_id }) => [id, product_id]))
}
