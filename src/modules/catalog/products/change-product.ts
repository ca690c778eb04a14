import type { ProductChange } from '#contract/admin-products.ts'
import type { Product } from '#contract/catalog.ts'
import type { Prices } from '#contract/rules/pricing.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#kit/database/sql-errors.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getAdminProduct } from '../admin/get-admin-product.ts'
import { storedFacts } from '../facts/shown-facts.ts'
import { auditedFields, auditedProduct } from './audited-product.ts'
import { settleFeatured } from '../images/product-image-store.ts'
import { writeCategories, writeStories, writeTranslations } from './product-parts.ts'
import { writeVariations } from './write-variations.ts'
import { presentProduct } from './product-presenter.ts'
import { type FieldProblems, priceProblems, variationProblems } from './product-rules.ts'
import { countStock, emptyVariations } from './product-stock.ts'
import { readProducts } from './product-store.ts'
import { indexProducts } from '../search/search-index.ts'

/**
 * Changes only the given fields; for admins, inside a transaction. Throws product_not_found, sku_taken or slug_taken (409),
 * stock_below_reserved (409) when open orders hold more than the new count, changed_meanwhile (409), InvalidInput (422).
 */
export async function changeProduct(ctx: Ctx, id: string, change: ProductChange, expectedUpdatedAt?: string): Promise<Product> {
  const product = await lockProduct(ctx, id)
  const before = await getAdminProduct(ctx, id)
  // Ignores the times of its images, so that uploading images does not conflict with editing texts.
  requireUnchanged({ ...before, updated_at: product.updated_at }, expectedUpdatedAt)
  const after = await writeProduct(ctx, product, change)
  const now = await getAdminProduct(ctx, id)
  await recordChange(ctx, {
    action: 'product.change',
    ...auditedProduct(after),
    before: auditedFields(before),
    after: auditedFields(now),
  })
  return { ...after, updated_at: now.updated_at }
}

/** Like changeProduct, for a new product: the caller writes the audit log. */
export async function writeProduct(ctx: Ctx, before: Product, change: ProductChange): Promise<Product> {
  const { id } = before
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
  if (change.story_ids) await writeStories(ctx.db, id, change.story_ids)
  const variationIds = change.variations
    ? await refusingTaken(replaceVariations(ctx, before, change.variations))
    : before.variations.map((variation) => variation.id)
  await countStock(ctx, { productId: id, variationIds, sizes: change.sizes ?? before.sizes }, change)
  await indexProducts(ctx.db, [id])
  return getPresented(ctx, id)
}

export async function lockProduct(ctx: Ctx, id: string): Promise<Product> {
  const locked = await ctx.db.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!locked) refuse('product_not_found')
  return getPresented(ctx, id)
}

async function getPresented(ctx: Ctx, id: string): Promise<Product> {
  const [row] = await readProducts(ctx, [id])
  if (!row) refuse('product_not_found')
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
  const {
    translations,
    facts,
    variations_label,
    variations: _v,
    stock: _s,
    category_id: _c,
    category_ids: _cs,
    story_ids: _st,
    ...columns
  } = change
  const english = translations?.en
  return {
    ...columns,
    ...(english && { name: english.name, description: english.description }),
    ...(facts && { facts: storedFacts(facts) }),
    ...(variations_label && { variations_label: storedLabel(variations_label) }),
    updated_at: ctx.clock.now(),
  }
}

function storedLabel(label: NonNullable<ProductChange['variations_label']>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(label).filter(([, text]) => text !== '')))
}

/** A removed variation deletes its stock, so open orders must not hold any of it. */
async function replaceVariations(ctx: Ctx, before: Product, variations: NonNullable<ProductChange['variations']>): Promise<string[]> {
  const kept = new Set(variations.map((variation) => variation.id))
  const removed = before.variations.flatMap((variation) => (kept.has(variation.id) ? [] : [variation.id]))
  await emptyVariations(ctx, before.id, removed)
  const ids = await writeVariations(ctx.db, before.id, variations)
  // The images of removed variations are deleted with them.
  await settleFeatured(ctx.db, before.id)
  return ids
}

function refuseProblems(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
}

export async function refusingTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'products_sku_unique')) refuse('sku_taken')
    if (isUniqueViolation(error, 'product_variations_sku_unique')) refuse('sku_taken')
    if (isForeignKeyViolation(error, 'products_size_guide_id_fkey')) throw new InvalidInput({ size_guide_id: 'unknown_size_guide' })
    if (isUniqueViolation(error, 'products_slug_unique')) refuse('slug_taken')
    if (isForeignKeyViolation(error, 'products_product_type_fkey')) throw new InvalidInput({ product_type_id: 'invalid' })
    throw error
  }
}
