import { useEffect } from 'react'
import { onSessionEvent } from '#web/browser/session-events.ts'

/** At a sign-out in any tab, deletes the checkout's input, the discount code, what an agent prepared, searches and viewed products. */
export function useForgetBuyer(): void {
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed_out') void forgetBuyer()
      }),
    [],
  )
}

async function forgetBuyer(): Promise<void> {
  const [{ checkoutStorage }, { setDiscountCode }, { setTakenHandoff }, { forgetSearches }, { forgetViewed }] = await Promise.all([
    import('./checkout/checkout-storage.ts'),
    import('#web/commerce/cart/discount-code.ts'),
    import('#web/commerce/handoff/handoff-store.ts'),
    import('./search/recent-searches.ts'),
    import('./product/forget-viewed.ts'),
  ])
  checkoutStorage.clear()
  setDiscountCode('')
  setTakenHandoff(undefined)
  forgetSearches()
  forgetViewed()
}
