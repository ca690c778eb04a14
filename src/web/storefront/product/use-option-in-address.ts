import { useEffect, useEffectEvent } from 'react'
import type { Choosing } from '#web/commerce/use-choice.ts'

/**
 * Keeps the variation in `?v=` and the size in `size`, so that a shared link shows the same option. The page itself is the same for all
 * options.
 */
export function useOptionInAddress(choosing: Choosing): Choosing {
  const { goods, choice, pickVariation, pickSize } = choosing

  const readAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search)
    const [variation, size] = [asked.get('v'), asked.get('size')]
    if (variation !== null && variation !== choice.variationId && goods.variations.some(({ id }) => id === variation))
      pickVariation(variation)
    if (size !== null && goods.sizes.includes(size)) pickSize(size)
  })
  useEffect(() => readAddress(), [])

  return {
    ...choosing,
    pickVariation(variationId) {
      pickVariation(variationId)
      nameInAddress('v', variationId)
    },
    pickSize(size) {
      pickSize(size)
      nameInAddress('size', size)
    },
  }
}

function nameInAddress(parameter: string, value: string): void {
  const address = new URL(window.location.href)
  address.searchParams.set(parameter, value)
  window.history.replaceState(window.history.state, '', address)
}
