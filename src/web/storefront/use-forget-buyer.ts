import { useEffect } from 'react'
import { onSessionEvent } from '#web/browser/session-events.ts'

/** Whoever signs out, in whatever tab, leaves nothing typed at a checkout behind. */
export function useForgetBuyer(): void {
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed_out') void import('./checkout/checkout-storage.ts').then(({ checkoutStorage }) => checkoutStorage.clear())
      }),
    [],
  )
}
