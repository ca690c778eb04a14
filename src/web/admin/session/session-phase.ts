/** `ending`: the session expires soon without activity. `ended`: it was ended on another device or by an administrator. */
export type SessionPhase = 'open' | 'ending' | 'idle' | 'over' | 'ended'

/** The session as loaded with the back office. `endsInMs` counts from the time of loading. */
export type OpenSession = { email: string; idleMinutes: number; endsInMs: number }

export type SessionLimits = { idleMs: number; endsAtMs: number }

const warnedMs = 60_000

/** Computes the phase from the clock and the last activity. The server enforces the same limits. */
export function phaseOf({ idleMs, endsAtMs }: SessionLimits, { nowMs, activeAtMs }: { nowMs: number; activeAtMs: number }): SessionPhase {
  if (nowMs >= endsAtMs) return 'over'
  const idle = nowMs - activeAtMs
  if (idle >= idleMs) return 'idle'
  return idle >= idleMs - warnedMs ? 'ending' : 'open'
}
