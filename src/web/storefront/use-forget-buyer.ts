import { useEffect } from 'react'
import { onSessionEvent } from '#web/browser/session-events.ts'

/** Whoever signs out, in whatever tab, leaves nothing typed at a checkout behind, no searches and nothing looked at. The cart stays. */
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
  const [{ checkoutStorage }, { forgetSearches }, { forgetViewed }] = await Promise.all([
    import('./checkout/checkout-storage.ts'),
    import('./search/recent-searches.ts'),
    import('./product/forget-viewed.ts'),
  ])
  checkoutStorage.clear()
  forgetSearches()
  forgetViewed()
}
