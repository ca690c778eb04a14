import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { isSomebodyHere, onDeed } from './session/activity.ts'

const everyMs = 30_000
/** Coming back to the window twice within this time asks once. */
const leastPauseMs = 5_000

/** Reads the page's lists anew when the window is looked at again, and every half minute while it is and somebody is there. */
export function useLiveRefresh(): void {
  const { revalidate, state } = useRevalidator()

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle' && isSomebodyHere()) void revalidate()
  })

  useEffect(() => {
    let lastMs = Date.now()
    const refreshLater = (leastMs: number) => () => {
      if (Date.now() - lastMs < leastMs) return
      lastMs = Date.now()
      refresh()
    }
    const timer = setInterval(refreshLater(everyMs), everyMs)
    const handleReturn = refreshLater(leastPauseMs)
    window.addEventListener('focus', handleReturn)
    document.addEventListener('visibilitychange', handleReturn)
    const stopDeeds = onDeed(refreshLater(everyMs))
    return () => {
      clearInterval(timer)
      stopDeeds()
      window.removeEventListener('focus', handleReturn)
      document.removeEventListener('visibilitychange', handleReturn)
    }
  }, [])
}
