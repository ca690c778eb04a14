import type { Caller } from '#contract/call.ts'

export const persons = ['guest', 'deactivated', 'customer', 'member', 'partner', 'staff', 'admin', 'super_admin'] as const
export type Person = (typeof persons)[number]
export type Outcome = 'allowed' | 'signed_out' | 'forbidden' | 'hidden' | 'expired'
export type Rights = Record<Person, Outcome>
export type Sent = { path?: string; body?: unknown; headers?: Record<string, string> }
export type Row = {
  /** The row sends a wrong secret or proof: a permitted caller gets 'expired' instead. With 'hidden', a link holder gets 'hidden'. */
  isWrong?: boolean | 'hidden'
  /** Returns a request that is valid in all else, so that only the rights decide. `order` places an order of the customer. */
  send?: (order: () => Promise<Placed>, person: Person) => Sent | Promise<Sent>
  /** The caller signs in again after the call. */
  endsSessions?: boolean
}
export type Placed = { id: string; order_number: string; email: string }

const allowed: Rights = {
  guest: 'allowed',
  deactivated: 'allowed',
  customer: 'allowed',
  member: 'allowed',
  partner: 'allowed',
  staff: 'allowed',
  admin: 'allowed',
  super_admin: 'allowed',
}
const accounts: Rights = { ...allowed, guest: 'signed_out', deactivated: 'signed_out' }
const staff: Rights = { ...accounts, customer: 'forbidden', member: 'forbidden', partner: 'forbidden' }
const admins: Rights = { ...staff, staff: 'forbidden' }
const hidden = toAll('hidden')
const ofCustomer: Rights = { ...hidden, customer: 'allowed' }

/** The contract's callers, as rights of each person. Orders, addresses and the like belong to the customer. */
const rightsOf: Record<Caller, Rights> = {
  everyone: allowed,
  // The rows send a wrong secret, and no cookie of a second step.
  link_holder: toAll('expired'),
  second_step: toAll('signed_out'),
  // The test sets up no service.
  service: hidden,
  account: accounts,
  // The call answers "signed out" before it looks anything up.
  account_owner: { ...ofCustomer, guest: 'signed_out', deactivated: 'signed_out' },
  partner: { ...toAll('forbidden'), guest: 'signed_out', deactivated: 'signed_out', partner: 'allowed' },
  owner: ofCustomer,
  owner_or_staff: { ...ofCustomer, staff: 'allowed', admin: 'allowed', super_admin: 'allowed' },
  staff,
  admin: admins,
  super_admin: { ...admins, admin: 'forbidden' },
}

export function expectedRights(who: Caller, { isWrong = false }: Row): Rights {
  const heard = (outcome: Outcome) => {
    if (isWrong === 'hidden' && outcome === 'expired') return 'hidden'
    return isWrong && outcome === 'allowed' ? 'expired' : outcome
  }
  const rights = Object.entries(rightsOf[who]).map(([person, outcome]) => [person, heard(outcome)])
  return Object.fromEntries(rights) as Rights
}

function toAll(outcome: Outcome): Rights {
  return Object.fromEntries(persons.map((person) => [person, outcome])) as Rights
}
