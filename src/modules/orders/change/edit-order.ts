import type { OrderEdit } from '#contract/admin-orders.ts'
import type { Address, BillingAddress } from '#contract/checkout.ts'
import { type EditedPart, isEditable } from '#contract/rules/order-edits.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { findAddressOwner } from '#modules/identity/index.ts'
import { zoneOf } from '#modules/shipping/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getOrderForStaff } from '../read/get-order.ts'
import { auditedOrder } from './audited-order.ts'
import { lockOrder } from './lock-order.ts'
import { recordHistory } from './order-history.ts'

/**
 * Corrects an order's contact, addresses, note and gift message until it is sent. Omitted fields stay. Refuses an address in another
 * shipping zone, since the amounts were agreed. Throws NotFound, changed_meanwhile, order_sent or order_cancelled (409), InvalidInput
 * (422).
 */
export async function editOrder(ctx: Ctx, { id, expected_updated_at, ...edit }: OrderEdit & { id: string }): Promise<void> {
  const locked = await lockOrder(ctx, id)
  const before = await getOrderForStaff(ctx, id)
  requireUnchanged(before, expected_updated_at)
  if (before.status === 'cancelled') refuse('order_cancelled')
  if (!isEditable(before)) refuse('order_sent')
  const after = edited(before, edit)
  if (after.email === '' && after.phone === '') throw new InvalidInput({ 'contact.email': 'email_or_phone' })
  const about = changedParts(before, after)
  await recordChange(ctx, { action: 'order.change', ...auditedOrder(locked), after: { parts: about } })
  if (about.length === 0) return

  const hasNewEmail = after.email.toLowerCase() !== before.email.toLowerCase()
  // A stranger may hold the links sent to the earlier address.
  if (hasNewEmail && before.email !== '') await ctx.db.deleteFrom('order_guest_tokens').where('order_id', '=', id).execute()
  const owner = before.account_id ?? (hasNewEmail && after.email ? await findAddressOwner(ctx, after.email) : undefined)
  await ctx.db
    .updateTable('orders')
    .set({
      contact_name: after.name,
      email: after.email,
      phone: after.phone,
      shipping_address: JSON.stringify(after.address),
      billing_address: after.billing && JSON.stringify(after.billing),
      note: after.note,
      gift_message: after.gift_message,
      account_id: owner ?? null,
    })
    .where('id', '=', id)
    .execute()
  await recordHistory(ctx, id, { kind: 'edited', is_internal: true, about })
}

type Words = {
  name: string
  email: string
  phone: string
  address: Address
  billing: BillingAddress | null
  note: string | null
  gift_message: string | null
}

function edited(
  before: StaffOrder,
  { contact = {}, shipping, billing, note, gift_message }: Omit<OrderEdit, 'expected_updated_at'>,
): Words {
  return {
    name: contact.name ?? before.name,
    email: contact.email === undefined ? before.email : (contact.email ?? ''),
    phone: contact.phone === undefined ? before.phone : (contact.phone ?? ''),
    address: shipping ? movedWithinZone(before, shipping) : before.shipping_address,
    billing: billing === undefined ? before.billing_address : billing,
    note: note === undefined ? before.note : note || null,
    gift_message: gift_message === undefined ? before.gift_message : gift_message || null,
  }
}

function movedWithinZone({ delivery, shipping_address: from }: StaffOrder, to: Address): Address {
  if (delivery === 'pickup') throw new InvalidInput({ 'shipping.address': 'pickup_has_no_address' })
  if (zoneOf(from.country, from.state) !== zoneOf(to.country, to.state))
    throw new InvalidInput({ [from.country === to.country ? 'shipping.state' : 'shipping.country']: 'other_shipping_zone' })
  return to
}

function changedParts(before: StaffOrder, after: Words): EditedPart[] {
  const parts = (['name', 'email', 'phone', 'note', 'gift_message'] as const).filter((part) => before[part] !== after[part])
  const isMoved = (from: Partial<BillingAddress> | null, to: Partial<BillingAddress> | null) =>
    (['name', 'address', 'city', 'state', 'zip', 'country', 'country_name'] as const).some(
      (part) => (from?.[part] ?? '') !== (to?.[part] ?? ''),
    )
  return [
    ...parts,
    ...(isMoved(before.shipping_address, after.address) ? (['address'] as const) : []),
    ...(isMoved(before.billing_address, after.billing) ? (['billing'] as const) : []),
  ]
}
