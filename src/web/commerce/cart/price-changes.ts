import type { Quote } from '#contract/checkout.ts'
import { type Money, isLess } from '#contract/money.ts'
import { type CartLine, lineKey } from './cart-lines.ts'
import { keyParts } from './use-quote.ts'

export type PriceChange = { key: string; name: string; from: Money; to: Money; isLower: boolean }

/** Lines whose price is another than when they were put in. */
export function findPriceChanges(lines: readonly CartLine[], quote: Quote): PriceChange[] {
  return lines.flatMap((line) => {
    const quoted = quote.lines.find((candidate) => lineKey(keyParts(candidate)) === lineKey(line))
    if (!quoted || quoted.unit_price === line.price) return []
    return [{ key: lineKey(line), name: line.name, from: line.price, to: quoted.unit_price, isLower: isLess(quoted.unit_price, line.price) }]
  })
}

/** The cart as it stands after the visitor has been told: today's prices and names. */
export function withQuotedPrices(lines: readonly CartLine[], quote: Quote): CartLine[] {
  return lines.map((line) => {
    const quoted = quote.lines.find((candidate) => lineKey(keyParts(candidate)) === lineKey(line))
    return quoted ? { ...line, price: quoted.unit_price } : line
  })
}
