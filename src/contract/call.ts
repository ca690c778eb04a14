import { oc } from '@orpc/contract'

/** Who may make a call; checked before any of its body is read. */
export type Caller =
  | 'everyone'
  /** The holder of the secret in a link, such as a mail's. */
  | 'link_holder'
  /** Somebody who has given the password and owes the second step, identified by a cookie. */
  | 'second_step'
  /** A payment service, identified by its signature. */
  | 'service'
  | 'account'
  /** An account, for its own things; another's are not found. */
  | 'account_owner'
  /** The account of a partner, for what is its own. */
  | 'partner'
  /** The account or guest whose order it is; for everybody else it is not found. */
  | 'owner'
  | 'owner_or_staff'
  | 'staff'
  | 'admin'
  | 'super_admin'

/** How often an address or account may make a call; calls that name the same limit share it. */
export type CallLimit = { name: string; points: number; perSeconds: number; by: 'address' | 'account' }

/** The rules of a call besides its shape. The server enforces them in one place. */
export type CallRules = {
  who: Caller
  limit?: CallLimit
  /** Refused to pages of other origins, with or without cookies. */
  isForOwnPages?: boolean
  /** Needs an `Idempotency-Key`: one key acts once. The server stores the answer, or the module; `if_keyed` takes calls without one too. */
  once?: 'by_server' | 'by_module' | 'if_keyed'
  /** Of the back office, and about nothing but how its caller likes to work: no row of the audit log. */
  isPersonal?: boolean
  /** A POST of the back office that only asks: it changes nothing, so there is no row of the audit log. */
  onlyAsks?: boolean
}

export function call(who: Caller, rules: Omit<CallRules, 'who'> = {}) {
  return oc.$meta<CallRules>({ who, ...rules })
}

/** How a call is refused that acts once for its `Idempotency-Key`. */
export const onceRefusals = {
  in_progress: { status: 409 },
  idempotency_key_required: { status: 422 },
  idempotency_key_reused: { status: 422 },
}

/** A call that the server does once for its `Idempotency-Key`; it runs in one transaction with its key, so it asks no service. */
export function callOnce(who: Caller, rules: Omit<CallRules, 'who' | 'once'> = {}) {
  return call(who, { ...rules, once: 'by_server' }).errors({
    idempotency_key_required: { status: 422 },
    idempotency_key_reused: { status: 422 },
    in_progress: { status: 409 },
  })
}
