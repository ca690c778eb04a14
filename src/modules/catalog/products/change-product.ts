import type { Product, ProductChange } from '#contract/catalog.ts'
import type { Prices } from '#contract/rules/pricing.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { ProductNotFound, SkuTaken, SlugTaken } from '../catalog-errors.ts'
import { requireCatalogEditor } from '../catalog-rights.ts'
import { writeCategories, writeTranslations, writeVariations } from './product-parts.ts'
import { presentProduct } from './product-presenter.ts'
import { type FieldProblems, priceProblems, variationProblems } from './product-rules.ts'
import { countStock, emptyVariations } from './product-stock.ts'
import { readProducts } from './product-store.ts'
import { indexProducts } from '../search/search-index.ts'

/**
 * Changes what is named and leaves the rest; for admins, inside a transaction. Throws ProductNotFound, SkuTaken or SlugTaken (409),
 * StockBelowReserved (409) where open orders hold more than was counted, InvalidInput (422).
 */
export async function changeProduct(ctx: Ctx, id: string, change: ProductChange): Promise<Product> {
  requireCatalogEditor(ctx.actor)
  const before = await lockProduct(ctx, id)
  refuseProblems({
    ...priceProblems(pricesAfter(before, change), change.variations ? change.variations.map(variationPrices) : before.variations),
    ...variationProblems(change.variations ?? [], new Set(before.variations.map((variation) => variation.id))),
  })
  await refusingTaken(ctx.db.updateTable('products').set(columnsOf(change, ctx)).where('id', '=', id).execute())
  if (change.translations) await writeTranslations(ctx.db, id, change.translations)
  if (change.category_id !== undefined || change.category_ids !== undefined) {
    const kept = before.categories.map((category) => category.id)
    await writeCategories(ctx.db, id, change.category_ids ?? kept, change.category_id ?? before.category_id ?? undefined)
  }
  const variationIds = change.variations
    ? await replaceVariations(ctx, before, change.variations)
    : before.variations.map((variation) => variation.id)
  await countStock(ctx, { productId: id, variationIds, sizes: change.sizes ?? before.sizes }, change)
  await indexProducts(ctx.db, [id])
  return getPresented(ctx, id)
}

async function lockProduct(ctx: Ctx, id: string): Promise<Product> {
  const locked = await ctx.db.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!locked) throw new ProductNotFound()
  return getPresented(ctx, id)
}

async function getPresented(ctx: Ctx, id: string): Promise<Product> {
  const [row] = await readProducts(ctx.db, [id], ctx.language)
  if (!row) throw new ProductNotFound()
  return presentProduct(row)
}

function pricesAfter(before: Prices, change: ProductChange): Prices {
  return {
    price: change.price ?? before.price,
    sale_price: change.sale_price === undefined ? before.sale_price : change.sale_price,
    member_price: change.member_price === undefined ? before.member_price : change.member_price,
  }
}

function variationPrices({ price = null, sale_price = null, member_price = null }: NonNullable<ProductChange['variations']>[number]) {
  return { price, sale_price, member_price }
}

function columnsOf(change: ProductChange, ctx: Ctx) {
  const { translations, variations: _variations, stock: _stock, category_id: _category, category_ids: _categories, ...columns } = change
  const english = translations?.en
  return { ...columns, ...(english && { name: english.name, description: english.description }), updated_at: ctx.clock.now() }
}

/** A removed variation takes its stock with it, so open orders must hold none of it. */
async function replaceVariations(ctx: Ctx, before: Product, variations: NonNullable<ProductChange['variations']>): Promise<string[]> {
  const kept = new Set(variations.map((variation) => variation.id))
  const removed = before.variations.flatMap((variation) => (kept.has(variation.id) ? [] : [variation.id]))
  await emptyVariations(ctx, before.id, removed)
  return writeVariations(ctx.db, before.id, variations)
}

function refuseProblems(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
}

/** Turns the constraint that says no into the conflict it means. */
export async function refusingTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'products_sku_unique')) throw new SkuTaken()
    if (isUniqueViolation(error, 'products_slug_unique')) throw new SlugTaken()
    throw error
  }
}
