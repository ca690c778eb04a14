import type { Quote } from '#contract/checkout.ts'
import { type CartLine, lineKey } from '#web/commerce/cart/cart-lines.ts'
import type { ShortLine } from './order-outcome.ts'

/** The reason why a line can't be ordered as it is. `available`: the number of pieces that can be ordered. */
export type LineTrouble = { key: string; name: string; message: string; available: number | null }

/** Returns the problems in the quote and those found only when the order was placed. */
export function findTroubles(
  lines: readonly CartLine[],
  quote: Quote | undefined,
  short: readonly ShortLine[],
  sentenceFor: (available: number) => string,
): LineTrouble[] {
  const objected = (quote?.problems ?? []).flatMap(({ code, line, message, available }) => {
    // Shown once for all such lines, where the event is named, with the way to solve it.
    if (code === 'not_at_event') return []
    const found = line === null ? undefined : lines[line]
    return found ? [{ key: lineKey(found), name: found.name, message, available }] : []
  })
  const missed = short.flatMap(({ line, available }) => {
    const found = lines[line]
    if (!found || objected.some(({ key }) => key === lineKey(found))) return []
    return [{ key: lineKey(found), name: found.name, message: sentenceFor(available), available }]
  })
  return [...objected, ...missed]
}
