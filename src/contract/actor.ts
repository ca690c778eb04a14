export const roles = ['customer', 'member', 'staff', 'admin', 'partner'] as const
export type Role = (typeof roles)[number]

/** Who asks. Read from the session in the database on every request, never from what a browser says. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'system' }
  | {
      kind: 'account'
      accountId: string
      /** Of the session that asks, where one does. */
      sessionId?: string
      email: string
      fullName: string
      role: Role
      isSuperAdmin: boolean
      /** An active membership: member prices apply. */
      isMember: boolean
      /** Of staff that the shop asks a second factor of, in a session without one: the back office stays shut. */
      awaitsSecondFactor?: boolean
      /** The session was opened, or strengthened since, with a second factor. */
      hasSecondFactor?: boolean
      /** When the holder of this session last showed whose account it is: by signing in, or with the password since. */
      provedAt?: Date
      /** When the password was last typed in this session, apart from signing in. */
      passwordTypedAt?: Date
      /** Of the back office: when this session ends however it is used, and after how many minutes without use. */
      staffSession?: { endsAt: Date; idleMinutes: number }
    }
export type AccountActor = Extract<Actor, { kind: 'account' }>

export const guest: Actor = { kind: 'guest' }
export const system: Actor = { kind: 'system' }

/** With the rights of an admin at this moment. */
export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'account' && actor.role === 'admin' && !actor.awaitsSecondFactor
}

/** With the rights of staff at this moment. */
export function isStaff(actor: Actor): boolean {
  return actor.kind === 'account' && isStaffAccount(actor) && !actor.awaitsSecondFactor
}

/** Whether or not the session has all that the shop asks of staff. */
export function isStaffAccount(actor: Actor): boolean {
  return actor.kind === 'account' && (actor.role === 'admin' || actor.role === 'staff')
}

/** Whose account acts; null for a guest and for the system. */
export function accountIdOf(actor: Actor): string | null {
  return actor.kind === 'account' ? actor.accountId : null
}

export function hasMemberPrices(actor: Actor): boolean {
  return actor.kind === 'account' && actor.isMember
}
