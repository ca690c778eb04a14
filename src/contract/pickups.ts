import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { typedAddress } from './checkout.ts'
import { expectedUpdatedAt, id, instant, limit, moneyBetween, moneySchema, optionalText, page, pageOf, typedInstant } from './fields.ts'
import { orderPath, staffOrder } from './orders.ts'
import { mostCartLines, mostOfOneLine } from './rules/cart-limits.ts'
import { mostScansAtOnce, pickupChoices, pickupStates, scanResults, stallMethods } from './rules/stall-terms.ts'
import { trimmed } from './rules/visible-text.ts'

/** An item to hand over. It never contains a name, email, telephone number or address of a person. */
const pickupItem = z.object({
  order_item_id: id,
  product_id: id.nullable(),
  name: z.string(),
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  handed_over: z.int(),
})
export type PickupItem = z.infer<typeof pickupItem>

export const pickupOrder = z.object({
  id,
  order_number: z.string(),
  initials: z.string(),
  items: z.array(pickupItem),
  paid: z.boolean(),
  total: moneySchema,
  state: z.enum(pickupStates),
  collected_at: instant.nullable(),
})
export type PickupOrder = z.infer<typeof pickupOrder>

const clientId = z
  .string('required')
  .regex(/^[\w.:-]{1,64}$/, 'invalid')
  .max(64)
const scan = z.strictObject({
  /** Made by the phone, once per scan. A repeated id gets the same response. */
  scan_id: clientId,
  /** The text of the QR code, or an order number. */
  code: z.string('required').overwrite(trimmed).min(1, 'required').max(400, 'too_long'),
  event_id: id,
  scanned_at: typedInstant,
  device: z.string().overwrite(trimmed).max(80, 'too_long').default(''),
})
export type Scan = z.infer<typeof scan>

export const scanAnswer = z.object({
  scan_id: z.string(),
  result: z.enum(scanResults),
  /** Null if the code belongs to no order of this event. */
  order: pickupOrder.nullable(),
  collected_at: instant.nullable(),
  /** Initials of the person who handed it over. */
  by: z.string().nullable(),
  undone: z.boolean(),
  /** Pieces of each item that were handed over before this scan, which hands over the rest. */
  before: z.array(z.object({ order_item_id: z.string(), quantity: z.int() })).optional(),
})
export type ScanAnswer = z.infer<typeof scanAnswer>

const publicKey = z.object({
  /** As in the code: the first 4 bytes of the key's SHA-256, in hex. */
  id: z.string(),
  /** Ed25519, 32 bytes, base64url. */
  public_key: z.string(),
})

const manifest = z.object({
  /** Send it as `since=` to get the changes from then on. Some may be repeated, unchanged. */
  as_of: instant,
  event: z.object({
    id,
    title: z.string(),
    starts_at: instant,
    ends_at: instant,
    time_zone: z.string(),
    pickup_until: instant,
    is_cancelled: z.boolean(),
  }),
  orders: z.array(pickupOrder),
  /** The current key; `keys` also has the earlier ones, whose codes stay valid. */
  public_key: z.string(),
  keys: z.array(publicKey),
  /** Nonces, in hex, of codes of this event that are no longer valid. */
  revoked: z.array(z.string()),
  /** Scans whose stored result changed because an earlier scan arrived later. */
  corrections: z.array(
    z.object({
      scan_id: z.string(),
      order_id: id,
      result: z.enum(scanResults),
      collected_at: instant.nullable(),
      by: z.string().nullable(),
    }),
  ),
})
export type Manifest = z.infer<typeof manifest>

/** Data of the page with the code, which the browser stores for use offline. */
export const buyersCode = z.object({
  /** The text of the QR code; null when there is nothing left to collect. */
  code: z.string().nullable(),
  order_number: z.string(),
  state: z.enum(pickupStates),
  collected_at: instant.nullable(),
  is_paid: z.boolean(),
  due: moneySchema,
  event: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    venue: z.string(),
    address: z.string(),
    country: z.string(),
    starts_at: instant,
    ends_at: instant,
    time_zone: z.string(),
    pickup_until: instant,
  }),
  items: z.array(pickupItem),
})
export type BuyersCode = z.infer<typeof buyersCode>

const pickupRow = z.object({
  order: staffOrder.pick({ id: true, order_number: true, placed_at: true, status: true, payment_status: true, total: true, paid: true }),
  customer: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(pickupStates),
  item_count: z.int(),
  collected_at: instant.nullable(),
  /** True if the order was not collected or the event is cancelled, and staff have to decide about it. */
  to_decide: z.boolean(),
  /** Some of the order was handed over, so the rest can only be refunded. */
  is_partly: z.boolean(),
  to_return: moneySchema,
})
export type PickupRow = z.infer<typeof pickupRow>

/** Money taken at the stall; `total` is the paid amount, after `rounding` (cash to 5 sen). */
const stallMoney = z.object({
  method: z.enum(stallMethods),
  rounding: moneySchema,
  total: moneySchema,
  received: moneySchema.nullable(),
  change: moneySchema.nullable(),
})
export const received = moneyBetween(0, 1_000_000)

const tags = ['Admin: events']
const eventPath = z.object({ id })
const eventNotFound = { event_not_found: { status: 404 } } as const
const notForPickup = { not_for_pickup: { status: 409 } } as const

export const pickupsContract = {
  code: call('owner')
    .route({
      method: 'GET',
      path: '/events/{id}/orders/{orderId}/code',
      summary: 'Read the code that an order is collected with',
      tags: ['Events'],
    })
    .input(z.object({ id, orderId: id }))
    .output(buyersCode)
    .errors({ order_not_found: { status: 404 } }),
  scan: call('staff')
    .route({ method: 'POST', path: '/admin/events/scans', summary: 'Hand over the orders of these codes', tags })
    .input(
      z.strictObject({
        scans: z.array(scan, 'required').min(1, 'required').max(mostScansAtOnce, 'too_many'),
        /** The current time of the phone. With it, a wrong clock neither wins nor loses a double hand-over. */
        sent_at: typedInstant.optional(),
      }),
    )
    .output(z.object({ results: z.array(scanAnswer) })),
  undo: call('staff')
    .route({ method: 'POST', path: '/admin/events/scans/{scanId}/undo', summary: 'Take back what a scan handed over', tags })
    .input(z.object({ scanId: clientId }))
    .output(scanAnswer)
    .errors({ scan_not_found: { status: 404 }, nothing_to_undo: { status: 409 } }),
  handOver: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/pickup',
      summary: 'Set how many of each item are handed over, in all',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: orderPath,
        body: z.strictObject({
          items: z
            .array(
              z.strictObject({
                order_item_id: id,
                quantity: z.int('invalid_quantity').min(0, 'invalid_quantity').max(mostOfOneLine, 'invalid_quantity'),
              }),
            )
            .min(1, 'required')
            .max(mostCartLines, 'too_many_lines'),
          /** That of the order. */
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(pickupOrder)
    .errors({
      ...notForPickup,
      not_paid: { status: 409 },
      order_cancelled: { status: 409 },
      changed_meanwhile: { status: 409, data: z.object({ current: staffOrder }) },
    }),
  manifest: call('staff')
    .route({ method: 'GET', path: '/admin/events/{id}/manifest', summary: 'Read what a phone needs to hand over without a network', tags })
    .input(eventPath.extend({ since: typedInstant.optional() }))
    .output(manifest)
    .errors(eventNotFound),
  takeMoney: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/payments',
      summary: 'Take the money for an order that is collected at an event',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ method: z.enum(stallMethods), received: received.optional() }) }))
    .output(z.object({ order: staffOrder, pickup: pickupOrder, payment: stallMoney }))
    .errors({ ...notForPickup, already_paid: { status: 409 }, order_cancelled: { status: 409 } }),
  list: call('staff')
    .route({ method: 'GET', path: '/admin/events/{id}/pickups', summary: 'List the orders that are collected at an event', tags })
    .input(
      eventPath.extend({
        state: z.enum(pickupStates).optional(),
        to_decide: z.enum(['true', 'false']).optional(),
        q: z.string().overwrite(trimmed).max(100).optional(),
        page,
        limit,
      }),
    )
    .output(pageOf('pickups', pickupRow))
    .errors(eventNotFound),
  decide: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/pickup-choice',
      summary: 'Ship an order that nobody collected, keep it for another event, or pay it back',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: orderPath,
        body: z
          .strictObject({
            choice: z.enum(pickupChoices),
            /** Required to ship. */
            shipping: typedAddress.optional(),
            /** The next event; required for `next_event`. */
            event_id: id.optional(),
            note: optionalText(500),
          })
          .refine(({ choice, shipping }) => choice !== 'ship' || shipping !== undefined, { path: ['shipping'], message: 'required' })
          .refine(({ choice, event_id }) => choice !== 'next_event' || event_id !== undefined, { path: ['event_id'], message: 'required' }),
      }),
    )
    .output(staffOrder)
    .errors({
      ...notForPickup,
      nothing_to_decide: { status: 409 },
      refund_needs_admin: { status: 403, data: z.object({ limit: z.number() }) },
    }),
}
