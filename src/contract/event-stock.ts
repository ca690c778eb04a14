import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { declared } from './declared.ts'
import { id, instant, limit, moneySchema, optionalText, page, pageOf } from './fields.ts'
import { mostPieces } from './rules/product-limits.ts'
import { countReasons, eventLedgerReasons } from './rules/stall-terms.ts'

const option = { product_id: id, variation_id: id.nullish(), size: z.string().max(20).nullish() }
const pieces = z.int('invalid_stock').min(1, 'invalid_stock').max(mostPieces, 'invalid_stock')
const note = optionalText(500)
const mostLines = 200

/** An option's pieces at an event: remaining = allocated − reserved − collected − sold − returned. */
export const eventStockItem = z.object({
  product_id: id,
  variation_id: id.nullable(),
  size: z.string().nullable(),
  name: z.string(),
  variation_name: z.string().nullable(),
  sku: z.string(),
  image_key: z.string().nullable(),
  allocated: z.int(),
  reserved: z.int(),
  sold: z.int(),
  collected: z.int(),
  returned: z.int(),
  /** Pieces that counts found too many (below 0: too few); included in `allocated`. */
  difference: z.int(),
  remaining: z.int(),
  /** Pieces that the shop could still send. */
  in_shop: z.int(),
  /** Price of one piece at the stall, for everybody and for members. Without tax. */
  unit_price: moneySchema,
  member_unit_price: moneySchema,
})
export type EventStockItem = z.infer<typeof eventStockItem>

export const inventory = z.object({
  items: z.array(eventStockItem),
  /** All values are read at this moment. */
  as_of: instant,
  is_closed: z.boolean(),
  /** Tax rate of goods sold at the stall, as a share. */
  tax_rate: z.number(),
  /** Identifies these prices. A sale made with them sends it, even if the prices have changed since. */
  price_list: id,
})
export type EventInventory = z.infer<typeof inventory>

/** Options with too few pieces; `line` is an index into the items as sent. */
const tooFew = z.object({
  product_ids: z.array(id),
  lines: z.array(z.object({ line: z.int(), product_id: id, variation_id: id.nullable(), size: z.string().nullable(), available: z.int() })),
})

const ledgerRow = z.object({
  id,
  at: instant,
  product_id: id,
  variation_id: id.nullable(),
  size: z.string().nullable(),
  name: z.string(),
  on_hand_change: z.int(),
  reserved_change: z.int(),
  reason: z.enum(eventLedgerReasons),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  by: z.string().nullable(),
  note: z.string().nullable(),
})
export type EventLedgerRow = z.infer<typeof ledgerRow>

const path = z.object({ id })
const tags = ['Admin: events']
const notFound = { event_not_found: { status: 404 } } as const
const short = { out_of_stock: { status: 409, data: tooFew } } as const
const closed = { event_closed: { status: 409 } } as const
const lines = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.strictObject({ ...option, ...fields }), 'required')
    .min(1, 'required')
    .max(mostLines, 'too_many_lines')

const bring = z.strictObject({
  items: lines({
    /** Below 0: returns pieces to the shop, as if they had never been sent. */
    change: z
      .int('invalid_stock')
      .min(-mostPieces, 'invalid_stock')
      .max(mostPieces, 'invalid_stock')
      .refine((change) => change !== 0, 'invalid_stock')
      .register(declared, { not: { const: 0 } }),
  }),
  note,
})
export type EventBringing = z.infer<typeof bring>
const giveBack = z.strictObject({ items: lines({ quantity: pieces }), note })
export type EventReturn = z.infer<typeof giveBack>
const count = z.strictObject({
  items: lines({
    /** All pieces at the event, including those reserved for orders. */
    counted: z.int('invalid_stock').min(0, 'invalid_stock').max(mostPieces, 'invalid_stock'),
    reason: z.enum(countReasons, 'required'),
    note,
  }),
})
export type EventCount = z.infer<typeof count>

export const eventStockContract = {
  read: call('staff')
    .route({ method: 'GET', path: '/admin/events/{id}/inventory', summary: 'Read what an event has of each option', tags })
    .input(path)
    .output(inventory)
    .errors(notFound),
  bring: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/events/{id}/inventory',
      summary: 'Move pieces between the shop and an event',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: bring }))
    .output(inventory)
    .errors({ ...notFound, ...short, ...closed }),
  giveBack: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/events/{id}/returns',
      summary: 'Return pieces from an event to the shop',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: giveBack }))
    .output(inventory)
    .errors({ ...notFound, ...short }),
  count: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/events/{id}/counts',
      summary: 'Count what lies at an event, with a reason for each difference',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: count }))
    .output(inventory)
    .errors({ ...notFound, below_reserved: { status: 409, data: z.object({ reserved: z.int() }) } }),
  ledger: call('staff')
    .route({
      method: 'GET',
      path: '/admin/events/{id}/stock-ledger',
      summary: 'Read every change of an event’s pieces, newest first',
      tags,
    })
    .input(path.extend({ product: id.optional(), page, limit }))
    .output(pageOf('ledger', ledgerRow))
    .errors(notFound),
}

export { tooFew as eventTooFew, option as stallOption }
