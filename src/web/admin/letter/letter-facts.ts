import type { AdminProduct } from '#contract/admin-products.ts'
import type { Letters } from '#contract/letter-blocks.ts'
import { unitPrice } from '#contract/rules/pricing.ts'
import type { Api } from '#web/render/page-context.ts'

export type ProductFacts = { id: string; name: string; price: number; imageKey: string | undefined; isForSale: boolean }
export type LetterFacts = { products: ProductFacts[]; stories: { id: string; title: string }[]; codes: string[] }

const mostListed = 100

/** For a loader. Products that no longer exist are left out. */
export async function loadLetterFacts(api: Api, letters: readonly Letters[]): Promise<LetterFacts> {
  const [products, { stories }, { discounts }] = await Promise.all([
    findProducts(api, letters),
    api.stories.list({ limit: mostListed }),
    api.discounts.list({ limit: mostListed, state: 'active' }),
  ])
  return {
    products,
    stories: stories.map(({ id, title }) => ({ id, title })),
    codes: discounts.map(({ code }) => code),
  }
}

/** The price is today's price without a membership. */
export function factsOf({ id, name, price, sale_price, member_price, images, status }: AdminProduct): ProductFacts {
  return {
    id,
    name,
    price: unitPrice({ price, sale_price, member_price }, false),
    imageKey: images[0]?.image_key,
    isForSale: status === 'active',
  }
}

/** Loads one product at a time, because other requests need connections too. */
async function findProducts(api: Api, letters: readonly Letters[]): Promise<ProductFacts[]> {
  const blocks = letters.flatMap((each) => Object.values(each)).flatMap((letter) => letter?.blocks ?? [])
  const found: ProductFacts[] = []
  for (const id of new Set(blocks.flatMap((block) => (block.type === 'products' ? block.product_ids : [])))) {
    const product = await api.adminProducts.get({ id }).catch(() => undefined)
    if (product) found.push(factsOf(product))
  }
  return found
}
