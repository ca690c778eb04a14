import { useEffect, useRef, useState } from 'react'
import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import { onNotSignedIn } from '#web/browser/calls/not-signed-in.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { lastActivityMs, noteActivity, noteSessionEnd, onActivity } from './activity.ts'
import { type OpenSession, phaseOf, type SessionPhase } from './session-phase.ts'

const lookEveryMs = 5000
/** Long typing sends no requests, so activity is reported to the server in this interval. */
const notifyEveryMs = 60_000
/** Ends this much earlier than the server, so no request is refused in between. */
const earlierMs = 10_000

/**
 * Returns the session's phase, from the clock and the activity in all tabs. `session` is a new object after each load. Once ended it stays
 * so until a load after a sign-in, which may be another person's.
 */
export function useSessionPhase(session: OpenSession): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>('open')
  const shown = useRef(phase)
  const isSignedInAgain = useRef(false)

  useEffect(() => noteActivity(), [])

  useEffect(() => {
    const { idleMinutes, endsInMs } = session
    const limits = { idleMs: idleMinutes * 60_000, endsAtMs: Date.now() + endsInMs - earlierMs }
    let notifiedAtMs = Date.now()

    function show(next: SessionPhase): void {
      shown.current = next
      noteSessionEnd(next !== 'open' && next !== 'ending')
      setPhase(next)
    }

    function look(): SessionPhase {
      if (shown.current === 'open' || shown.current === 'ending') show(phaseOf(limits, { nowMs: Date.now(), activeAtMs: lastActivityMs() }))
      return shown.current
    }

    async function tell(): Promise<void> {
      notifiedAtMs = Date.now()
      const answer = await readCurrent(sessions.current, undefined).catch(() => undefined)
      if (answer === null) show('idle')
    }

    function handleActivity(): void {
      const now = look()
      if (now !== 'open' && now !== 'ending') return
      noteActivity()
      if (now === 'ending') look()
      if (Date.now() - notifiedAtMs > notifyEveryMs) void tell()
    }

    async function askWhetherEnded(): Promise<void> {
      if (look() !== 'open' && shown.current !== 'ending') return
      const answer = await readCurrent(sessions.current, undefined).catch(() => undefined)
      if (answer === null) show('ended')
    }

    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    const stopActivity = onActivity(handleActivity)
    const stopRefusals = onNotSignedIn(() => void askWhetherEnded())
    const stopEvents = onSessionEvent((event) => {
      if (event !== 'signed_in') return
      noteActivity()
      // Allows automatic requests again, so the page is retried until it loads.
      noteSessionEnd(false)
      isSignedInAgain.current = true
    })
    if (isSignedInAgain.current) {
      isSignedInAgain.current = false
      show('open')
    }
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      stopActivity()
      stopRefusals()
      stopEvents()
    }
  }, [session])

  return phase
}
