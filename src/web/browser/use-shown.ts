import { useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** What was loaded, or a newer answer. A new loading counts for more, unless it began before the answer came. */
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
