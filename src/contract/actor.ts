import { type BackOfficeRole, backOfficeRoleOf, isStaffRole, mayAs, type Role } from './rules/roles.ts'

/** Who makes the request. Read from the session in the database on every request, never from what the browser says. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'system' }
  | {
      kind: 'account'
      accountId: string
      /** The session of the request, if there is one. */
      sessionId?: string
      email: string
      fullName: string
      role: Role
      isSuperAdmin: boolean
      /** True for an active membership: member prices apply. */
      isMember: boolean
      /** True for staff who need a second factor and whose session has none. The back office stays closed. */
      awaitsSecondFactor?: boolean
      /** True if the session was opened, or later strengthened, with a second factor. */
      hasSecondFactor?: boolean
      /** When the holder of this session last proved to own the account: by signing in, or later with the password. */
      provedAt?: Date
      /** When the password was last typed in this session, apart from signing in. */
      passwordTypedAt?: Date
      /** Back office only: when this session ends regardless of use, and after how many minutes without use. */
      staffSession?: { endsAt: Date; idleMinutes: number }
    }
export type AccountActor = Extract<Actor, { kind: 'account' }>

export const guest: Actor = { kind: 'guest' }
export const system: Actor = { kind: 'system' }

/** Whether the account has this role or a stronger one, and its session needs no second factor. */
export function actsAs(least: BackOfficeRole, actor: Actor): boolean {
  return actor.kind === 'account' && mayAs(least, backOfficeRoleOf(actor)) && !actor.awaitsSecondFactor
}

/** Also true for super admins. False while the session needs a second factor. */
export function isAdmin(actor: Actor): boolean {
  return actsAs('admin', actor)
}

/** Also true for admins. False while the session needs a second factor. */
export function isStaff(actor: Actor): boolean {
  return actsAs('staff', actor)
}

/** True for staff and admins, even if the session still needs a second factor. */
export function isStaffAccount(actor: Actor): boolean {
  return actor.kind === 'account' && isStaffRole(actor.role)
}

export function accountIdOf(actor: Actor): string | null {
  return actor.kind === 'account' ? actor.accountId : null
}

export function hasMemberPrices(actor: Actor): boolean {
  return actor.kind === 'account' && actor.isMember
}
