import { request } from './request.ts'
import { announceSession } from './session-events.ts'

const keptAtKey = 'tulpar.session.kept-at'
/** As often as the server lengthens a session. */
const dayMs = 24 * 60 * 60 * 1000

/** Lengthens the session of somebody who comes back before it ends: once a day, by one of the open tabs. */
export async function keepSession(): Promise<void> {
  try {
    const keptAtMs = Number(localStorage.getItem(keptAtKey) ?? 0)
    if (Date.now() - keptAtMs < dayMs) return
    localStorage.setItem(keptAtKey, String(Date.now()))
  } catch {
    // Where nothing can be remembered the session lives as long as it was opened for.
    return
  }
  const answer = await request<unknown>('/api/auth/get-session').catch(() => undefined)
  if (answer) announceSession('token_refreshed')
}
