import { type AccountActor, type Actor, isAdmin, isStaff, isStaffAccount } from '#contract/actor.ts'
import { NotAllowed, NotSignedIn } from '#kit/http/domain-error.ts'
import { refuse } from '#modules/refuse.ts'

/** Throws NotSignedIn (401). */
export function requireAccount(actor: Actor): AccountActor {
  if (actor.kind !== 'account') throw new NotSignedIn()
  return actor
}

/** Accepts staff and admins. Throws NotSignedIn (401), NotAllowed or second_factor_required (403). */
export function requireStaff(actor: Actor): AccountActor {
  const account = requireSecondFactor(requireAccount(actor))
  if (!isStaff(account)) throw new NotAllowed()
  return account
}

/** Throws NotSignedIn (401), NotAllowed (403). */
export function requirePartner(actor: Actor): AccountActor {
  const account = requireAccount(actor)
  if (account.role !== 'partner') throw new NotAllowed()
  return account
}

/** Throws NotSignedIn (401), NotAllowed or second_factor_required (403). */
export function requireSuperAdmin(actor: Actor): AccountActor {
  const account = requireAdmin(actor)
  if (!account.isSuperAdmin) throw new NotAllowed()
  return account
}

/** Throws NotSignedIn (401), NotAllowed or second_factor_required (403). */
export function requireAdmin(actor: Actor): AccountActor {
  const account = requireSecondFactor(requireAccount(actor))
  if (!isAdmin(account)) throw new NotAllowed()
  return account
}

function requireSecondFactor(account: AccountActor): AccountActor {
  if (isStaffAccount(account) && account.awaitsSecondFactor) refuse('second_factor_required')
  return account
}
