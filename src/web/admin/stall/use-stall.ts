import { useEffect, useState } from 'react'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { keepTrying } from '#web/browser/offline/keep-trying.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { isUserActive, noteActivity, onActivity } from '../session/activity.ts'
import { createStall, nothingRead, type Stall, type StallState } from './stall.ts'

const newsMs = 60_000

/** Returns the stall of the chosen event. Reads the phone's data immediately, then the server's, and keeps them up to date. */
export function useStall(eventId: string | undefined): { stall: Stall | undefined; state: StallState } {
  const language = useLanguage()
  const [stall] = useState(() => (import.meta.env.SSR ? undefined : createStall(language)))

  useEffect(() => {
    if (!stall) return
    const leaveTabs = stall.followTabs()
    const isWaiting = () => waitingIn(stall.read().actions).length > 0
    const isAway = () => stall.read().connection !== 'online'
    // Actions are always sent. Other automatic requests need a present person, or they would keep the session open for passers-by.
    const stopTrying = keepTrying({
      first: () => stall.open(eventId),
      tryNow: stall.refresh,
      isNeeded: () => isWaiting() || (isAway() && isUserActive()),
    })
    const handleOffline = () => stall.noteOffline()
    const news = setInterval(() => isUserActive() && document.visibilityState === 'visible' && void stall.refresh(), newsMs)
    window.addEventListener('offline', handleOffline)
    const stopSession = onSessionEvent((event) => event === 'signed_out' && stall.forget())
    const stopActivity = onActivity(noteActivity)
    return () => {
      leaveTabs()
      stopTrying()
      clearInterval(news)
      window.removeEventListener('offline', handleOffline)
      stopSession()
      stopActivity()
    }
  }, [stall, eventId])

  const state = useStore(stall ?? unread)
  return { stall, state }
}

/** For the server. */
const unread = createStore(nothingRead)
