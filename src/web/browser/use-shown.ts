import { useState } from 'react'

/** What the page was loaded with, or what a call has answered since; a new loading counts for more than an older answer. */
export function useShown<Value>(loaded: Value): [shown: Value, show: (answered: Value) => void] {
  const [known, setKnown] = useState({ loaded, shown: loaded })
  return [known.loaded === loaded ? known.shown : loaded, (answered) => setKnown({ loaded, shown: answered })]
}
