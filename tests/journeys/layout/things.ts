import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

/** Ids and names of demo data, with long texts, that the pages need. */
export type Things = Awaited<ReturnType<typeof findThings>>

const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  translation: z.object({ name: z.string() }),
  price: z.number(),
  sale_price: z.number().nullable(),
  sizes: z.string().array(),
  variations: z.object({ id: z.string(), name: z.string() }).array(),
})
const thing = z.object({ id: z.string() })
const ownOrder = thing.extend({ pickup: z.object({ event_id: z.string(), state: z.string() }).nullish() })

/** `asOwner` reads back office data, `asMember` reads account data. */
export async function findThings(asOwner: APIRequestContext, asMember: APIRequestContext) {
  const read = async (from: APIRequestContext, path: string): Promise<unknown> => (await from.get(`/api/${path}`)).json()
  const firstOf = async (path: string, key: string) => {
    const [first] = z
      .record(z.string(), z.unknown())
      .transform((body) => thing.array().parse(body[key]))
      .parse(await read(asOwner, `admin/${path}`))
    return first?.id ?? 'none'
  }
  const { products } = z.object({ products: product.array() }).parse(await read(asOwner, 'products?limit=100&lang=ru'))
  const byLength = products.toSorted((one, other) => other.name.length - one.name.length)
  const reduced = products.filter(({ sale_price }) => sale_price !== null).toSorted((one, other) => other.price - one.price)
  const categories = thing
    .extend({ slug: z.string() })
    .array()
    .parse(await read(asOwner, 'categories?active=true'))
  const queue = z
    .object({ items: z.object({ order_item_id: z.string(), order_id: z.string(), order_number: z.string() }).array() })
    .parse(await read(asOwner, 'admin/production-queue?limit=1'))
  const { orders } = z
    .object({ orders: thing.extend({ order_number: z.string() }).array() })
    .parse(await read(asOwner, 'admin/orders?limit=1&status=completed'))
  const own = z.object({ orders: ownOrder.array() }).parse(await read(asMember, 'orders'))
  const collected = own.orders.find(({ pickup }) => pickup?.state === 'waiting')
  const { campaigns } = z.object({ campaigns: thing.array() }).parse(await read(asOwner, 'admin/newsletter/campaigns'))
  const ids = {
    event: await firstOf('events?limit=1', 'events'),
    productType: await firstOf('product-types', 'product_types'),
    story: await firstOf('stories', 'stories'),
    sizeGuide: await firstOf('size-guides', 'size_guides'),
    member: await firstOf('members', 'members'),
    partner: await firstOf('partners?status=active', 'partners'),
    paymentMethod: await firstOf('payment-methods', 'payment_methods'),
    discount: await firstOf('discounts', 'discounts'),
    review: await firstOf('reviews', 'reviews'),
    return: await firstOf('returns', 'returns'),
  }
  return {
    ...ids,
    longest: byLength[0]?.slug ?? '',
    reduced: reduced[0]?.slug ?? '',
    productId: byLength[0]?.id ?? '',
    /** Cart lines as the browser stores them. */
    cart: [...byLength.slice(0, 2), ...reduced.slice(0, 1)].map(toCartLine),
    /** Products looked at before, as the browser stores them: those with the longest words in their names. */
    viewed: products
      .toSorted((one, other) => longestWord(other) - longestWord(one))
      .slice(0, 6)
      .map(toViewed),
    ownOrder: own.orders[0]?.id ?? '',
    /** Waits at an event for the member. */
    pickup: { event: collected?.pickup?.event_id ?? 'none', order: collected?.id ?? 'none' },
    category: categories[0] ?? { id: '', slug: '' },
    made: queue.items[0] ?? { order_item_id: '', order_id: '', order_number: '' },
    doneOrder: orders[0] ?? { id: '', order_number: '' },
    campaign: campaigns[0]?.id ?? '',
  }
}

type Named = Pick<z.infer<typeof product>, 'translation'>
const longestWord = ({ translation }: Named) => Math.max(...translation.name.split(' ').map(({ length }) => length))

function toViewed({ id, slug, translation }: z.infer<typeof product>) {
  return { id, slug, imageKey: null, names: { ru: translation.name } }
}

function toCartLine({ id, slug, name, price, sizes, variations }: z.infer<typeof product>) {
  const [variation] = variations
  return {
    id,
    slug,
    name,
    imageKey: null,
    price,
    quantity: 2,
    ...(sizes[0] !== undefined && { size: sizes[0] }),
    ...(variation && { variation_id: variation.id, variation_name: variation.name }),
  }
}
