import { z } from 'zod'
import { call } from './call.ts'
import { returnsByAddress } from './call-limits.ts'
import {
  expectedUpdatedAt,
  id,
  instant,
  language,
  moneySchema,
  mostSize,
  optionalText,
  pageOf,
  paidAmount,
  quantity,
  requiredText,
} from './fields.ts'
import { listInput } from './lists.ts'
import { returnLengths, returnReasons, returnStatuses, returnWishes } from './rules/return-rules.ts'
import { returnPicture as pictureUpload } from './uploads.ts'
import { listSorts } from './rules/list-sorts.ts'

const outcomes = ['refund', 'exchange', 'nothing'] as const

export const returnItem = z.object({
  /** Id of the order's item. */
  id,
  name: z.string(),
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
})
export const orderReturn = z.object({
  id,
  status: z.enum(returnStatuses),
  wish: z.enum(returnWishes),
  reason: z.enum(returnReasons),
  text: z.string(),
  answer: z.string().nullable(),
  outcome: z.enum(outcomes).nullable(),
  refunded: moneySchema.nullable(),
  exchange_order: z.string().nullable(),
  items: z.array(returnItem),
  /** Ids; served at `/api/return-pictures/{id}`. */
  pictures: z.array(id),
  created_at: instant,
  updated_at: instant,
})
export type OrderReturn = z.infer<typeof orderReturn>

export const ownReturns = z.object({
  /** Until when items can be returned; null if they can't (any more, or yet). */
  until: instant.nullable(),
  /** Items that can still be returned, with their quantity. */
  items: z.array(returnItem),
  returns: z.array(orderReturn),
})
export type OwnReturns = z.infer<typeof ownReturns>

export const staffReturn = orderReturn.extend({
  order: z.object({ id, number: z.string(), contact_name: z.string(), held: moneySchema }),
  language,
  /** The price paid for the pieces, after discount and with tax, at most the money held for the order. */
  worth: moneySchema,
  items: z.array(returnItem.extend({ line_total: moneySchema, ordered: z.int(), restocked: z.int(), is_counted: z.boolean() })),
})
export type StaffReturn = z.infer<typeof staffReturn>

const ofOrder = z.object({ id })
const ofReturn = ofOrder.extend({ return_id: id })
const tags = ['Admin: returns']
const byId = z.object({ id })
const expected = { expected_updated_at: expectedUpdatedAt }
const meanwhile = {
  changed_meanwhile: { status: 409, data: z.object({ current: staffReturn }) },
  return_not_so: { status: 409 },
} as const

export const returnsContract = {
  listOwn: call('owner')
    .route({
      method: 'GET',
      path: '/orders/{id}/returns',
      summary: 'List what can be sent back of an order, and what was',
      tags: ['Buying'],
    })
    .input(ofOrder)
    .output(ownReturns),
  request: call('owner', { limit: returnsByAddress })
    .route({
      method: 'POST',
      path: '/orders/{id}/returns',
      summary: 'Ask to send something back',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(
      z.object({
        params: ofOrder,
        body: z.strictObject({
          items: z.array(z.strictObject({ id, quantity })).min(1, 'required').max(100),
          reason: z.enum(returnReasons, 'required'),
          wish: z.enum(returnWishes, 'required'),
          text: optionalText(returnLengths.text),
        }),
      }),
    )
    .output(ownReturns)
    .errors({ not_returnable: { status: 409 } }),
  withdraw: call('owner')
    .route({ method: 'POST', path: '/orders/{id}/returns/{return_id}/withdrawal', summary: 'Keep it after all', tags: ['Buying'] })
    .input(ofReturn)
    .output(ownReturns)
    .errors({ return_not_so: { status: 409 } }),
  addPicture: call('owner')
    .route({
      method: pictureUpload.method,
      path: pictureUpload.path,
      summary: 'Add a picture to what one asked',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: ofReturn, body: z.strictObject({ file: z.file('missing_file') }) }))
    .output(ownReturns)
    .errors({
      too_many_pictures: { status: 409 },
      return_not_so: { status: 409 },
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
    }),
  list: call('staff')
    .route({ method: 'GET', path: '/admin/returns', summary: 'List what buyers want to send back', tags })
    .input(listInput({ status: z.enum(returnStatuses).optional(), reason: z.enum(returnReasons).optional() }, listSorts.returns))
    .output(pageOf('returns', staffReturn)),
  get: call('staff').route({ method: 'GET', path: '/admin/returns/{id}', summary: 'Read a return', tags }).input(byId).output(staffReturn),
  decide: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/decision',
      summary: 'Accept or refuse a return, with words that the buyer reads',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: byId,
        body: z.strictObject({
          decision: z.enum(['accepted', 'refused']),
          answer: requiredText(returnLengths.answer),
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(staffReturn)
    .errors(meanwhile),
  receive: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/receipt',
      summary: 'Note that it has arrived, and how many pieces go back on the shelf',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: byId,
        body: z.strictObject({
          restock: z.array(z.strictObject({ id, quantity: z.int().min(0).max(999) })).max(100),
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(staffReturn)
    .errors(meanwhile),
  settle: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/settlement',
      summary: 'End a return: pay money back, or name the order of the exchange',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: byId,
        body: z.discriminatedUnion('outcome', [
          z.strictObject({ outcome: z.literal('refund'), amount: paidAmount, ...expected }),
          z.strictObject({ outcome: z.literal('exchange'), order_number: requiredText(returnLengths.orderNumber), ...expected }),
          z.strictObject({ outcome: z.literal('nothing'), ...expected }),
        ]),
      }),
    )
    .output(staffReturn)
    .errors({
      ...meanwhile,
      nothing_to_refund: { status: 409 },
      refund_too_large: { status: 409 },
      order_not_found: { status: 404 },
      refund_needs_admin: { status: 403, data: z.object({ limit: z.number() }) },
    }),
}
