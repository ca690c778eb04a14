import { useEffect } from 'react'
import type { CartLine } from './cart-lines.ts'
import { cart, useCartChanges } from './cart-store.ts'
import { findPriceChanges, isSameCart, type PriceChange, withQuotedLines } from './price-changes.ts'
import type { QuoteState } from './use-quote.ts'

/** Returns the price changes since the cart was filled, then stores the new prices and, after a language change, the names. */
export function usePriceChanges(lines: readonly CartLine[], state: QuoteState): readonly PriceChange[] {
  const quote = state.status === 'ready' && !state.isRefreshing ? state.quote : undefined

  useEffect(() => {
    if (!quote) return
    const today = withQuotedLines(lines, quote)
    if (!isSameCart(today, lines)) cart.reprice(today, findPriceChanges(lines, quote))
  }, [lines, quote])

  // Shown once: on a later visit the cart shows only today's prices.
  useEffect(() => () => cart.forgetChanges(), [])

  return useCartChanges()
}
