import { useEffect } from 'react'
import { prefixOf } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { keepPages } from '#web/features/offline/keep-page.ts'
import { rememberEvent } from './use-chosen-event.ts'

/** Caches the screens of this event for offline use, including parts that load on demand. */
export function useKeptPages(isTime: boolean, eventId: string | undefined): void {
  const prefix = prefixOf(useLanguage())
  useEffect(() => {
    if (!isTime || eventId === undefined) return
    rememberEvent(eventId)
    const parts = [import('qr/decode.js'), import('qr'), import('./queue-sheet.tsx'), import('./pay-sheet.tsx')]
    void Promise.all(parts).then(
      () => keepPages([prefix + adminPages.scanOrders(), prefix + adminPages.eventSales(eventId)]),
      () => undefined,
    )
  }, [isTime, eventId, prefix])
}
