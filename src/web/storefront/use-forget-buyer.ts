import { useEffect } from 'react'
import { onSessionEvent } from '#web/browser/session-events.ts'

/** Whoever signs out, in whatever tab, leaves nothing typed at a checkout and no searches behind. The cart stays. */
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
  const [{ checkoutStorage }, { forgetSearches }] = await Promise.all([
    import('./checkout/checkout-storage.ts'),
    import('./search/recent-searches.ts'),
  ])
  checkoutStorage.clear()
  forgetSearches()
}
