import { useEffect } from 'react'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { forgetOwnPages } from './own-caches.ts'

/** Once in the root: whoever signs out, in whatever tab, leaves no page of their own on the device. */
export function ForgetOwnPages() {
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed_out') forgetOwnPages()
      }),
    [],
  )
  return null
}
