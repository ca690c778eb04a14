import { type Actor, isAdmin } from '#contract/actor.ts'
import { DomainError, NotAllowed, NotSignedIn } from '#kit/http/domain-error.ts'

/** Products are changed by admins, and by the shop itself. */
export function requireCatalogEditor(actor: Actor): void {
  if (actor.kind === 'system' || isAdmin(actor)) return
  if (actor.kind === 'account' && actor.role === 'admin') throw new DomainError('second_factor_required', 403)
  throw actor.kind === 'guest' ? new NotSignedIn() : new NotAllowed()
}
