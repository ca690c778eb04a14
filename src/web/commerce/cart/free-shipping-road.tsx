import { isLess, type Money, zero } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** `goods` is after discount, as the rule for free shipping counts it. */
export type FreeShippingRoadProps = { remaining: Money | null; goods: Money }

export function FreeShippingRoad({ remaining, goods }: FreeShippingRoadProps) {
  const t = useMessages('cart')
  if (remaining === null) return null
  const isReached = !isLess(zero, remaining)
  return (
    <ProgressBar
      tone="tile"
      label={isReached ? t('freeShippingReached') : t('freeShippingAway', { amount: formatMoney(remaining) })}
      value={isReached ? 1 : goods}
      max={isReached ? 1 : goods + remaining}
    />
  )
}
