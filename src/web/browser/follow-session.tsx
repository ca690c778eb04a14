import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { isLeaving } from './calls/leave-for.ts'
import { onSessionEvent } from './session-events.ts'

/** Once in the root: when the visitor changes, a page made for one visitor reloads its data, and its guard decides. */
export function FollowSession() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const isPersonal = cachedQueryOf(pathname) === undefined

  useEffect(() => {
    if (!isPersonal) return undefined
    let hasMissed = false

    function handleReturn({ persisted }: PageTransitionEvent): void {
      if (!persisted || !hasMissed) return
      hasMissed = false
      void revalidate()
    }

    const stop = onSessionEvent((event, from) => {
      if (event !== 'signed_in' && event !== 'signed_out' && event !== 'user_updated') return
      // Whoever stays after all, with something unsaved, still hears of the other tabs.
      if (from === 'here' && isLeaving()) hasMissed = true
      else void revalidate()
    })
    window.addEventListener('pageshow', handleReturn)
    return () => {
      stop()
      window.removeEventListener('pageshow', handleReturn)
    }
  }, [isPersonal, revalidate])

  return null
}
