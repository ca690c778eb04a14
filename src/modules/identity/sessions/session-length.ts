import { isStaffRole, type Role } from '#contract/rules/roles.ts'
import type { Settings } from '#modules/settings/index.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const sessionDays = 30
/** Lifetime of a session without "remember me". */
export const passingMs = dayMs

export type SessionTimes = { created_at: Date; updated_at: Date; expires_at: Date }
export type StaffSessionSettings = Pick<Settings, 'staff_idle_minutes' | 'staff_session_hours'>

/** Ends back office sessions after idle time and after a maximum duration, since their screens are visible to passers-by. */
export function sessionEnd(role: Role, { created_at, updated_at, expires_at }: SessionTimes, settings: StaffSessionSettings): Date {
  if (!isStaffRole(role)) return expires_at
  const idleEnd = updated_at.getTime() + settings.staff_idle_minutes * minuteMs
  return new Date(Math.min(idleEnd, hardEnd(created_at, settings), expires_at.getTime()))
}

/** Returns the latest possible end of a session that is opened now. */
export function longestSession(role: Role, now: Date, settings: StaffSessionSettings): Date {
  return isStaffRole(role) ? new Date(hardEnd(now, settings)) : new Date(now.getTime() + sessionDays * dayMs)
}

/** Returns the new end of a session in use, so anybody who returns within a month stays signed in. Undefined if it does not change. */
export function lengthened(role: Role, { created_at, expires_at }: SessionTimes, now: Date): Date | undefined {
  const isPassing = expires_at.getTime() - created_at.getTime() <= passingMs
  const isLong = expires_at.getTime() - now.getTime() > (sessionDays - 1) * dayMs
  return isStaffRole(role) || isPassing || isLong ? undefined : new Date(now.getTime() + sessionDays * dayMs)
}

/** Returns the session data for an open back office page; undefined for other roles. */
export function staffSessionOf(role: Role, { created_at, expires_at }: SessionTimes, settings: StaffSessionSettings) {
  if (!isStaffRole(role)) return undefined
  const endsAt = new Date(Math.min(hardEnd(created_at, settings), expires_at.getTime()))
  return { endsAt, idleMinutes: settings.staff_idle_minutes }
}

/** Interval for recording the last use. A write per request costs too much, but idle minutes must stay accurate. */
export function useNotedEveryMs(role: Role): number {
  return isStaffRole(role) ? minuteMs : 5 * minuteMs
}

function hardEnd(createdAt: Date, { staff_session_hours }: StaffSessionSettings): number {
  return createdAt.getTime() + staff_session_hours * 60 * minuteMs
}
