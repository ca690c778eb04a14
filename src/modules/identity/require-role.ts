import { type AccountActor, type Actor, actsAs, isStaffAccount } from '#contract/actor.ts'
import type { BackOfficeRole } from '#contract/rules/roles.ts'
import { NotAllowed, NotSignedIn } from '#kit/http/domain-error.ts'
import { refuse } from '#modules/refuse.ts'

/** Throws NotSignedIn (401). */
export function requireAccount(actor: Actor): AccountActor {
  if (actor.kind !== 'account') throw new NotSignedIn()
  return actor
}

/** Accepts the role and stronger ones. Throws NotSignedIn (401), NotAllowed or second_factor_required (403). */
export function requireRole(least: BackOfficeRole, actor: Actor): AccountActor {
  const account = requireAccount(actor)
  if (isStaffAccount(account) && account.awaitsSecondFactor) refuse('second_factor_required')
  if (!actsAs(least, account)) throw new NotAllowed()
  return account
}

/** Throws NotSignedIn (401), NotAllowed (403). */
export function requirePartner(actor: Actor): AccountActor {
  const account = requireAccount(actor)
  if (account.role !== 'partner') throw new NotAllowed()
  return account
}
