import { useState } from 'react'

/**
 * Changes that a screen shows before their answers, the last one on top. Each stays until its own write has ended, so neither the answer of
 * an earlier write nor a reading puts a later change back. `show` returns how to end the change.
 */
export function useAhead<Change extends object>() {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const end = (ended: Change) => setChanges((now) => now.filter((change) => change !== ended))

  function show(change: Change): () => void {
    setChanges((now) => [...now, change])
    return () => end(change)
  }

  return { changes, show, end }
}
