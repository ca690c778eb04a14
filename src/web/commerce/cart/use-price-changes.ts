import { useEffect, useState } from 'react'
import type { CartLine } from './cart-lines.ts'
import { cart } from './cart-store.ts'
import { findPriceChanges, type PriceChange, withQuotedPrices } from './price-changes.ts'
import type { QuoteState } from './use-quote.ts'

/** Tells once what changed since the cart was filled, then remembers the new prices. */
export function usePriceChanges(lines: readonly CartLine[], state: QuoteState): PriceChange[] {
  const [changes, setChanges] = useState<PriceChange[]>([])
  const quote = state.status === 'ready' && !state.isRefreshing ? state.quote : undefined

  useEffect(() => {
    if (!quote) return
    const found = findPriceChanges(lines, quote)
    if (found.length === 0) return
    setChanges((before) => [...before.filter((known) => !found.some(({ key }) => key === known.key)), ...found])
    cart.replace(withQuotedPrices(lines, quote))
  }, [lines, quote])

  return changes
}
