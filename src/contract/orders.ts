import { oc } from '@orpc/contract'
import { z } from 'zod'
import { address, billingAddress, line, newOrder, paymentMethod } from './checkout.ts'
import { email, id, instant, limit, moneySchema, optionalText, page, pageOf, priceInput, requiredText } from './fields.ts'
import { customerStatuses, longestHoldHours, orderStatuses, paymentStatuses } from './rules/order-states.ts'
import { proofTypes } from './rules/proof-types.ts'
import { testCard } from './test-card.ts'
import { paymentProof as proofUpload } from './uploads.ts'

const orderItem = line.extend({ id, sku: z.string(), is_pre_order: z.boolean() })

/** What happened to the order, newest last. The actor is shown to staff alone. */
const timelineEntry = z.object({
  kind: z.enum(['placed', 'status', 'payment', 'proof', 'proof_refused', 'tracking', 'note', 'expired', 'refund']),
  status: z.enum(orderStatuses).nullable(),
  payment_status: z.enum(paymentStatuses).nullable(),
  note: z.string().nullable(),
  /** What was paid back; null where no money went. */
  amount: moneySchema.nullable(),
  at: instant,
})
const paymentProof = z.object({ id, mime: z.enum(proofTypes), size: z.int(), submitted_at: instant })

export const order = z.object({
  id,
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  customer_status: z.enum(customerStatuses),
  items: z.array(orderItem),
  subtotal: moneySchema,
  discount: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  total: moneySchema,
  /** All that came in for it, and what went back of that; more than once where an order was refunded and paid again. */
  paid: moneySchema,
  refunded: moneySchema,
  payment_method: paymentMethod.omit({ description: true }).extend({ id: id.nullable() }),
  payment_proof: paymentProof.nullable(),
  proof_refusal: z.string().nullable(),
  reference: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Who carries the parcel and where it is followed; null before it has a tracking number. */
  carrier_name: z.string().nullable(),
  tracking_url: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string().nullable(),
  placed_at: instant,
  expires_at: instant.nullable(),
  shipping_address: address,
  billing_address: billingAddress.nullable(),
  timeline: z.array(timelineEntry),
})
export type Order = z.infer<typeof order>

const staffTimelineEntry = timelineEntry.extend({
  by: z.string().nullable(),
  /** A change of status outside of the ordinary course, which staff alone make. */
  is_override: z.boolean(),
  /** Until when staff let the order wait for its money; null where nobody changed that. */
  held_until: instant.nullable(),
})
export const staffOrder = order.omit({ timeline: true }).extend({
  account_id: id.nullable(),
  language: z.string(),
  partner_code: z.string().nullable(),
  event_id: id.nullable(),
  /** The counted pieces that it keeps aside, and until when if it waits for its money; `of_buyer`: what the same buyer keeps aside unpaid in all. */
  hold: z.object({ pieces: z.int(), until: instant.nullable(), of_buyer: z.int().nullable() }).nullable(),
  timeline: z.array(staffTimelineEntry),
  proofs: z.array(paymentProof),
})
export type StaffOrder = z.infer<typeof staffOrder>

/** Payment services; `sandbox` stands in where there are no keys. */
const gateways = ['stripe', 'paypal', 'sandbox'] as const
const orderRefunds = z.object({
  /** What may still be paid back; nothing before the order is paid. */
  refundable: moneySchema,
  /** How much of it whoever asks may return alone; null: all of it. Above that an admin does it. */
  own_limit: moneySchema.nullable(),
  /** The payment service that took the money and can give it back; null where staff do it by hand. */
  through: z.enum(gateways).nullable(),
  refunds: z.array(
    z.object({
      id,
      amount: moneySchema,
      status: z.enum(['started', 'done', 'failed']),
      provider: z.enum(['staff', ...gateways]),
      note: z.string().nullable(),
      failure: z.string().nullable(),
      by: z.string().nullable(),
      at: instant,
    }),
  ),
})
export type OrderRefunds = z.infer<typeof orderRefunds>

export const orderRow = z.object({
  id,
  order_number: z.string(),
  customer: z.string(),
  email: z.string(),
  city: z.string(),
  country: z.string(),
  placed_at: instant,
  item_count: z.int(),
  total: moneySchema,
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  customer_status: z.enum(customerStatuses),
  tracking_number: z.string().nullable(),
  expires_at: instant.nullable(),
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

const orderPath = z.object({ id })

/** 'delivered' is the word of the account's filter for 'completed'. */
const ownOrderFilters = [...orderStatuses, 'delivered'] as const

export const ordersContract = {
  place: oc
    .route({ method: 'POST', path: '/orders', summary: 'Place an order', successStatus: 201, tags: ['Buying'] })
    .input(newOrder)
    .output(z.object({ order, guest_token: z.string().optional() })),
  listOwn: oc
    .route({ method: 'GET', path: '/orders', summary: 'List your orders', tags: ['Account'] })
    /** `q`: part of an order's number, or of the name of something in it. */
    .input(z.object({ status: z.enum(ownOrderFilters).optional(), q: z.string().trim().max(100).optional(), page, limit }))
    .output(pageOf('orders', order)),
  get: oc
    .route({ method: 'GET', path: '/orders/{id}', summary: 'Read an order that is yours', tags: ['Buying'] })
    .input(orderPath)
    .output(order),
  track: oc
    .route({ method: 'POST', path: '/orders/track', summary: 'Find an order by its number and email address', tags: ['Buying'] })
    .input(z.strictObject({ order_number: requiredText(32), email }))
    .output(z.object({ order, guest_token: z.string() })),
  cancel: oc
    .route({
      method: 'POST',
      path: '/orders/{id}/cancellation',
      summary: 'Cancel an order that is still pending',
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ reason: optionalText(500) }).optional() }))
    .output(order),
  submitProof: oc
    .route({
      method: proofUpload.method,
      path: proofUpload.path,
      summary: 'Upload a proof of payment',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ file: z.file('missing_file') }) }))
    .output(z.object({ payment_proof: paymentProof, order })),
  startPayment: oc
    .route({
      method: 'POST',
      path: '/orders/{id}/payment-session',
      summary: 'Start to pay by card or PayPal; answers where to go',
      tags: ['Buying'],
    })
    .input(orderPath)
    .output(z.object({ url: z.string(), provider: z.enum(gateways) })),
  /** Public test cards only; not found in production and where a real gateway is set up. */
  payInSandbox: oc
    .route({
      method: 'POST',
      path: '/orders/{id}/sandbox-payment',
      summary: 'Pay with a test card where no payment service is set up',
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: orderPath, body: testCard }))
    .output(order),
}

export const adminOrdersContract = {
  list: oc
    .route({ method: 'GET', path: '/admin/orders', summary: 'List orders, with counts for the dashboard', tags: ['Admin: orders'] })
    .input(
      z.object({
        q: z.string().trim().max(100).optional(),
        status: z.enum([...orderStatuses, 'proof_submitted']).optional(),
        country: z.string().max(10).optional(),
        sort: z.enum(['placed_at', 'total', 'order_number']).default('placed_at'),
        order: z.enum(['asc', 'desc']).default('desc'),
        range: z.enum(['today', 'week', 'month', 'year', 'all']).default('week'),
        page,
        limit,
      }),
    )
    .output(pageOf('orders', orderRow).extend({ stats: orderStats })),
  get: oc
    .route({ method: 'GET', path: '/admin/orders/{id}', summary: 'Read an order as staff see it', tags: ['Admin: orders'] })
    .input(z.object({ id: z.string().max(64) }))
    .output(staffOrder),
  setStatus: oc
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/status',
      summary: 'Set the status of an order',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(
      z.object({
        params: orderPath,
        body: z.strictObject({ status: z.enum(orderStatuses), note: optionalText(1000), tracking_number: optionalText(64) }),
      }),
    )
    .output(staffOrder),
  setPayment: oc
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/payment',
      summary: 'Accept or refuse a payment',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(
      z.object({
        params: orderPath,
        body: z.strictObject({ decision: z.enum(['accept', 'refuse']), reason: optionalText(500) }),
      }),
    )
    .output(staffOrder),
  /** Lets an unpaid order wait for its money for so many hours from now. */
  setHold: oc
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/hold',
      summary: 'Let an unpaid order wait longer for its money',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ hours: z.int().min(1).max(longestHoldHours) }) }))
    .output(staffOrder),
  addNote: oc
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/notes',
      summary: 'Add a note to an order',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ note: requiredText(1000) }) }))
    .output(staffOrder),
  listRefunds: oc
    .route({
      method: 'GET',
      path: '/admin/orders/{id}/refunds',
      summary: 'List the refunds of an order, and what may still be refunded',
      tags: ['Admin: orders'],
    })
    .input(orderPath)
    .output(orderRefunds),
  /** Needs an `Idempotency-Key`, so that a repeat pays nothing back twice. */
  refund: oc
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refunds',
      summary: 'Refund an order in part or whole',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(
      z.object({
        params: orderPath,
        body: z.strictObject({
          amount: priceInput.refine((amount) => amount > 0, 'invalid_price'),
          /** Read by the buyer. */
          note: optionalText(500),
          /** The money went back by other ways: it is written down and no payment service is asked. */
          is_by_hand: z.boolean().default(false),
        }),
      }),
    )
    .output(orderRefunds),
}
