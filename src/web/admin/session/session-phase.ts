/** `ending` warns: soon it is over unless somebody does something. `ended`: on another device, or by an administrator. */
export type SessionPhase = 'open' | 'ending' | 'idle' | 'over' | 'ended'

/** As the back office was read; `endsInMs` counts from then. */
export type OpenSession = { email: string; idleMinutes: number; endsInMs: number }

export type SessionLimits = { idleMs: number; endsAtMs: number }

const warnedMs = 60_000

/** What the clock says of a session that was last used then; the server keeps the same times. */
export function phaseOf({ idleMs, endsAtMs }: SessionLimits, { nowMs, activeAtMs }: { nowMs: number; activeAtMs: number }): SessionPhase {
  if (nowMs >= endsAtMs) return 'over'
  const idle = nowMs - activeAtMs
  if (idle >= idleMs) return 'idle'
  return idle >= idleMs - warnedMs ? 'ending' : 'open'
}
