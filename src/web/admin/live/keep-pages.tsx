import { useEffect, useEffectEvent } from 'react'
import { useIsReading, useRefresh } from '#web/browser/use-refresh.ts'
import { useKeptPages } from '#web/features/live/refresh-page.ts'
import { isUserActive } from '../session/activity.ts'

const againMs = 5000

/** Keeps a page with its typed text when it can't be reloaded, and retries until it can. Renders nothing. */
export function KeepPages() {
  const isStale = useKeptPages()
  const refresh = useRefresh()
  const isReading = useIsReading()
  const readAgain = useEffectEvent(() => {
    if (!isReading && isUserActive() && document.visibilityState === 'visible') void refresh()
  })

  useEffect(() => {
    if (!isStale) return
    const asking = setInterval(readAgain, againMs)
    window.addEventListener('online', readAgain)
    return () => {
      clearInterval(asking)
      window.removeEventListener('online', readAgain)
    }
  }, [isStale])
  return null
}
