import { useEffect, useState } from 'react'
import { withRetries } from '#web/browser/calls/with-retries.ts'

export type Found<Row> = { rows: readonly Row[]; state: 'idle' | 'searching' | 'found' | 'failed' }

/** Typing waits this long for the next letter. */
const pauseMs = 150
const fewestLetters = 2

/** Asks for what is typed; what was found stays in sight while more is typed. `find` is the same function at every render. */
export function useTypedSearch<Row>(typed: string, find: (q: string, signal: AbortSignal) => Promise<readonly Row[]>): Found<Row> {
  const q = typed.trim()
  const isAsking = q.length >= fewestLetters
  const [answer, setAnswer] = useState<{ q: string; rows: readonly Row[]; hasFailed: boolean }>({ q: '', rows: [], hasFailed: false })

  useEffect(() => {
    if (!isAsking) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      withRetries(() => find(q, asking.signal), asking.signal).then(
        (rows) => setAnswer({ q, rows, hasFailed: false }),
        () => {
          if (!asking.signal.aborted) setAnswer({ q, rows: [], hasFailed: true })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q, isAsking, find])

  if (!isAsking) return { rows: [], state: 'idle' }
  return { rows: answer.rows, state: answer.q !== q ? 'searching' : answer.hasFailed ? 'failed' : 'found' }
}
