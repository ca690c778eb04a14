import type { Role } from '#contract/actor.ts'
import type { Settings } from '#modules/settings/index.ts'
import { sessionDays } from './session-token.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export type SessionTimes = { created_at: Date; updated_at: Date; expires_at: Date }
export type StaffSessionSettings = Pick<Settings, 'staff_idle_minutes' | 'staff_session_hours'>

export function isBackOfficeRole(role: Role): boolean {
  return role === 'staff' || role === 'admin'
}

/** The back office is left open on screens that others pass: so long after its last use, and so long in all. Everybody else's lasts as it was opened for. */
export function sessionEnd(role: Role, { created_at, updated_at, expires_at }: SessionTimes, settings: StaffSessionSettings): Date {
  if (!isBackOfficeRole(role)) return expires_at
  const idleEnd = updated_at.getTime() + settings.staff_idle_minutes * minuteMs
  return new Date(Math.min(idleEnd, hardEnd(created_at, settings), expires_at.getTime()))
}

/** When a session that is opened now ends at the latest, if it is used. */
export function longestSession(role: Role, now: Date, settings: StaffSessionSettings): Date {
  return isBackOfficeRole(role) ? new Date(hardEnd(now, settings)) : new Date(now.getTime() + sessionDays * dayMs)
}

/** How exactly its last use is known: a write for every request would be too dear, and idle minutes must not be lost to it. */
export function useNotedEveryMs(role: Role): number {
  return isBackOfficeRole(role) ? minuteMs : 5 * minuteMs
}

function hardEnd(createdAt: Date, { staff_session_hours }: StaffSessionSettings): number {
  return createdAt.getTime() + staff_session_hours * 60 * minuteMs
}
