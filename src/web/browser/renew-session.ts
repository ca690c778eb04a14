import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import { send } from './calls/send.ts'
import { announceSession } from './session-events.ts'

const renewedAtKey = 'tulpar.session.kept-at'
/** The server extends a session once a day. */
const dayMs = 24 * 60 * 60 * 1000

/** Extends a returning visitor's session before it ends: once a day, in one of the open tabs. */
export async function renewSession(): Promise<void> {
  try {
    const renewedAtMs = Number(localStorage.getItem(renewedAtKey) ?? 0)
    if (Date.now() - renewedAtMs < dayMs) return
    localStorage.setItem(renewedAtKey, String(Date.now()))
  } catch {
    // Without storage the session keeps its original lifetime.
    return
  }
  const answer = await send(sessions.current, undefined).catch(() => undefined)
  if (answer) announceSession('token_refreshed')
}
