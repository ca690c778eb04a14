import { money, moneyOrNull } from '#contract/rules/money.ts'
import { customerStatusOf, stockHoldOf } from '#contract/rules/order-states.ts'
import type { Order, StaffOrder } from '#contract/orders.ts'
import { pickupStateOf } from '#contract/rules/stall-terms.ts'
import { isSandbox, payloadFor } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { Settings } from '#modules/settings/index.ts'
import type { OrderDetails } from './order-details.ts'

type Carrier = Pick<Settings, 'carrier_name' | 'carrier_tracking_url'>
type Asking = Pick<Ctx, 'memory' | 'clock'>
type HistoryRow = OrderDetails['history'][number]

/** Leaves out staff's internal notes. */
export function presentForCustomer(ctx: Asking, details: OrderDetails, carrier: Carrier): Order {
  return {
    ...presentShared(ctx, details, carrier),
    timeline: details.history.filter(isForBuyer).map(presentEntry),
  }
}

type StaffFacts = {
  names: ReadonlyMap<string, string>
  /** Number of unpaid pieces that the buyer has reserved, if known. */
  heldByBuyer: number | null
}

export function presentForStaff(ctx: Asking, details: OrderDetails, carrier: Carrier, { names, heldByBuyer }: StaffFacts): StaffOrder {
  return {
    ...presentShared(ctx, details, carrier),
    account_id: details.account_id,
    channel: details.channel,
    language: details.language,
    partner_code: details.partner_code,
    agent: details.agent,
    hold: presentHold(details, heldByBuyer),
    timeline: details.history.map((entry) => ({
      ...presentEntry(entry),
      about: entry.about,
      is_override: entry.is_override,
      held_until: entry.held_until === null ? null : new Date(entry.held_until).toISOString(),
      by: entry.account_id === null ? null : (names.get(entry.account_id) ?? null),
    })),
    proofs: details.proofs.map(presentProof),
    production: presentProduction(details),
    updated_at: details.updated_at.toISOString(),
  }
}

type BuyersRow = HistoryRow & { kind: Order['timeline'][number]['kind'] }

/** Staff's edits, mails that they sent again and remakes are always internal. */
function isForBuyer(entry: HistoryRow): entry is BuyersRow {
  return !entry.is_internal && entry.kind !== 'edited' && entry.kind !== 'mail' && entry.kind !== 'remade'
}

export function presentProduction({ made, status }: Pick<OrderDetails, 'made' | 'status'>): StaffOrder['production'] {
  return made && { items: made.total, done: made.done, is_ready: made.done === made.total && status === 'processing' }
}

/** Pre-orders are not counted, so they hold nothing. */
function presentHold({ status, items, expires_at }: OrderDetails, heldByBuyer: number | null): StaffOrder['hold'] {
  const counted = items.filter(({ is_pre_order, is_collected_earlier }) => !is_pre_order && !is_collected_earlier)
  if (stockHoldOf(status) !== 'reserved' || counted.length === 0) return null
  const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  return { pieces, until: expires_at?.toISOString() ?? null, of_buyer: heldByBuyer }
}

function presentShared(ctx: Asking, details: OrderDetails, carrier: Carrier) {
  const proof = details.proofs.at(-1)
  return {
    id: details.id,
    order_number: details.order_number,
    status: details.status,
    payment_status: details.payment_status,
    customer_status: customerStatusOf(details.status, details.payment_status),
    items: details.items.map((item) => ({ ...item, unit_price: money(item.unit_price), line_total: money(item.line_total) })),
    subtotal: money(details.subtotal),
    discount: money(details.discount),
    discount_code: details.discount_code,
    gift_wrapping: moneyOrNull(details.gift_wrapping),
    shipping: money(details.shipping),
    tax: money(details.tax),
    rounding: money(details.rounding),
    total: money(details.total),
    paid: money(details.paid),
    refunded: money(details.refunded),
    payment_method: presentPaymentMethod(ctx, details),
    payment: { duitnow_payload: duitnowPayloadOf(details) },
    payment_proof: proof ? presentProof(proof) : null,
    proof_refusal: details.proof_refusal,
    reference: details.reference,
    ...presentTracking(details.tracking_number, carrier),
    name: details.contact_name,
    email: details.email,
    phone: details.phone,
    note: details.note,
    gift_message: details.gift_message,
    placed_at: details.placed_at.toISOString(),
    expires_at: details.expires_at?.toISOString() ?? null,
    delivery: details.delivery,
    event_id: details.event_id,
    pickup: presentPickup(ctx, details),
    promised: presentPromise(details),
    shipping_address: details.shipping_address,
    billing_address: details.billing_address,
    production_progress: details.status === 'pending' || details.status === 'cancelled' ? null : details.made,
  }
}

function presentPickup({ clock }: Asking, details: OrderDetails): Order['pickup'] {
  const { pickup: place, event_id } = details
  if (!place || event_id === null) return null
  const until = new Date(place.until)
  return {
    event_id,
    event_slug: place.slug,
    title: place.title,
    venue: place.venue,
    address: place.address,
    country: place.country,
    starts_at: new Date(place.starts_at).toISOString(),
    ends_at: new Date(place.ends_at).toISOString(),
    time_zone: place.time_zone,
    until: until.toISOString(),
    is_cancelled: place.status === 'cancelled',
    state: pickupStateOf({
      ...details,
      items: details.items.filter((item) => !item.is_collected_earlier),
      isOver: place.status === 'cancelled' || until < clock.now(),
    }),
    collected_at: details.collected_at?.toISOString() ?? null,
  }
}

function presentPromise({
  promised_made_by: made_by,
  promised_from: arrives_from,
  promised_to: arrives_to,
}: OrderDetails): Order['promised'] {
  return made_by === null || arrives_from === null || arrives_to === null ? null : { made_by, arrives_from, arrives_to }
}

function presentPaymentMethod(ctx: Asking, { payment_method_id, payment_method: copy }: OrderDetails): Order['payment_method'] {
  return {
    id: payment_method_id,
    type: copy.type,
    title: copy.title,
    instructions: copy.instructions,
    image_url: copy.image_url,
    account_number: copy.account_number,
    bank_name: copy.bank_name,
    beneficiary_name: copy.beneficiary_name,
    swift_code: copy.swift_code,
    show_bank_details: copy.show_bank_details,
    is_sandbox: isSandbox(ctx, copy.type),
  }
}

/** Returns the code that pays exactly this order; null if its payment method had none when it was placed. */
export function duitnowPayloadOf({ payment_method: { duitnow_payload }, total, order_number }: OrderDetails): string | null {
  if (!duitnow_payload) return null
  return payloadFor(duitnow_payload, { amount: total, reference: order_number }) ?? null
}

function presentTracking(number: string | null, { carrier_name, carrier_tracking_url }: Carrier) {
  if (number === null) return { tracking_number: null, carrier_name: null, tracking_url: null }
  const url = carrier_tracking_url.replace('{number}', encodeURIComponent(number.replaceAll(' ', '')))
  return { tracking_number: number, carrier_name: carrier_name || null, tracking_url: url || null }
}

function presentEntry<Kind extends HistoryRow['kind']>({
  kind,
  status,
  payment_status,
  note,
  amount,
  created_at,
}: HistoryRow & { kind: Kind }) {
  return { kind, status, payment_status, note, amount: moneyOrNull(amount), at: new Date(created_at).toISOString() }
}

function presentProof({ id, mime, size, submitted_at }: OrderDetails['proofs'][number]) {
  return { id, mime, size, submitted_at: new Date(submitted_at).toISOString() }
}
