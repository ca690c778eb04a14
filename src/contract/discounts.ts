import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, moneySchema, pageOf, priceInput, typedInstant } from './fields.ts'
import { listInput } from './lists.ts'
import { discountKinds } from './rules/code-discount.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const code = z
  .string('required')
  .overwrite(trimmed)
  .min(1, 'required')
  .max(40, 'invalid_code')
  .regex(/^[A-Za-z\d][\w-]{2,39}$/, 'invalid_code')
  .transform((text) => text.toUpperCase())
const moment = typedInstant.nullable()
const limit = z.int().min(1).max(1_000_000).nullable()
const ids = z.array(id).max(500, 'too_many')

const fields = {
  code,
  kind: z.enum(discountKinds),
  /** Percent or RM; null for free shipping. */
  value: priceInput.nullable(),
  /** RM of the lines to which the code applies. */
  minimum: priceInput.nullable(),
  starts_at: moment,
  ends_at: moment,
  uses_limit: limit,
  per_account_limit: limit,
  /** The code applies to these products and to those in these categories. Both empty: to everything. */
  product_ids: ids,
  category_ids: ids,
  members_only: z.boolean(),
}
export const newDiscount = z.strictObject(fields).partial().required({ code: true, kind: true })
export type NewDiscount = z.infer<typeof newDiscount>
export const discountChange = z.strictObject(fields).partial().extend({ expected_updated_at: expectedUpdatedAt })
export type DiscountChange = z.infer<typeof discountChange>

export const discountStates = ['active', 'upcoming', 'ended', 'used_up'] as const

export const discount = z.object({
  id,
  code: z.string(),
  kind: z.enum(discountKinds),
  value: moneySchema.nullable(),
  minimum: moneySchema.nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  uses_limit: z.int().nullable(),
  per_account_limit: z.int().nullable(),
  product_ids: z.array(id),
  category_ids: z.array(id),
  members_only: z.boolean(),
  /** Uses by orders that are not cancelled. */
  used: z.int(),
  state: z.enum(discountStates),
  created_at: instant,
  updated_at: instant,
})
export type Discount = z.infer<typeof discount>

/** Adds the names of the products to which the code applies. */
const discountPage = discount.extend({
  products: z.array(z.object({ id, name: z.string(), sku: z.string(), image_key: z.string().nullable() })),
})
export type DiscountPage = z.infer<typeof discountPage>

const path = z.object({ id })
const tags = ['Admin: discounts']
const notFound = { discount_not_found: { status: 404 } } as const
const taken = { discount_code_taken: { status: 409 } } as const

const filters = { state: z.enum(discountStates).optional() }

export const discountsContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/discounts', summary: 'List discount codes', tags })
    .input(listInput(filters, listSorts.discounts))
    .output(pageOf('discounts', discount)),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/discounts', summary: 'Add a discount code', successStatus: 201, tags })
    .input(newDiscount)
    .output(discount)
    .errors(taken),
  get: call('admin')
    .route({ method: 'GET', path: '/admin/discounts/{id}', summary: 'Read a discount code', tags })
    .input(path)
    .output(discountPage)
    .errors(notFound),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/discounts/{id}', summary: 'Change a discount code', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: discountChange }))
    .output(discount)
    .errors({ ...notFound, ...taken, changed_meanwhile: { status: 409, data: z.object({ current: discount }) } }),
  remove: call('admin')
    .route({ method: 'DELETE', path: '/admin/discounts/{id}', summary: 'Delete a discount code; orders keep it', successStatus: 204, tags })
    .input(path)
    .output(z.void())
    .errors(notFound),
}
