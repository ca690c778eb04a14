import { type AccountActor, type Actor, isAdmin, isStaff } from '#contract/actor.ts'
import { NotAllowed, NotSignedIn } from '#kit/http/domain-error.ts'

/** Throws NotSignedIn (401). */
export function requireAccount(actor: Actor): AccountActor {
  if (actor.kind !== 'account') throw new NotSignedIn()
  return actor
}

/** Staff and admins; throws NotSignedIn (401) or NotAllowed (403). */
export function requireStaff(actor: Actor): AccountActor {
  const account = requireAccount(actor)
  if (!isStaff(account)) throw new NotAllowed()
  return account
}

/** Super admins alone; throws NotSignedIn (401) or NotAllowed (403). */
export function requireSuperAdmin(actor: Actor): AccountActor {
  const account = requireAdmin(actor)
  if (!account.isSuperAdmin) throw new NotAllowed()
  return account
}

/** Admins alone; throws NotSignedIn (401) or NotAllowed (403). */
export function requireAdmin(actor: Actor): AccountActor {
  const account = requireAccount(actor)
  if (!isAdmin(account)) throw new NotAllowed()
  return account
}
