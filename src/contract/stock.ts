import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { declared } from './declared.ts'
import { adjustReasons } from './rules/adjust-reasons.ts'
import { mostPieces } from './rules/product-limits.ts'
import { id, instant, limit, optionalText, page, pageOf } from './fields.ts'

export const stockLevel = z.object({
  variation_id: id.nullable(),
  size: z.string().nullable(),
  on_hand: z.int(),
  reserved: z.int(),
  available: z.int(),
})
export type StockLevel = z.infer<typeof stockLevel>

export const onHand = z.int('invalid_stock').min(0, 'invalid_stock').max(mostPieces, 'invalid_stock')

const adjustment = z
  .strictObject({
    variation_id: id.nullable().optional(),
    size: z.string().max(20).nullable().optional(),
    /** Pieces to add, or to remove below 0. `on_hand` sets the total instead. */
    change: z
      .int('invalid_stock')
      .min(-mostPieces, 'invalid_stock')
      .max(mostPieces, 'invalid_stock')
      .refine((change) => change !== 0, 'invalid_stock')
      .register(declared, { not: { const: 0 } })
      .optional(),
    on_hand: onHand.optional(),
    reason: z.enum(adjustReasons, 'required'),
    note: optionalText(500),
  })
  .refine(({ change, on_hand }) => (change === undefined) !== (on_hand === undefined), { path: ['change'], message: 'invalid_stock' })
export type StockAdjustment = z.infer<typeof adjustment>

const ledgerReasons = [
  'opening',
  'adjusted',
  ...adjustReasons,
  'order_placed',
  'order_cancelled',
  'order_expired',
  'order_reopened',
  'order_shipped',
  'order_unshipped',
  'to_event',
  'from_event',
  'sent_back',
] as const

const ledgerRow = z.object({
  id,
  at: instant,
  variation_id: id.nullable(),
  size: z.string().nullable(),
  on_hand_change: z.int(),
  reserved_change: z.int(),
  reason: z.enum(ledgerReasons),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  event_id: id.nullable(),
  /** The member of staff; null for buyers and for automatic changes. */
  by: z.string().nullable(),
  note: z.string().nullable(),
})
export type LedgerRow = z.infer<typeof ledgerRow>
const stockLedger = pageOf('ledger', ledgerRow)
export type StockLedger = z.infer<typeof stockLedger>

export const stockContract = {
  adjust: callOnce('admin')
    .route({
      method: 'POST',
      path: '/admin/products/{id}/stock-adjustments',
      summary: 'Change what is on hand of an option, with a reason',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(z.object({ params: z.object({ id }), body: adjustment }))
    .output(stockLevel)
    .errors({ product_not_found: { status: 404 }, below_reserved: { status: 409, data: z.object({ reserved: z.int() }) } }),
  ledger: call('staff')
    .route({
      method: 'GET',
      path: '/admin/products/{id}/stock-ledger',
      summary: 'Read every change of a product’s stock, newest first',
      tags: ['Admin: products'],
    })
    .input(z.object({ id, page, limit }))
    .output(stockLedger)
    .errors({ product_not_found: { status: 404 } }),
}
