import { type Actor, isAdmin } from '#contract/actor.ts'
import { DomainError, NotAllowed, NotSignedIn } from '#kit/http/domain-error.ts'

/** Products may be changed by admins and by the system. */
export function requireCatalogEditor(actor: Actor): void {
  if (actor.kind === 'system' || isAdmin(actor)) return
  if (actor.kind === 'account' && actor.role === 'admin') throw new DomainError('second_factor_required', 403)
  throw actor.kind === 'guest' ? new NotSignedIn() : new NotAllowed()
}
