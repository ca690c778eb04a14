import { type Actor, isAdmin } from '#contract/actor.ts'
import { NotAllowed, NotSignedIn } from '#kit/http/domain-error.ts'

/** Products are changed by admins, and by the shop itself. */
export function requireCatalogEditor(actor: Actor): void {
  if (actor.kind === 'system' || isAdmin(actor)) return
  throw actor.kind === 'guest' ? new NotSignedIn() : new NotAllowed()
}
