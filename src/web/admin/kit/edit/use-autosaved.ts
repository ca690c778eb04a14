import { useEffect } from 'react'
import { onTypist } from '#web/browser/own-typing.ts'
import { readTyped } from './kept-typing.ts'

type Autosave<Kept> = {
  /** Continues with values that an earlier page could not save. */
  resume: (kept: Kept) => void
  save: () => Promise<boolean>
  goOn: () => Promise<void>
}

/** Restores stored values, and saves when the page is hidden or left, or its writer is signed in again. */
export function useAutosaved<Kept>(name: string, autosave: Autosave<Kept>): void {
  useEffect(() => {
    let isGone = false
    void readTyped<Kept>(name).then((kept) => kept && !isGone && autosave.resume(kept.value))
    const saveSoon = () => document.visibilityState === 'hidden' && void autosave.save()
    document.addEventListener('visibilitychange', saveSoon)
    const stopFollowing = onTypist(() => void autosave.goOn())
    return () => {
      isGone = true
      stopFollowing()
      document.removeEventListener('visibilitychange', saveSoon)
      void autosave.save()
    }
  }, [autosave, name])
}
