import { z } from 'zod'
import { call, callOnce, callRepeatable } from './call.ts'
import { boardHolds } from './call-limits.ts'
import { day, expectedUpdatedAt, id, instant, mostSize, pageOf, requiredText } from './fields.ts'
import { bulkAnswer, expectedVersions } from './lists.ts'
import { stepMinutes } from './product-types.ts'
import { stepStatuses } from './rules/production-rules.ts'
import { stepPhoto } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'

export const productionStep = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Per piece. */
  minutes: z.int(),
  position: z.int(),
  status: z.enum(stepStatuses),
  note: z.string().nullable(),
  note_by: z.string().nullable(),
  note_at: instant.nullable(),
  photos: z.array(z.object({ id, url: z.string(), by: z.string().nullable(), at: instant })),
  by: z.string().nullable(),
  assigned_to: id.nullable(),
  assignee: z.string().nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  updated_at: instant,
})
export type ProductionStep = z.infer<typeof productionStep>

export const queueItem = z.object({
  order_item_id: id,
  order_id: id,
  order_number: z.string(),
  product_id: id,
  name: z.string(),
  variation_id: id.nullable(),
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  image_url: z.string().nullable(),
  product_type: z.object({ id, name: z.string() }).nullable(),
  current_step: z.object({ id, name: z.string(), position: z.int(), updated_at: instant }).nullable(),
  /** The board's column: the step's English name, in every language. */
  column: z.string().nullable(),
  steps_done: z.int(),
  steps_total: z.int(),
  minutes_left: z.int(),
  status: z.enum(['pending', 'in_progress', 'blocked', 'done']),
  blocked_reason: z.string().nullable(),
  assigned_to: id.nullable(),
  assignee: z.string().nullable(),
  /** Set on a remake. `order_item_id` is then the board's own id, which calls use; `of` is the order's item. */
  remake: z.object({ of: id, reason: z.string() }).nullable(),
  due_at: instant,
  is_overdue: z.boolean(),
  is_active: z.boolean(),
  updated_at: instant,
})
export type QueueItem = z.infer<typeof queueItem>

export const itemSteps = z.object({
  item: queueItem,
  steps: z.array(productionStep),
  /** Remakes of its pieces, newest last. */
  remakes: z.array(z.object({ order_item_id: id, reason: z.string(), status: queueItem.shape.status, at: instant })),
})
export type ItemSteps = z.infer<typeof itemSteps>

const worker = z.object({ id, name: z.string() })
export type Worker = z.infer<typeof worker>

/** A column of the board: all steps of this name, of every product type. */
const queueColumn = z.object({
  step: z.object({ id, name: z.string() }),
  key: z.string(),
  count: z.int(),
  minutes: z.int(),
  minutes_per_day: z.int(),
})
export type QueueColumn = z.infer<typeof queueColumn>

/** A day of the calendar: the work due on it, and the minutes that the workshop does on it, 0 on a day off. */
const queueDay = z.object({ day, count: z.int(), minutes: z.int(), minutes_per_day: z.int() })
export type QueueDay = z.infer<typeof queueDay>

const readyOrder = z.object({
  order_id: id,
  order_number: z.string(),
  customer: z.string(),
  city: z.string(),
  items: z.int(),
  pieces: z.int(),
})
export type ReadyOrder = z.infer<typeof readyOrder>

const productionQueue = pageOf('items', queueItem).extend({
  columns: z.array(queueColumn),
  /** Orders that are paid and ready to ship, as `ready=true` lists them: the oldest, and the total number. */
  ready: z.array(readyOrder),
  ready_total: z.int(),
  overdue_total: z.int(),
  /** The day on which one more piece would be made, behind the longest queue of the requested types. Null if nothing is made by steps. */
  new_order_made_by: day.nullable(),
  /** Five weeks, from this Monday. */
  days: z.array(queueDay),
  people: z.array(worker),
  types: z.array(z.object({ id, name: z.string() })),
})
export type ProductionQueue = z.infer<typeof productionQueue>

const path = z.object({ id })
const stepPath = z.object({ id, stepId: id })
const note = z.string().overwrite(trimmed).max(500, 'too_long')
const stepNamed = requiredText(80)
const items = z.array(id).min(1, 'required').max(500, 'too_many')
/** `updated_at`: the new one of each changed item. */
const changedItems = bulkAnswer.extend({ updated_at: z.record(id, instant) })
const tags = ['Admin: production']
const rowChanged = { status: 409, data: z.object({ current: productionStep }) } as const

export const productionContract = {
  queue: call('staff')
    .route({ method: 'GET', path: '/admin/production-queue', summary: 'List what is to be made, oldest due first', tags })
    .input(
      z.object({
        step: stepNamed.optional(),
        type: id.optional(),
        /** A person's id, `me` or `nobody`. */
        assigned_to: z.union([id, z.enum(['me', 'nobody'])]).optional(),
        q: z.string().overwrite(trimmed).max(100).optional(),
        overdue: z.enum(['true', 'false']).optional(),
        blocked: z.enum(['true', 'false']).optional(),
        /** `today`: due today or earlier. `week`: due within seven days. */
        due: z.enum(['today', 'week']).optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        limit: z.coerce.number().int().min(1).max(500).default(20),
      }),
    )
    .output(productionQueue),
  ofItem: call('staff')
    .route({ method: 'GET', path: '/admin/order-items/{id}/production-steps', summary: 'Read the steps of one item', tags })
    .input(path)
    .output(itemSteps),
  ofOrder: call('staff')
    .route({ method: 'GET', path: '/admin/orders/{id}/production-steps', summary: 'Read the steps of every item of an order', tags })
    .input(path)
    .output(z.object({ order_id: id, order_number: z.string(), items: z.array(queueItem.extend({ steps: z.array(productionStep) })) })),
  /** A phone that was offline retries with its own key until it gets a response. */
  changeStep: callRepeatable('staff')
    .route({
      method: 'PATCH',
      path: '/admin/order-items/{id}/production-steps/{stepId}',
      summary: 'Start, finish, skip, block or reopen a step',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: stepPath,
        body: z.strictObject({
          status: z.enum(stepStatuses).optional(),
          note: note.nullable().optional(),
          assigned_to: id.nullable().optional(),
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(itemSteps)
    .errors({
      changed_meanwhile: rowChanged,
      not_in_production: { status: 409 },
    }),
  people: call('staff')
    .route({ method: 'GET', path: '/admin/production-people', summary: 'List who can be given a step', tags })
    .output(z.object({ people: z.array(worker) })),
  /** Sent to other open boards for some seconds. Nothing is stored. */
  hold: call('staff', { onlyAsks: true, limit: boardHolds })
    .route({
      method: 'POST',
      path: '/admin/production-queue/holds',
      summary: 'Tell other open boards that one is there, is moving an item, or has put it down',
      successStatus: 204,
      tags,
    })
    /** `order_item_id`: null reports that the board is open. `screen`: any id of the open page, by which it recognises its own reports. */
    .input(z.strictObject({ order_item_id: id.nullable(), screen: id, is_held: z.boolean() }))
    .output(z.void()),
  remake: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/order-items/{id}/remakes',
      summary: 'Make one spoiled piece of an item again, by the same steps',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ reason: requiredText(500) }) }))
    .output(itemSteps)
    .errors({ not_in_production: { status: 409 }, too_many_remakes: { status: 409 } }),
  addStep: callRepeatable('staff')
    .route({
      method: 'POST',
      path: '/admin/order-items/{id}/production-steps',
      summary: 'Add a step to one item',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        /** `after`: the step that it follows; omitted: it becomes the last. */
        body: z.strictObject({ name: requiredText(80), minutes: stepMinutes, after: id.optional() }),
      }),
    )
    .output(itemSteps)
    .errors({ not_in_production: { status: 409 }, too_many_steps: { status: 409 } }),
  addPhoto: call('staff')
    .route({
      method: stepPhoto.method,
      path: stepPhoto.path,
      summary: 'Put a photograph beside a step; it is drawn anew, without its metadata',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    /** `id`: made by the sender for the photograph, so a retry stores it only once. */
    .input(z.object({ params: stepPath, body: z.strictObject({ file: z.file('missing_file'), id: id.optional() }) }))
    .output(itemSteps)
    .errors({
      not_in_production: { status: 409 },
      too_many_photos: { status: 409 },
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
    }),
  removePhoto: call('staff')
    .route({
      method: 'DELETE',
      path: `${stepPhoto.path}/{photoId}`,
      summary: 'Remove a photograph of a step',
      tags,
    })
    .input(stepPath.extend({ photoId: id }))
    .output(itemSteps)
    .errors({ not_in_production: { status: 409 } }),
  batch: call('staff')
    .route({ method: 'POST', path: '/admin/production-queue/batch', summary: 'Set the same step of many items, or say who does it', tags })
    /** Requires `status` or `assigned_to`. */
    .input(
      z
        .strictObject({
          order_item_ids: items,
          step: stepNamed,
          status: z.enum(stepStatuses).optional(),
          note: note.optional(),
          assigned_to: id.nullable().optional(),
          expected_updated_at: expectedVersions,
        })
        .refine(({ status, assigned_to }) => status !== undefined || assigned_to !== undefined, { path: ['status'], error: 'required' }),
    )
    .output(changedItems),
  move: call('staff')
    .route({
      method: 'POST',
      path: '/admin/production-queue/moves',
      summary: 'Move items to a step: what is before it is done, it and what follows is still to do',
      tags,
    })
    /** `step`: null if all steps are done. */
    .input(z.strictObject({ order_item_ids: items, step: stepNamed.nullable(), expected_updated_at: expectedVersions }))
    .output(changedItems),
}
