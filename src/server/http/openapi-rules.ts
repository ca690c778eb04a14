import type { OpenAPI } from '@orpc/openapi'
import type { Caller, CallRules } from '#contract/call.ts'
import { callersOf } from '#contract/rules/roles.ts'
import { refusalsByRules, signedIn } from './openapi-refusals.ts'

const ownersOfOrders: ReadonlySet<Caller> = new Set<Caller>(['owner', 'owner_or_staff'])

const callers: Readonly<Record<Caller, string>> = {
  everyone: 'For everybody.',
  link_holder: 'For the holder of the link in a mail, or of a preview link.',
  second_step: 'For somebody who has given the password and owes the second step.',
  service: 'For the service itself.',
  account: 'For everybody who is signed in.',
  account_owner: 'For everybody who is signed in, for what is their own.',
  partner: 'For partners, for what is their own.',
  owner: 'For the account or guest whose order it is.',
  owner_or_staff: 'For the account or guest whose order it is, and for staff.',
  ...callersOf,
}

/** Adds the callers, the rate limit, the headers and the refusals of a call. */
export function describeRules(operation: OpenAPI.OperationObject, rules: CallRules): void {
  const { who, limit, once } = rules
  const headers = [
    ...(once ? [{ name: 'Idempotency-Key', required: once !== 'if_keyed' }] : []),
    ...(ownersOfOrders.has(who) ? [{ name: 'Guest-Session-Token', required: false }] : []),
  ]
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...headers.map((header) => ({ ...header, in: 'header', schema: { type: 'string' as const } })),
  ]
  operation.description = [
    callers[who],
    limit &&
      `At most ${limit.points} calls in ${limit.perSeconds} seconds for each ${limit.by === 'address' ? 'network address' : 'account'}.`,
    once && 'One `Idempotency-Key` acts once.',
  ]
    .filter(Boolean)
    .join(' ')
  operation.responses = { ...refusalsByRules(operation, rules), ...operation.responses }
  if (signedIn.has(who)) operation.security = [{ session: [] }, { bearer: [] }]
  Object.assign(operation, { 'x-who': who, ...(limit && { 'x-limit': limit }) })
}
