import type { Quote } from '#contract/checkout.ts'
import { type Money, isLess } from '#contract/rules/money.ts'
import { imageKeyOf } from '../order/image-key.ts'
import { type CartLine, lineKey } from './cart-lines.ts'
import { keyParts } from './use-quote.ts'

export type PriceChange = { key: string; name: string; from: Money; to: Money; isLower: boolean }

export function findPriceChanges(lines: readonly CartLine[], quote: Quote): PriceChange[] {
  return lines.flatMap((line) => {
    const quoted = quote.lines.find((candidate) => lineKey(keyParts(candidate)) === lineKey(line))
    if (!quoted || quoted.unit_price === line.price) return []
    return [
      { key: lineKey(line), name: quoted.name, from: line.price, to: quoted.unit_price, isLower: isLess(quoted.unit_price, line.price) },
    ]
  })
}

/** Returns the cart with today's prices and images, and names in the visitor's language. */
export function withQuotedLines(lines: readonly CartLine[], quote: Quote): CartLine[] {
  return lines.map((line) => {
    const quoted = quote.lines.find((candidate) => lineKey(keyParts(candidate)) === lineKey(line))
    if (!quoted) return line
    return {
      ...line,
      name: quoted.name,
      imageKey: imageKeyOf(quoted.image_url) ?? null,
      price: quoted.unit_price,
      ...(quoted.variation_name ? { variation_name: quoted.variation_name } : {}),
    }
  })
}

export function isSameCart(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
