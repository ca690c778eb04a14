import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useIsReading } from '#web/browser/use-is-reading.ts'
import { useKeptPages } from '#web/features/live/read-anew.ts'
import { isSomebodyHere } from '../session/activity.ts'

const againMs = 5000

/** A page that can't be read anew stays with all that was typed on it, and is asked for until it can. Draws nothing. */
export function KeepPages() {
  const isStale = useKeptPages()
  const { revalidate } = useRevalidator()
  const isReading = useIsReading()
  const readAgain = useEffectEvent(() => {
    if (!isReading && isSomebodyHere() && document.visibilityState === 'visible') void revalidate()
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
