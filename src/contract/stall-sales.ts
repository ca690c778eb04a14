import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { eventTooFew, stallOption } from './event-stock.ts'
import { email, id, instant, language, limit, moneySchema, page, pageOf, quantity, requiredText, typedInstant } from './fields.ts'
import { csvFile } from './lists.ts'
import { received } from './pickups.ts'
import { mostCartLines } from './rules/cart-limits.ts'
import { countReasons, stallMethods } from './rules/stall-terms.ts'
import { trimmed } from './rules/visible-text.ts'

export const newSale = z.strictObject({
  items: z
    .array(z.strictObject({ ...stallOption, quantity }), 'empty_cart')
    .min(1, 'empty_cart')
    .max(mostCartLines, 'too_many_lines'),
  method: z.enum(stallMethods),
  /** Money that the customer gave; less than the total is refused. */
  received: received.optional(),
  email: email.optional(),
  member_email: email.optional(),
  /** When the sale was made, if the phone was offline; never later than now. */
  sold_at: typedInstant.optional(),
  /** When the phone sends it, by its own clock. The error of that clock corrects `sold_at`. A retry may have another time. */
  sent_at: typedInstant.optional(),
  /** The inventory's price list used for the sale: its prices and tax apply even if they have changed. Omitted: current prices. */
  price_list: id.optional(),
  language: language.optional(),
})
export type NewSale = z.infer<typeof newSale>

export const saleItem = z.object({
  product_id: id.nullable(),
  variation_id: id.nullable(),
  size: z.string().nullable(),
  name: z.string(),
  variation_name: z.string().nullable(),
  image_url: z.string().nullable(),
  quantity: z.int(),
  unit_price: moneySchema,
  line_total: moneySchema,
})

export const sale = z.object({
  id,
  receipt_number: z.string(),
  items: z.array(saleItem),
  subtotal: moneySchema,
  discount: moneySchema,
  tax: moneySchema,
  /** Added or deducted by rounding cash to 5 sen. */
  rounding: moneySchema,
  /** The paid amount, after rounding. */
  total: moneySchema,
  method: z.enum(stallMethods),
  received: moneySchema.nullable(),
  change: moneySchema.nullable(),
  is_member: z.boolean(),
  sold_at: instant,
  by: z.string().nullable(),
  voided: z.object({ at: instant, reason: z.string(), by: z.string().nullable() }).nullable(),
})
export type Sale = z.infer<typeof sale>

/** Totals of sales that were not voided, and of the pick-up money taken there. */
const totals = z.object({
  sales: z.int(),
  units: z.int(),
  subtotal: moneySchema,
  tax: moneySchema,
  rounding: moneySchema,
  /** Less later refunds, as are all sums below. */
  total: moneySchema,
  /** Refunds of sales and pick-ups that were not voided. */
  refunded: moneySchema,
  voided: z.int(),
  pickup_payments: moneySchema,
})
const byProduct = z.object({
  product_id: id.nullable(),
  variation_id: id.nullable(),
  size: z.string().nullable(),
  name: z.string(),
  variation_name: z.string().nullable(),
  units: z.int(),
  total: moneySchema,
})
const byMethod = z.object({ method: z.enum(stallMethods), sales: z.int(), total: moneySchema, pickup_payments: moneySchema })
const byHour = z.object({ hour: instant, sales: z.int(), units: z.int(), total: moneySchema })
const byMember = z.object({ is_member: z.boolean(), sales: z.int(), total: moneySchema })
export const saleFigures = z.object({
  totals,
  by_product: z.array(byProduct),
  by_method: z.array(byMethod),
  by_hour: z.array(byHour),
})
const optionPieces = {
  product_id: id,
  variation_id: id.nullable(),
  size: z.string().nullable(),
  name: z.string(),
  variation_name: z.string().nullable(),
}
export const report = saleFigures.extend({
  event: z.object({ id, title: z.string(), starts_at: instant, ends_at: instant, time_zone: z.string(), closed_at: instant.nullable() }),
  by_member: z.array(byMember),
  pickups: z.object({ orders: z.int(), collected: z.int(), open: z.int(), cancelled: z.int(), open_value: moneySchema }),
  not_collected: z.array(z.object({ ...optionPieces, quantity: z.int() })),
  returned: z.array(z.object({ ...optionPieces, quantity: z.int() })),
  differences: z.array(
    z.object({ ...optionPieces, quantity: z.int(), reason: z.enum(countReasons), note: z.string().nullable(), at: instant }),
  ),
  /** Sales made with other prices than those at the moment of their arrival. `difference`: how much more was taken; below 0: less. */
  price_differences: z.array(
    z.object({
      sale_id: id,
      receipt_number: z.string(),
      sold_at: instant,
      total: moneySchema,
      current_total: moneySchema,
      difference: moneySchema,
    }),
  ),
  /** Cash that has to be in the box, in addition to the float. */
  cash: z.object({ expected: moneySchema, sales: moneySchema, pickups: moneySchema }),
})
export type EventReport = z.infer<typeof report>
export type SaleFigures = z.infer<typeof saleFigures>

const path = z.object({ id })
const tags = ['Admin: events']
const notFound = { event_not_found: { status: 404 } } as const

export const stallSalesContract = {
  sell: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/events/{id}/sales',
      summary: 'Write down a sale at the stall',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: newSale }))
    .output(z.object({ sale }))
    .errors({ ...notFound, out_of_stock: { status: 409, data: eventTooFew }, event_closed: { status: 409 } }),
  list: call('staff')
    .route({ method: 'GET', path: '/admin/events/{id}/sales', summary: 'List the sales of an event, newest first, with sums', tags })
    .input(
      path.extend({
        method: z.enum(stallMethods).optional(),
        voided: z.enum(['true', 'false']).optional(),
        q: z.string().overwrite(trimmed).max(100).optional(),
        page,
        limit,
      }),
    )
    .output(pageOf('sales', sale).extend(saleFigures.shape))
    .errors(notFound),
  void: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/events/{id}/sales/{saleId}',
      summary: 'Void a sale; it stays, and its pieces return',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path.extend({ saleId: id }), body: z.strictObject({ reason: requiredText(300) }) }))
    .output(z.object({ sale }))
    .errors({ ...notFound, sale_not_found: { status: 404 }, already_voided: { status: 409 } }),
  report: call('staff')
    .route({ method: 'GET', path: '/admin/events/{id}/report', summary: 'Settle an event', tags })
    .input(path)
    .output(report)
    .errors(notFound),
  reportFile: call('staff')
    .route({
      method: 'GET',
      path: '/admin/events/{id}/report.csv',
      summary: 'Download the report of an event as CSV',
      outputStructure: 'detailed',
      tags,
    })
    .input(path.extend({ lang: language.optional() }))
    .output(csvFile)
    .errors(notFound),
}
