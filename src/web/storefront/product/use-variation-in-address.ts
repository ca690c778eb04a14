import { useEffect, useEffectEvent } from 'react'
import type { Choosing } from '#web/commerce/use-choice.ts'

const parameter = 'v'

/** `?v=` names the variation, so that a shared link shows the same one. The page itself is the same for all of them. */
export function useVariationInAddress(choosing: Choosing): Choosing {
  const { goods, choice, pickVariation } = choosing

  const readAddress = useEffectEvent(() => {
    const wanted = new URLSearchParams(window.location.search).get(parameter)
    if (wanted !== null && wanted !== choice.variationId && goods.variations.some(({ id }) => id === wanted)) pickVariation(wanted)
  })
  useEffect(() => readAddress(), [])

  function pickAndName(variationId: string) {
    pickVariation(variationId)
    const address = new URL(window.location.href)
    address.searchParams.set(parameter, variationId)
    window.history.replaceState(window.history.state, '', address)
  }
  return { ...choosing, pickVariation: pickAndName }
}
