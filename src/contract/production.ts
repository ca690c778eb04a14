import { z } from 'zod'
import { call } from './call.ts'
import { expectedUpdatedAt, id, instant, language, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { stepStatuses } from './rules/production-rules.ts'

/** English stands in the resource's own fields. */
const typeTexts = z.strictObject({ name: z.string().trim().max(80, 'too_long') })
const stepTexts = z
  .strictObject({ name: z.string().trim().max(80, 'too_long'), description: z.string().trim().max(1000, 'too_long') })
  .partial()
const typeTranslations = z.partialRecord(language, typeTexts.partial())
const stepTranslations = z.partialRecord(language, stepTexts)

const typeStep = z.object({
  id,
  name: z.string(),
  description: z.string(),
  minutes: z.int(),
  translations: stepTranslations,
})
export const productType = z.object({
  id,
  name: z.string(),
  /** How many minutes of this work the workshop does in a working day. */
  minutes_per_day: z.int(),
  translations: typeTranslations,
  steps: z.array(typeStep),
  product_count: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type ProductType = z.infer<typeof productType>

/** The longest lists of products stay readable, and `product_count` says how many there are. */
export const productTypePage = productType.extend({ products: z.array(z.object({ id, name: z.string(), slug: z.string() })) })
export type ProductTypePage = z.infer<typeof productTypePage>

const minutes = z.int('invalid').min(0, 'invalid').max(10_000, 'invalid')
const typeFields = z.strictObject({
  name: requiredText(80),
  minutes_per_day: z.int('invalid').min(1, 'invalid').max(100_000, 'invalid'),
  translations: typeTranslations,
  /** In order. Those with an id stay, those without are new, those left out are removed. */
  steps: z
    .array(
      z.strictObject({
        id: id.optional(),
        name: requiredText(80),
        description: z.string().trim().max(1000, 'too_long').default(''),
        minutes,
        translations: stepTranslations.default({}),
      }),
    )
    .min(1, 'required')
    .max(40, 'too_many'),
})
export const newProductType = typeFields.extend({ translations: typeTranslations.default({}) })
export type NewProductType = z.infer<typeof newProductType>
export const productTypeChange = typeFields.partial()
export type ProductTypeChange = z.infer<typeof productTypeChange>

export const productionStep = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Per piece. */
  minutes: z.int(),
  position: z.int(),
  status: z.enum(stepStatuses),
  note: z.string().nullable(),
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
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  image_url: z.string().nullable(),
  product_type: z.object({ id, name: z.string() }).nullable(),
  current_step: z.object({ id, name: z.string(), position: z.int(), updated_at: instant }).nullable(),
  /** The board's column: the step's English name, whatever language is asked for. */
  column: z.string().nullable(),
  steps_done: z.int(),
  steps_total: z.int(),
  minutes_left: z.int(),
  status: z.enum(['pending', 'in_progress', 'blocked', 'done']),
  blocked_reason: z.string().nullable(),
  assigned_to: id.nullable(),
  assignee: z.string().nullable(),
  due_at: instant,
  is_overdue: z.boolean(),
  /** While its order is processing. */
  is_active: z.boolean(),
  updated_at: instant,
})
export type QueueItem = z.infer<typeof queueItem>

const itemSteps = z.object({ item: queueItem, steps: z.array(productionStep) })
export type ItemSteps = z.infer<typeof itemSteps>

/** A column of the board: every step of this name, whatever type it belongs to. */
const queueColumn = z.object({
  step: z.object({ id, name: z.string() }),
  key: z.string(),
  count: z.int(),
  minutes: z.int(),
  /** What of a day's capacity falls to this step. */
  minutes_per_day: z.int(),
})
export type QueueColumn = z.infer<typeof queueColumn>

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
  /** Orders whose every item is made and that have not left; the oldest, and how many there are. */
  ready: z.array(readyOrder),
  ready_total: z.int(),
  overdue_total: z.int(),
  /** Who works in the shop. */
  people: z.array(z.object({ id, name: z.string() })),
  types: z.array(z.object({ id, name: z.string() })),
})
export type ProductionQueue = z.infer<typeof productionQueue>

const path = z.object({ id })
const stepPath = z.object({ id, stepId: id })
const note = z.string().trim().max(500, 'too_long')
/** The id of a step, of a type or of an item, or its name. */
const stepNamed = requiredText(80)
const items = z.array(id).min(1, 'required').max(500, 'too_many')
const failedEach = z.object({ changed: z.int(), failed: z.array(z.object({ id, code: z.string() })) })
const typeTags = ['Admin: product types']
const tags = ['Admin: production']
const changedMeanwhile = { status: 409, data: z.object({ current: productionStep }) } as const

export const productTypesContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/product-types', summary: 'List the types of products and their steps', tags: typeTags })
    .input(listInput({}, ['updated_at', 'name', 'created_at']))
    .output(pageOf('product_types', productType)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/product-types/{id}', summary: 'Read a type of products', tags: typeTags })
    .input(path)
    .output(productTypePage),
  create: call('admin')
    .route({ method: 'POST', path: '/admin/product-types', summary: 'Add a type of products', successStatus: 201, tags: typeTags })
    .input(newProductType)
    .output(productTypePage),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/product-types/{id}',
      summary: 'Change a type of products; steps that orders have stay as they are',
      inputStructure: 'detailed',
      tags: typeTags,
    })
    .input(z.object({ params: path, body: productTypeChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(productTypePage)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: productTypePage }) } }),
  remove: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/product-types/{id}',
      summary: 'Remove a type that no product has',
      successStatus: 204,
      tags: typeTags,
    })
    .input(path)
    .output(z.void())
    .errors({ product_type_in_use: { status: 409, data: z.object({ products: z.int() }) } }),
}

export const productionContract = {
  queue: call('staff')
    .route({ method: 'GET', path: '/admin/production-queue', summary: 'List what is to be made, oldest due first', tags })
    .input(
      z.object({
        step: stepNamed.optional(),
        type: id.optional(),
        /** Somebody's id, `me`, or `nobody`. */
        assigned_to: z.union([id, z.enum(['me', 'nobody'])]).optional(),
        q: z.string().trim().max(100).optional(),
        overdue: z.enum(['true', 'false']).optional(),
        blocked: z.enum(['true', 'false']).optional(),
        /** Due today or before (`today`), or within seven days. */
        due: z.enum(['today', 'week']).optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        limit: z.coerce.number().int().min(1).max(500).default(100),
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
  changeStep: call('staff')
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
    .errors({ changed_meanwhile: changedMeanwhile, not_in_production: { status: 409 } }),
  addStep: call('staff')
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
        /** `after`: the step that it follows; left out, it is the last. */
        body: z.strictObject({ name: requiredText(80), minutes, after: id.optional() }),
      }),
    )
    .output(itemSteps)
    .errors({ not_in_production: { status: 409 }, too_many_steps: { status: 409 } }),
  batch: call('staff')
    .route({ method: 'POST', path: '/admin/production-queue/batch', summary: 'Set the same step of many items', tags })
    .input(z.strictObject({ order_item_ids: items, step: stepNamed, status: z.enum(stepStatuses), note: note.optional() }))
    .output(failedEach),
  move: call('staff')
    .route({
      method: 'POST',
      path: '/admin/production-queue/moves',
      summary: 'Move items to a step: what is before it is done, it and what follows is still to do',
      tags,
    })
    /** `step`: null when all of it is done. */
    .input(z.strictObject({ order_item_ids: items, step: stepNamed.nullable() }))
    .output(failedEach),
}
