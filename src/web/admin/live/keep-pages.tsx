import { useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useKeptPages } from '#web/features/live/read-anew.ts'
import { isSomebodyHere } from '../session/activity.ts'

const againMs = 5000

/** A page that can't be read anew stays with all that was typed on it, and is asked for until it can. Draws nothing. */
export function KeepPages() {
  const isStale = useKeptPages()
  const { state: reading, revalidate } = useRevalidator()
  const { state: going } = useNavigation()
  const readAgain = useEffectEvent(() => {
    const isIdle = reading === 'idle' && going === 'idle'
    if (isIdle && isSomebodyHere() && document.visibilityState === 'visible') void revalidate()
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
