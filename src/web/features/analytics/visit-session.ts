export type VisitSession = { id: string; startedAt: number }

/** Specification, section 9. */
export const sessionMs = 30 * 60_000

const storageKey = 'tulpar.visit'
let memory: string | null = null

/** Returns the session that all tabs of this browser share; undefined if there is none or it is older than 30 minutes. */
export function findSession(nowMs: number): VisitSession | undefined {
  const session = readSession()
  return session && !hasEnded(session, nowMs) ? session : undefined
}

/** Returns the stored session, even one that has expired but whose end has not been reported. */
export function readSession(): VisitSession | undefined {
  try {
    const stored: unknown = JSON.parse(read() ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('startedAt' in stored)) return undefined
    const { id, startedAt } = stored
    return typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id) && typeof startedAt === 'number' ? { id, startedAt } : undefined
  } catch {
    return undefined
  }
}

/** Ids begin with the time, so that the server's index grows only at its end. */
export function beginSession(nowMs: number): VisitSession {
  const session = { id: `${nowMs.toString(36)}-${crypto.randomUUID().slice(0, 18)}`, startedAt: nowMs }
  write(JSON.stringify(session))
  return session
}

export function forgetSession(): void {
  write(null)
}

/** A clock that was set back must not make a session endless. */
function hasEnded({ startedAt }: VisitSession, nowMs: number): boolean {
  return nowMs - startedAt >= sessionMs || startedAt > nowMs + 60_000
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? memory
  } catch {
    return memory
  }
}

function write(text: string | null): void {
  memory = text
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
  } catch {
    // Until the page is closed, `memory` holds the session.
  }
}
