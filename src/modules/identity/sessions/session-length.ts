import type { Role } from '#contract/actor.ts'
import type { Settings } from '#modules/settings/index.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** As long a session lasts unless it is used again. */
const sessionDays = 30
/** One that is not to be remembered. */
export const passingMs = dayMs

export type SessionTimes = { created_at: Date; updated_at: Date; expires_at: Date }
export type StaffSessionSettings = Pick<Settings, 'staff_idle_minutes' | 'staff_session_hours'>

function isBackOfficeRole(role: Role): boolean {
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

/** Until when a session that is used now lasts on: nobody who comes back within a month signs in again. Undefined where it stays as it is. */
export function lengthened(role: Role, { created_at, expires_at }: SessionTimes, now: Date): Date | undefined {
  const isPassing = expires_at.getTime() - created_at.getTime() <= passingMs
  const isLong = expires_at.getTime() - now.getTime() > (sessionDays - 1) * dayMs
  return isBackOfficeRole(role) || isPassing || isLong ? undefined : new Date(now.getTime() + sessionDays * dayMs)
}

/** What an open page of the back office needs to know of it; undefined for everybody else. */
export function staffSessionOf(role: Role, { created_at, expires_at }: SessionTimes, settings: StaffSessionSettings) {
  if (!isBackOfficeRole(role)) return undefined
  const endsAt = new Date(Math.min(hardEnd(created_at, settings), expires_at.getTime()))
  return { endsAt, idleMinutes: settings.staff_idle_minutes }
}

/** How exactly its last use is known: a write for every request would be too dear, and idle minutes must not be lost to it. */
export function useNotedEveryMs(role: Role): number {
  return isBackOfficeRole(role) ? minuteMs : 5 * minuteMs
}

function hardEnd(createdAt: Date, { staff_session_hours }: StaffSessionSettings): number {
  return createdAt.getTime() + staff_session_hours * 60 * minuteMs
}
