import { oc } from '@orpc/contract'
import type { BackOfficeRole } from './rules/roles.ts'

/** Who may make a call; checked before any of its body is read. */
export type Caller =
  | 'everyone'
  /** The holder of the secret in a link, such as that of a mail. */
  | 'link_holder'
  /** A person who has given the password and still needs the second step, identified by a cookie. */
  | 'second_step'
  /** A payment service, identified by its signature. */
  | 'service'
  | 'account'
  /** An account, for its own records; those of other accounts are not found. */
  | 'account_owner'
  /** The account of a partner, for its own records. */
  | 'partner'
  /** The account or guest that owns the order; for everybody else the order is not found. */
  | 'owner'
  | 'owner_or_staff'
  | BackOfficeRole

/** How often an address or account may make a call. Calls with the same limit name share it. */
export type CallLimit = { name: string; points: number; perSeconds: number; by: 'address' | 'account' }

/** The rules of a call apart from its schemas. The server enforces them in one place. */
export type CallRules = {
  who: Caller
  limit?: CallLimit
  /** Pages of other origins are refused, with or without cookies. */
  isForOwnPages?: boolean
  /** Requires an `Idempotency-Key`. The server or the module stores the response; `if_keyed` also accepts calls without one. */
  once?: 'by_server' | 'by_module' | 'if_keyed'
  /** A call of the back office that only concerns the caller's own preferences: it adds no row to the audit log. */
  isPersonal?: boolean
  /** A POST of the back office that only reads. It changes nothing, so it adds no row to the audit log. */
  onlyAsks?: boolean
}

export function call(who: Caller, rules: Omit<CallRules, 'who'> = {}) {
  return oc.$meta<CallRules>({ who, ...rules })
}

/** Refusals of a call that acts once per `Idempotency-Key`. */
export const onceRefusals = {
  in_progress: { status: 409 },
  idempotency_key_required: { status: 422 },
  idempotency_key_reused: { status: 422 },
}

/** Runs in one transaction with its `Idempotency-Key`, so it must not call an external service. */
export function callOnce(who: Caller, rules: Omit<CallRules, 'who' | 'once'> = {}) {
  return call(who, { ...rules, once: 'by_server' }).errors({
    idempotency_key_required: { status: 422 },
    idempotency_key_reused: { status: 422 },
    in_progress: { status: 409 },
  })
}

/**
 * A call that may come with an `Idempotency-Key`, as browsers send it, and then acts once like `callOnce`. For calls that make something and
 * would make it twice if a person presses again after a lost answer.
 */
export function callRepeatable(who: SignedInCaller, rules: Omit<CallRules, 'who' | 'once'> = {}) {
  return call(who, { ...rules, once: 'if_keyed' }).errors({
    idempotency_key_reused: onceRefusals.idempotency_key_reused,
    in_progress: onceRefusals.in_progress,
  })
}

/** Keys belong to accounts. */
type SignedInCaller = 'account' | 'partner' | BackOfficeRole
