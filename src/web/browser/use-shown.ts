import { useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * What the page was loaded with, or what a call has answered since; a new loading counts for more than an older answer, but one that had
 * begun before the answer came may not know of it.
 */
export function useShown<Value>(loaded: Value): [shown: Value, show: (answered: Value) => void] {
  const { state: reading } = useRevalidator()
  const { state: going } = useNavigation()
  const isLoading = reading !== 'idle' || going !== 'idle'
  const [known, setKnown] = useState({ loaded, shown: loaded, isOvertaken: false })
  let now = known
  if (known.loaded !== loaded) now = { loaded, shown: known.isOvertaken ? known.shown : loaded, isOvertaken: false }
  // A loading that failed brought nothing that could be old.
  else if (known.isOvertaken && !isLoading) now = { ...known, isOvertaken: false }
  if (now !== known) setKnown(now)
  return [now.shown, (answered) => setKnown((before) => ({ ...before, shown: answered, isOvertaken: isLoading }))]
}
