import { useEffect, useRef, useState } from 'react'
import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import { send } from '#web/browser/calls/send.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { lastActivityMs, noteActivity, noteSessionEnd, onDeed } from './activity.ts'
import { phaseOf, type SessionPhase } from './session-phase.ts'

const lookEveryMs = 5000
/** Whoever types for long sends nothing: the server is told that somebody is there. */
const tellEveryMs = 60_000
/** Before the server ends it, so that nothing is asked in vain in between. */
const earlierMs = 10_000

/** Follows the session of the back office by the clock and by what is done in its tabs. `endsInMs` counts from when the page was read. */
export function useSessionPhase({ idleMs, endsInMs }: { idleMs: number; endsInMs: number }): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>('open')
  const shown = useRef(phase)

  useEffect(() => noteActivity(), [])

  useEffect(() => {
    const limits = { idleMs, endsAtMs: Date.now() + endsInMs - earlierMs }
    let toldAtMs = Date.now()

    function show(next: SessionPhase): void {
      shown.current = next
      noteSessionEnd(next === 'idle' || next === 'over')
      setPhase(next)
    }

    function look(): SessionPhase {
      // What has ended stays so until somebody signs in.
      if (shown.current === 'open' || shown.current === 'ending') show(phaseOf(limits, { nowMs: Date.now(), activeAtMs: lastActivityMs() }))
      return shown.current
    }

    async function tell(): Promise<void> {
      toldAtMs = Date.now()
      const answer = await send(sessions.current, undefined).catch(() => undefined)
      if (answer === null) show('idle')
    }

    function handleDeed(): void {
      const now = look()
      if (now !== 'open' && now !== 'ending') return
      noteActivity()
      if (now === 'ending') look()
      if (Date.now() - toldAtMs > tellEveryMs) void tell()
    }

    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    const stopDeeds = onDeed(handleDeed)
    const stopEvents = onSessionEvent((event) => {
      if (event !== 'signed_in') return
      noteActivity()
      show('open')
    })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      stopDeeds()
      stopEvents()
    }
  }, [idleMs, endsInMs])

  return phase
}
