import type { Quote } from '#contract/checkout.ts'
import { type CartLine, lineKey } from '#web/commerce/cart/cart-lines.ts'
import type { ShortLine } from './order-outcome.ts'

/** Why a line can't be ordered as it is; `available` where fewer pieces would do. */
export type LineTrouble = { key: string; name: string; message: string; available: number | null }

/** What the quote objects to, and what only placing the order brought to light. */
export function findTroubles(
  lines: readonly CartLine[],
  quote: Quote | undefined,
  short: readonly ShortLine[],
  sentenceFor: (available: number) => string,
): LineTrouble[] {
  const objected = (quote?.problems ?? []).flatMap(({ code, line, message, available }) => {
    // Said for all of them at once, with the way out, where the event is named.
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
