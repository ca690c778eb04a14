export const persons = ['guest', 'deactivated', 'customer', 'member', 'partner', 'staff', 'admin', 'super_admin'] as const
export type Person = (typeof persons)[number]
export type Outcome = 'allowed' | 'signed_out' | 'forbidden' | 'hidden' | 'expired'
export type Rights = Record<Person, Outcome>
export type Sent = { path?: string; body?: unknown; headers?: Record<string, string> }
export type Row = {
  rights: Rights
  /** What the call is sent with; it must be valid, so that only rights decide. `order` is a fresh order of the customer. */
  send?: (order: () => Promise<Placed>, person: Person) => Sent | Promise<Sent>
  /** Whoever asked is signed in again afterwards. */
  endsSessions?: boolean
}
export type Placed = { id: string; order_number: string; email: string }

export const everyone: Rights = {
  guest: 'allowed',
  deactivated: 'allowed',
  customer: 'allowed',
  member: 'allowed',
  partner: 'allowed',
  staff: 'allowed',
  admin: 'allowed',
  super_admin: 'allowed',
}
/** No such thing for anybody, such as the webhook of a payment service that is not set up. */
export const nobody: Rights = {
  guest: 'hidden',
  deactivated: 'hidden',
  customer: 'hidden',
  member: 'hidden',
  partner: 'hidden',
  staff: 'hidden',
  admin: 'hidden',
  super_admin: 'hidden',
}
/** Calls by the secret of a letter's link, sent with a wrong one: who asks makes no difference. */
export const linkHolders: Rights = {
  guest: 'expired',
  deactivated: 'expired',
  customer: 'expired',
  member: 'expired',
  partner: 'expired',
  staff: 'expired',
  admin: 'expired',
  super_admin: 'expired',
}
export const accounts: Rights = { ...everyone, guest: 'signed_out', deactivated: 'signed_out' }
export const staff: Rights = { ...accounts, customer: 'forbidden', member: 'forbidden', partner: 'forbidden' }
export const admins: Rights = { ...staff, staff: 'forbidden' }
export const superAdmins: Rights = { ...admins, admin: 'forbidden' }
export const itsOwner: Rights = {
  guest: 'hidden',
  deactivated: 'hidden',
  customer: 'allowed',
  member: 'hidden',
  partner: 'hidden',
  staff: 'hidden',
  admin: 'hidden',
  super_admin: 'hidden',
}
/** Signed out before anything is looked for. */
export const customerAlone: Rights = { ...itsOwner, guest: 'signed_out', deactivated: 'signed_out' }
export const itsOwnerAndStaff: Rights = { ...itsOwner, staff: 'allowed', admin: 'allowed', super_admin: 'allowed' }
