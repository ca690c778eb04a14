import * as checkout from '#contract/calls/checkout.gen.ts'
import type { CartItem, Quote } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import type { NewCartLine } from '#web/commerce/cart/cart-lines.ts'
import { cart } from '#web/commerce/cart/cart-store.ts'
import { imageKeyOf } from '#web/commerce/order/image-key.ts'
import { readTimeoutMs } from '#web/browser/calls/send.ts'
import { readLate } from '#web/browser/query/read-late.ts'

/** Items of the order that can be added at today's prices, some only in part, and those that can't, with the shop's reason. */
export type Again = {
  added: { line: NewCartLine; quantity: number; wanted: number }[]
  missing: { id: string; name: string; reason: string }[]
}

/** Adds the items that are still sold to the cart; undefined if the request failed. */
export async function putInCart(order: Pick<Order, 'items'>, language: Language): Promise<Again | undefined> {
  try {
    const quote = await readLate(checkout.quote, { items: itemsOf(order) }, { language, timeoutMs: readTimeoutMs })
    const again = sortOut(order, quote)
    for (const { line, quantity } of again.added) cart.add(line, quantity)
    return again
  } catch {
    return undefined
  }
}

function itemsOf(order: Pick<Order, 'items'>): CartItem[] {
  return order.items.map(({ product_id, variation_id, size, quantity }) => ({ product_id, variation_id, size, quantity }))
}

/** `quote` must be for all items of the order, since its problems use their index. */
export function sortOut(order: Pick<Order, 'items'>, quote: Quote): Again {
  const again: Again = { added: [], missing: [] }
  for (const [index, item] of order.items.entries()) {
    const problem = quote.problems.find(({ line }) => line === index)
    const quoted = quote.lines.find((line) => isSame(line, item))
    const quantity = problem ? Math.min(item.quantity, problem.code === 'out_of_stock' ? (problem.available ?? 0) : 0) : item.quantity
    if (!quoted || quantity < 1) {
      again.missing.push({ id: item.id, name: quoted?.name ?? item.name, reason: problem?.message ?? '' })
      continue
    }
    const line: NewCartLine = {
      id: quoted.product_id,
      slug: quoted.product_id,
      name: quoted.name,
      imageKey: imageKeyOf(quoted.image_url) ?? null,
      price: quoted.unit_price,
      ...(quoted.size ? { size: quoted.size } : {}),
      ...(quoted.variation_id ? { variation_id: quoted.variation_id, variation_name: quoted.variation_name ?? '' } : {}),
    }
    again.added.push({ line, quantity, wanted: item.quantity })
  }
  return again
}

type Choice = { product_id: string; variation_id: string | null; size: string | null }

function isSame(a: Choice, b: Choice): boolean {
  return a.product_id === b.product_id && a.variation_id === b.variation_id && a.size === b.size
}
