import { z } from 'zod'
import { call, callOnce, callRepeatable, onceRefusals } from './call.ts'
import { addressMissing, orderFields, parcelHasAddress, quote, quoteInput, typedAddress, typedBilling } from './checkout.ts'
import { email, expectedUpdatedAt, id, language, limit, optionalText, page, pageOf, phone, requiredName, requiredText } from './fields.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { bulkAnswer, bulkIds, csvFile, expectedVersions, fileInput, fromTo, listedIds, listFilter, listInput } from './lists.ts'
import { orderPath, orderRow, orderStats, shortage, staffOrder } from './orders.ts'
import { proofRow } from './proof-row.ts'
import { proofStatuses } from './rules/proof-statuses.ts'
import { orderMailKinds } from './rules/order-mails.ts'
import { deviceClasses } from './rules/figure-reports.ts'
import { longestFigureFilter, readBehind } from './rules/orders-behind.ts'
import { longestHoldHours, orderStatuses, paymentStatuses } from './rules/order-states.ts'
import { oneLine, trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const aMonth = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/

const orderFilters = {
  status: z.enum([...orderStatuses, 'proof_submitted']).optional(),
  payment: z.enum(paymentStatuses).optional(),
  /** `false` leaves out cancelled orders, as the figures do. */
  cancelled: z.enum(['false']).optional(),
  country: z.string().max(10).optional(),
  /** Orders that contain this product. */
  product: id.optional(),
  event: id.optional(),
  /** Orders brought by this partner: its id, its code, or the code of one of its locations. */
  partner: z.string().overwrite(trimmed).min(1).max(64).optional(),
  /** Orders that also contain this product. */
  with: id.optional(),
  discount: z.string().overwrite(trimmed).min(1).max(64).optional(),
  /** Orders of buyers who had followed a letter: `campaign:` and its id, or `automation:` and its kind. */
  letter: z
    .string()
    .max(64)
    .regex(/^(campaign:[0-9a-f-]{36}|automation:[a-z_]+)$/, 'invalid')
    .optional(),
  /** Orders that the agent with this host prepared. */
  agent: z.string().overwrite(trimmed).min(1).max(300).optional(),
  /** The source of the counted visit in which the order was placed, as named in the figures. */
  source: z.string().overwrite(trimmed).min(1).max(300).optional(),
  medium: z.string().overwrite(trimmed).max(300).optional(),
  campaign: z.string().overwrite(trimmed).min(1).max(300).optional(),
  device: z.enum(deviceClasses).optional(),
  /** The language in which the order was placed. */
  language: language.optional(),
  /** `member`: the buyer was a member when ordering and still is. `guest`: all others. */
  buyer: z.enum(['member', 'guest']).optional(),
  /** Unpaid orders that will be cancelled automatically within `endingHours`. */
  ending: z.enum(['true']).optional(),
  /** Cancelled, and nothing of the payment has been refunded. */
  to_refund: z.enum(['true']).optional(),
  /** Paid orders for collection at an event that is over or cancelled. */
  uncollected: z.enum(['true']).optional(),
  /** Orders of people whose first order was in this month, such as `2026-11`. */
  first_month: z.string().regex(aMonth, 'invalid').optional(),
  /** The orders behind a figure of visits, searches or abandoned carts, in the format of `writeBehind`. */
  behind: z
    .string()
    .max(longestFigureFilter, 'too_long')
    .refine((text) => readBehind(text) !== undefined, 'invalid')
    .optional(),
  /** `true`: paid, completely made and ready to ship. `false`: all others. */
  ready: z.enum(['true', 'false']).optional(),
  ...fromTo,
}

/** `accept` and `refuse` come from older clients. */
const paymentDecision = z
  .enum(['accepted', 'refused', 'accept', 'refuse'])
  .transform((decision) => (decision === 'accept' || decision === 'accepted' ? ('accepted' as const) : ('refused' as const)))

/** An order that staff enter for a buyer: at a stall, on the telephone, in a chat. */
export const orderForBuyer = z
  .strictObject({
    ...orderFields,
    /** Email or telephone may be missing, but not both. */
    contact: z.strictObject({ name: requiredName(fieldLengths.name), email: email.nullish(), phone: phone.nullish() }),
    /** The account whose prices and discount apply and which owns the order. Defaults to the account with this confirmed email, if any. */
    account_id: id.nullish(),
    /** The buyer's language. Defaults to that of the account, else to that of the staff member. */
    language: language.optional(),
    /** Omitted: not paid yet. `paid`: staff already have the money. */
    payment: z.strictObject({ status: z.enum(['unpaid', 'paid']), paid_through: z.literal('staff').nullish() }).optional(),
  })
  .refine(parcelHasAddress, addressMissing)
  .refine(({ contact }) => Boolean(contact.email ?? contact.phone), { path: ['contact', 'email'], message: 'email_or_phone' })
export type OrderForBuyer = z.infer<typeof orderForBuyer>

/** Allowed until the order is sent. Omitted fields stay unchanged. */
const orderEdit = z.strictObject({
  contact: z
    .strictObject({ name: requiredName(fieldLengths.name), email: email.nullable(), phone: phone.nullable() })
    .partial()
    .optional(),
  /** Must be in the shipping zone that was paid for. */
  shipping: typedAddress.optional(),
  /** Null: the same as the shipping address. */
  billing: typedBilling.nullish(),
  note: z.string().overwrite(trimmed).max(fieldLengths.note, 'too_long').nullish(),
  gift_message: z.string().overwrite(trimmed).max(fieldLengths.gift_message, 'too_long').nullish(),
  expected_updated_at: expectedUpdatedAt,
})
export type OrderEdit = z.infer<typeof orderEdit>

const payLink = z.object({
  url: z.url(),
  qr: z.string(),
})
export type PayLink = z.infer<typeof payLink>

const expected = { expected_updated_at: expectedUpdatedAt }
const statusChange = z.strictObject({
  status: z.enum(orderStatuses),
  note: optionalText(1000),
  tracking_number: z.string().overwrite(oneLine).max(64, 'too_long').optional(),
  ...expected,
})
const decision = z.strictObject({ decision: paymentDecision, reason: optionalText(500), ...expected })
const hold = z.strictObject({ hours: z.int().min(1).max(longestHoldHours), ...expected })
const rowChanged = { changed_meanwhile: { status: 409, data: z.object({ current: staffOrder }) } } as const

export const adminOrdersContract = {
  create: call('staff', { once: 'by_module' })
    .route({
      method: 'POST',
      path: '/admin/orders',
      summary: 'Write an order for somebody; a pay link goes by mail when it is unpaid and there is an address',
      successStatus: 201,
      tags: ['Admin: orders'],
    })
    .input(orderForBuyer)
    .output(z.object({ order: staffOrder, guest_token: z.string(), pay_link: z.url(), pay_link_qr: payLink.shape.qr }))
    .errors({
      out_of_stock: { status: 409, data: shortage },
      not_at_event: { status: 409, data: shortage },
      price_changed: { status: 409, data: z.object({ quote }) },
      discount_invalid: { status: 409, data: z.object({ quote }) },
      ...onceRefusals,
    }),
  quote: call('staff', { onlyAsks: true })
    .route({
      method: 'POST',
      path: '/admin/orders/quote',
      summary: 'Say what an order would cost the person that staff write it for',
      tags: ['Admin: orders'],
    })
    .input(quoteInput.extend({ account_id: id.nullish(), email: z.string().overwrite(trimmed).max(fieldLengths.email).optional() }))
    .output(quote.extend({ buyer: z.object({ id, name: z.string(), email: z.string(), is_member: z.boolean() }).nullable() })),
  makePayLink: call('staff', { limit: { name: 'pay-links', points: 120, perSeconds: 3600, by: 'account' } })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/pay-links',
      summary: 'Make a link that opens an order without signing in',
      successStatus: 201,
      tags: ['Admin: orders'],
    })
    .input(orderPath)
    .output(payLink)
    .errors({ order_not_payable: { status: 409 } }),
  proofs: call('staff')
    .route({ method: 'GET', path: '/admin/proofs', summary: 'List proofs of payment to review', tags: ['Admin: orders'] })
    .input(z.object({ status: z.enum(proofStatuses).default('waiting'), page, limit }))
    .output(pageOf('proofs', proofRow)),
  list: call('staff')
    .route({ method: 'GET', path: '/admin/orders', summary: 'List orders, with counts for the dashboard', tags: ['Admin: orders'] })
    .input(listInput(orderFilters, listSorts.orders).extend({ range: z.enum(['today', 'week', 'month', 'year', 'all']).default('week') }))
    .output(pageOf('orders', orderRow).extend({ stats: orderStats })),
  file: call('staff')
    .route({
      method: 'GET',
      path: '/admin/orders.csv',
      summary: 'Download the orders of a list as CSV',
      outputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(fileInput(orderFilters, listSorts.orders))
    .output(csvFile),
  ids: call('staff')
    .route({ method: 'GET', path: '/admin/orders/ids', summary: 'List the ids of all orders of a list', tags: ['Admin: orders'] })
    .input(listFilter(orderFilters))
    .output(listedIds),
  setStatuses: call('staff')
    .route({ method: 'POST', path: '/admin/orders/bulk-status', summary: 'Set the status of many orders', tags: ['Admin: orders'] })
    .input(
      z.strictObject({
        ids: bulkIds,
        status: z.enum(orderStatuses),
        note: optionalText(1000),
        /** Refuses orders in other statuses, such as one that somebody else has moved. Omitted: any status. */
        from: z.array(z.enum(orderStatuses)).max(orderStatuses.length).optional(),
        expected_updated_at: expectedVersions,
      }),
    )
    .output(bulkAnswer),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/orders/{id}', summary: 'Read an order as staff see it', tags: ['Admin: orders'] })
    .input(z.object({ id: z.string().max(64) }))
    .output(staffOrder),
  edit: call('staff')
    .route({
      method: 'PATCH',
      path: '/admin/orders/{id}',
      summary: 'Change the contact, address and note of an order before it is sent',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: orderEdit }))
    .output(staffOrder)
    .errors({
      ...rowChanged,
      order_sent: { status: 409 },
      order_cancelled: { status: 409 },
    }),
  setStatus: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/status',
      summary: 'Set the status of an order',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: statusChange }))
    .output(staffOrder)
    .errors({
      out_of_stock: { status: 409, data: shortage },
      discount_used_elsewhere: { status: 409 },
      discount_used_up: { status: 409 },
      ...rowChanged,
    }),
  setPayment: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/payment',
      summary: 'Accept or refuse a payment',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: decision }))
    .output(staffOrder)
    .errors({
      already_paid: { status: 409 },
      order_cancelled: { status: 409 },
      no_proof_to_refuse: { status: 409 },
      ...rowChanged,
    }),
  /** Lets an unpaid order wait for payment for `hours` from now. */
  setHold: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/hold',
      summary: 'Let an unpaid order wait longer for its money',
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: hold }))
    .output(staffOrder)
    .errors({ not_awaiting_payment: { status: 409 }, ...rowChanged }),
  sendMail: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/mails',
      summary: 'Send a mail about an order once more',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(z.object({ params: orderPath, body: z.strictObject({ kind: z.enum(orderMailKinds) }) }))
    .output(staffOrder)
    .errors({ mail_not_due: { status: 409 }, too_many_mails: { status: 409, data: z.object({ most: z.int() }) } }),
  addNote: callRepeatable('staff')
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
}
