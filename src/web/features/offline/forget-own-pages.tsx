import { useEffect } from 'react'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { forgetOwnPages } from './own-caches.ts'

/** Rendered once in the root. Deletes a person's pages from the device when that person signs out in any tab. */
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
