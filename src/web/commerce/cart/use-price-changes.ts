import { useEffect } from 'react'
import type { CartLine } from './cart-lines.ts'
import { cart, useCartChanges } from './cart-store.ts'
import { findPriceChanges, isSameCart, type PriceChange, withQuotedLines } from './price-changes.ts'
import type { QuoteState } from './use-quote.ts'

/** Tells what changed since the cart was filled, then remembers the new prices and, after a change of language, the names. */
export function usePriceChanges(lines: readonly CartLine[], state: QuoteState): readonly PriceChange[] {
  const quote = state.status === 'ready' && !state.isRefreshing ? state.quote : undefined

  useEffect(() => {
    if (!quote) return
    const today = withQuotedLines(lines, quote)
    if (!isSameCart(today, lines)) cart.reprice(today, findPriceChanges(lines, quote))
  }, [lines, quote])

  // Told once: whoever comes back to the cart later sees today's prices alone.
  useEffect(() => () => cart.forgetChanges(), [])

  return useCartChanges()
}
