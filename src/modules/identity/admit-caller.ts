import type { Actor } from '#contract/actor.ts'
import type { Caller, CallRules } from '#contract/call.ts'
import { type BackOfficeRole, backOfficeRoles } from '#contract/rules/roles.ts'
import { beforeBody } from '#kit/http/before-body.ts'
import type { RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { requireAccount, requirePartner, requireRole } from './require-role.ts'

/** For an order, a link or a second step, the call itself checks the owner. */
const findsOut = () => undefined

const ofBackOffice = Object.fromEntries(backOfficeRoles.map((role) => [role, (actor: Actor) => requireRole(role, actor)])) as Record<
  BackOfficeRole,
  (actor: Actor) => unknown
>

const checks: Record<Caller, (actor: Actor) => unknown> = {
  everyone: findsOut,
  link_holder: findsOut,
  second_step: findsOut,
  service: findsOut,
  owner: findsOut,
  owner_or_staff: findsOut,
  account: requireAccount,
  account_owner: requireAccount,
  partner: requirePartner,
  ...ofBackOffice,
}

/** Returns whether the rule depends on the account that is signed in. */
export function asksForAccount({ who }: CallRules): boolean {
  return checks[who] !== findsOut
}

/**
 * Throws NotSignedIn (401), NotAllowed, second_factor_required or foreign_origin (403), TooManyRequests (429), as the contract requires.
 */
export async function admitCaller(context: RequestContext, { who, isForOwnPages, limit }: CallRules): Promise<void> {
  const { ctx, counted, limits, address, isForeign } = context
  checks[who](ctx.actor)
  if (isForOwnPages && isForeign) refuse('foreign_origin')
  // Runs before the body arrives and again after it; both count as one call.
  if (!limit || counted.has(limit.name)) return
  counted.add(limit.name)
  await limits.take(limit, limit.by === 'address' ? address : requireAccount(ctx.actor).accountId)
}

/** Runs before every call, over HTTP and from pages alike. */
export const callerAdmitted = beforeBody<RequestContext, CallRules>(admitCaller)
