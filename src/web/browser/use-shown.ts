import { useState } from 'react'
import { useIsReading } from './use-is-reading.ts'

/** What was loaded, or a newer answer. A new loading counts for more, unless it began before the answer came. */
export function useShown<Value>(loaded: Value): [shown: Value, show: (answered: Value) => void] {
  const isLoading = useIsReading()
  const [known, setKnown] = useState({ loaded, shown: loaded, isLoading, isOvertaken: false })
  let now = known
  if (known.loaded !== loaded) now = { loaded, shown: known.isOvertaken ? known.shown : loaded, isLoading, isOvertaken: false }
  // A loading that failed brought nothing that could be old.
  else if (known.isLoading !== isLoading) now = { ...known, isLoading, isOvertaken: known.isOvertaken && isLoading }
  if (now !== known) setKnown(now)
  // Whoever shows an answer had this function since before it was asked: whether a loading has begun meanwhile is asked now.
  return [now.shown, (answered) => setKnown((before) => ({ ...before, shown: answered, isOvertaken: before.isLoading }))]
}
