import type { Product } from '#contract/catalog.ts'
import { pages } from '#contract/pages.ts'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import type { LetterSubject } from '#modules/letters/index.ts'
import { listSampleProducts } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'

/** Returns the lowest price for guests, who get no member price. */
export function lowestPrice(product: Product): number {
  return viewPrices(optionPrices(product)).guest.min
}

export function aboutProduct(product: Product, was?: string, detail?: string): LetterSubject {
  const goods = { productId: product.id, ...(was === undefined ? {} : { was }), ...(detail ? { detail } : {}) }
  return { title: [product.translation.name, detail].filter(Boolean).join(', '), goods: [goods], href: pages.product(product.slug) }
}

/** For previews. Links to the shop while it has no products. */
export async function aboutSamples(ctx: Ctx, count: number, about: (first: Product, all: readonly Product[]) => LetterSubject) {
  const products = await listSampleProducts(ctx, count)
  const [first] = products
  return first ? about(first, products) : { goods: [], href: pages.shop() }
}
