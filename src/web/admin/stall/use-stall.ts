import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { isUserActive, noteActivity, onActivity } from '../session/activity.ts'
import { createStall, nothingRead, type Stall, type StallState } from './stall.ts'

const retryMs = 5_000
const newsMs = 60_000

/** Returns the stall of the chosen event. Reads the phone's data immediately, then the server's, and keeps them up to date. */
export function useStall(eventId: string | undefined): { stall: Stall | undefined; state: StallState } {
  const language = useLanguage()
  const t = useMessages('admin-stall')
  const otherwise = t('unexpected')
  const [stall] = useState(() => (import.meta.env.SSR ? undefined : createStall(language, { otherwise })))

  useEffect(() => {
    if (!stall) return
    const leaveTabs = stall.followTabs()
    void stall.open(eventId)
    const isWaiting = () => stall.read().entries.some(({ state }) => state === 'waiting')
    const isAway = () => stall.read().reach !== 'reached'
    const refresh = () => void stall.refresh()
    const handleOffline = () => stall.noteOffline()
    // Entries are always sent. Other automatic requests need a present person, or they would keep the session open for passers-by.
    const retry = setInterval(() => navigator.onLine && (isWaiting() || (isAway() && isUserActive())) && refresh(), retryMs)
    const news = setInterval(() => isUserActive() && document.visibilityState === 'visible' && refresh(), newsMs)
    window.addEventListener('online', refresh)
    window.addEventListener('offline', handleOffline)
    const stopSession = onSessionEvent((event) => {
      if (event === 'signed_in') refresh()
      if (event === 'signed_out') stall.forget()
    })
    const stopDeeds = onActivity(noteActivity)
    return () => {
      leaveTabs()
      clearInterval(retry)
      clearInterval(news)
      window.removeEventListener('online', refresh)
      window.removeEventListener('offline', handleOffline)
      stopSession()
      stopDeeds()
    }
  }, [stall, eventId])

  const state = useSyncExternalStore(stall?.subscribe ?? neverChanges, stall?.read ?? readNothing, readNothing)
  return { stall, state }
}

const neverChanges = () => () => undefined
const readNothing = () => nothingRead
