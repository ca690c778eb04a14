import { z } from 'zod'
import { call, onceRefusals } from './call.ts'
import { address, billingAddress, deliveries, line, newOrder, paymentMethod, quote } from './checkout.ts'
import { deliveryPromise, email, id, instant, limit, moneySchema, optionalText, page, pageOf, requiredText, mostSize } from './fields.ts'
import { channels, customerStatuses, orderStatuses, paymentStatuses } from './rules/order-states.ts'
import { proofTypes } from './rules/proof-types.ts'
import { pickupStates } from './rules/stall-terms.ts'
import { paymentProof as proofUpload } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'

export const orderItem = line.extend({
  id,
  sku: z.string(),
  /** For an order that is collected at an event: how many were handed over there. */
  handed_over: z.int(),
  /** Handed over at an event that the order has left since. Excluded from what remains to be shipped or collected. */
  is_collected_earlier: z.boolean(),
})

export const orderPickup = z.object({
  event_id: id,
  event_slug: z.string(),
  title: z.string(),
  venue: z.string(),
  address: z.string(),
  country: z.string(),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string(),
  until: instant,
  /** True if the event was cancelled. Staff then write to the buyer about the order. */
  is_cancelled: z.boolean(),
  state: z.enum(pickupStates),
  collected_at: instant.nullable(),
})
export type OrderPickup = z.infer<typeof orderPickup>

const timelineKinds = ['placed', 'status', 'payment', 'proof', 'proof_refused', 'tracking', 'note', 'expired', 'refund'] as const
/** An entry of the order's history, newest last. Only staff see who acted. */
export const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  status: z.enum(orderStatuses).nullable(),
  payment_status: z.enum(paymentStatuses).nullable(),
  note: z.string().nullable(),
  /** The refunded amount; null if no money was refunded. */
  amount: moneySchema.nullable(),
  at: instant,
})
export const paymentProof = z.object({ id, mime: z.enum(proofTypes), size: z.int(), submitted_at: instant })

/** A venue may have only a street and a country. */
export const placeAddress = address.extend({ city: z.string(), state: z.string(), zip: z.string() })

export const order = z.object({
  id,
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  customer_status: z.enum(customerStatuses),
  items: z.array(orderItem),
  subtotal: moneySchema,
  discount: moneySchema,
  /** The code that gave the discount or free shipping; null for none and for the first-purchase discount. */
  discount_code: z.string().nullable(),
  /** Price of gift wrapping; null: not wrapped. */
  gift_wrapping: moneySchema.nullable(),
  shipping: moneySchema,
  tax: moneySchema,
  /** Added or deducted by rounding cash to 5 sen; included in the total. */
  rounding: moneySchema,
  total: moneySchema,
  /** All money received, and all money refunded. An order that was refunded and paid again counts each payment. */
  paid: moneySchema,
  refunded: moneySchema,
  payment_method: paymentMethod
    .omit({ description: true, countries: true, amount_from: true, amount_to: true })
    .extend({ id: id.nullable() }),
  /** A DuitNow code with this order's amount and number, if its payment method has one. */
  payment: z.object({ duitnow_payload: z.string().nullable() }),
  payment_proof: paymentProof.nullable(),
  proof_refusal: z.string().nullable(),
  reference: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The carrier and its tracking page; null without a tracking number. */
  carrier_name: z.string().nullable(),
  tracking_url: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string().nullable(),
  gift_message: z.string().nullable(),
  placed_at: instant,
  expires_at: instant.nullable(),
  delivery: z.enum(deliveries),
  /** The event at which the order is collected; null for all other orders. */
  event_id: id.nullable(),
  pickup: orderPickup.nullable(),
  /** The promise given when the order was placed; it never changes. Null if it was unknown. */
  promised: deliveryPromise.nullable(),
  /** For an order that is collected, the address of the studio or the venue. */
  shipping_address: placeAddress,
  billing_address: billingAddress.nullable(),
  timeline: z.array(timelineEntry),
  /** How many of its made-to-order items are finished; null before work on them began and after cancellation. */
  production_progress: z.object({ done: z.int(), total: z.int() }).nullable(),
})
export type Order = z.infer<typeof order>

export const staffTimelineEntry = timelineEntry.extend({
  kind: z.enum([...timelineKinds, 'edited', 'mail', 'remade']),
  /** The parts that staff edited, the mail they sent again, or the item that is remade; null for all other entries. */
  about: z.array(z.string()).nullable(),
  by: z.string().nullable(),
  /** A status change outside the ordinary transitions, which only staff can make. */
  is_override: z.boolean(),
  /** Until when staff let the order wait for payment; null if they did not change that. */
  held_until: instant.nullable(),
})
/** The host of the agent that prepared the order; null for all other orders. */
const agentHost = z.string().nullable()
const production = z.object({ items: z.int(), done: z.int(), is_ready: z.boolean() })
export const staffOrder = order.omit({ timeline: true }).extend({
  account_id: id.nullable(),
  /** Who entered the order: the buyer in the shop, staff at a counter, or staff for a buyer. */
  channel: z.enum(channels),
  language: z.string(),
  partner_code: z.string().nullable(),
  agent: agentHost,
  /** The counted pieces that the order holds, and until when if it awaits payment. `of_buyer`: all unpaid ones of this buyer. */
  hold: z.object({ pieces: z.int(), until: instant.nullable(), of_buyer: z.int().nullable() }).nullable(),
  timeline: z.array(staffTimelineEntry),
  /** Items that are made by steps. `is_ready`: all are made and the order waits to be sent. */
  production: production.nullable(),
  updated_at: instant,
  proofs: z.array(paymentProof),
})
export type StaffOrder = z.infer<typeof staffOrder>

export const orderRow = z.object({
  id,
  order_number: z.string(),
  customer: z.string(),
  email: z.string(),
  city: z.string(),
  country: z.string(),
  /** The country name that the buyer entered, where `country` is OTHER. */
  country_name: z.string().nullable(),
  placed_at: instant,
  item_count: z.int(),
  total: moneySchema,
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  customer_status: z.enum(customerStatuses),
  tracking_number: z.string().nullable(),
  expires_at: instant.nullable(),
  production: production.nullable(),
  delivery: z.enum(deliveries),
  event_id: id.nullable(),
  /** A sale at a counter often has no name. */
  channel: z.enum(channels),
  agent: agentHost,
  updated_at: instant,
})
export type OrderRow = z.infer<typeof orderRow>
export const orderStats = z.object({
  new_today: z.int(),
  awaiting_payment: z.int(),
  proof_to_check: z.int(),
  processing: z.int(),
  shipped: z.int(),
  revenue: moneySchema,
})
export type OrderStats = z.infer<typeof orderStats>

/** A token that opens `GET /api/orders/{id}/live?token=` once. */
export const liveToken = z.object({ token: z.string(), expires_at: instant })
export type LiveToken = z.infer<typeof liveToken>

export const orderPath = z.object({ id })

/** `line` is an index into the items as sent; for a reopened order, the position of the line. */
export const shortage = z.object({
  product_ids: z.array(id),
  lines: z.array(z.object({ line: z.int(), product_id: id, available: z.int() })),
})

/** 'delivered' is the name of 'completed' in the account's filter. */
const ownOrderFilters = [...orderStatuses, 'delivered'] as const

export const ordersContract = {
  place: call('everyone', { once: 'by_module' })
    .route({ method: 'POST', path: '/orders', summary: 'Place an order', successStatus: 201, tags: ['Buying'] })
    .input(newOrder)
    .output(z.object({ order, guest_token: z.string().optional() }))
    .errors({
      out_of_stock: { status: 409, data: shortage },
      not_at_event: { status: 409, data: shortage },
      price_changed: { status: 409, data: z.object({ quote }) },
      discount_invalid: { status: 409, data: z.object({ quote }) },
      too_many_unpaid: { status: 409, data: z.object({ most: z.int() }) },
      ...onceRefusals,
    }),
  listOwn: call('account')
    .route({ method: 'GET', path: '/orders', summary: 'List your orders', tags: ['Account'] })
    /** `q`: part of an order number, or of the name of an item. */
    .input(z.object({ status: z.enum(ownOrderFilters).optional(), q: z.string().overwrite(trimmed).max(100).optional(), page, limit }))
    .output(pageOf('orders', order)),
  get: call('owner_or_staff')
    .route({ method: 'GET', path: '/orders/{id}', summary: 'Read an order that is yours', tags: ['Buying'] })
    .input(orderPath)
    .output(order),
  liveToken: call('owner_or_staff', { limit: { name: 'live-token', points: 120, perSeconds: 60, by: 'address' } })
    .route({
      method: 'POST',
      path: '/orders/{id}/live-token',
      summary: 'Get a token, good once and for a minute, to follow an order with',
      successStatus: 201,
      tags: ['Buying'],
    })
    .input(orderPath)
    .output(liveToken)
    // The answer does not reveal whether the number or the email is wrong.
    .errors({ order_not_found: { status: 404 } }),
  track: call('everyone')
    .route({ method: 'POST', path: '/orders/track', summary: 'Find an order by its number and email address', tags: ['Buying'] })
    .input(z.strictObject({ order_number: requiredText(32), email }))
    .output(z.object({ order, guest_token: z.string() }))
    .errors({ order_not_found: { status: 404 } }),
  cancel: call('owner')
    .route({
      method: 'POST',
      path: '/orders/{id}/cancellation',
      summary: 'Cancel an order that is still pending',
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ reason: optionalText(500) }).optional() }))
    .output(order)
    .errors({ not_cancellable: { status: 409 } }),
  submitProof: call('owner_or_staff')
    .route({
      method: proofUpload.method,
      path: proofUpload.path,
      summary: 'Upload a proof of payment',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ file: z.file('missing_file') }) }))
    .output(z.object({ payment_proof: paymentProof, order }))
    .errors({
      order_cancelled: { status: 409 },
      already_paid: { status: 409 },
      too_many_proofs: { status: 409 },
      proof_too_large: { status: 413, data: mostSize },
      proof_type_refused: { status: 415 },
      proof_refused: { status: 422 },
      proof_too_many_pixels: { status: 422 },
      proof_not_saved: { status: 500 },
      upload_not_configured: { status: 503 },
    }),
}
