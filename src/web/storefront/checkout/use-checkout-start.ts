import { useEffect, useRef } from 'react'
import { add, times, zero } from '#contract/rules/money.ts'
import { type CartLine, countItems } from '#web/commerce/cart/cart-lines.ts'
import { track } from '#web/features/analytics/track.ts'

export function useCheckoutStart(lines: readonly CartLine[]): void {
  const isNoted = useRef(false)
  useEffect(() => {
    if (isNoted.current || lines.length === 0) return
    isNoted.current = true
    const value = lines.reduce((sum, { price, quantity }) => add(sum, times(price, quantity)), zero)
    track('checkout_start', { value, items: countItems(lines) })
  }, [lines])
}
