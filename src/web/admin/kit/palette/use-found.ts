import { useEffect, useState } from 'react'
import { findEntries, type Found } from './sources.ts'

type State = { q: string; found: Found; state: 'idle' | 'searching' | 'found' | 'failed' }

/** Typing waits this long for the next letter. */
const pauseMs = 150
const fewestLetters = 2

/** Asks for what is typed. What was found stays in sight while more is typed. */
export function useFound(typed: string): Pick<State, 'found' | 'state'> {
  const q = typed.trim()
  const isAsking = q.length >= fewestLetters
  const [state, setState] = useState<State>({ q: '', found: [], state: 'idle' })

  useEffect(() => {
    if (!isAsking) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      findEntries(q, asking.signal).then(
        (found) => setState({ q, found, state: 'found' }),
        () => {
          if (!asking.signal.aborted) setState({ q, found: [], state: 'failed' })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q, isAsking])

  if (!isAsking) return { found: [], state: 'idle' }
  return { found: state.found, state: state.q === q ? state.state : 'searching' }
}
