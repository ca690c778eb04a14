import { perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, language, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { ageGroups, genders } from './rules/shopping-terms.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

/** English is in the resource's own fields, but may be sent here instead. */
const typeTexts = z.strictObject({ name: z.string().overwrite(trimmed).max(80, 'too_long') }).partial()
const stepTexts = z
  .strictObject({
    name: z.string().overwrite(trimmed).max(80, 'too_long'),
    description: z.string().overwrite(trimmed).max(1000, 'too_long'),
  })
  .partial()
/** Omitted languages stay unchanged; null removes one. */
const typeTranslations = z.strictObject({ en: typeTexts, ...perOther(() => typeTexts.nullable()) }).partial()
const stepTranslations = z.partialRecord(language, stepTexts)

export const typeStep = z.object({
  id,
  name: z.string(),
  description: z.string(),
  minutes: z.int(),
  translations: stepTranslations,
})
export const productType = z.object({
  id,
  name: z.string(),
  /** Minutes of this work that the workshop does per working day. */
  minutes_per_day: z.int(),
  /** Facts for shopping feeds: a number or path of Google's taxonomy, the wearer's gender and age group. Null is left out of the feed. */
  google_category: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  age_group: z.enum(ageGroups).nullable(),
  translations: z.partialRecord(language, typeTexts),
  steps: z.array(typeStep),
  product_count: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type ProductType = z.infer<typeof productType>

/** The list of products is limited; `product_count` is their full number. */
export const productTypePage = productType.extend({ products: z.array(z.object({ id, name: z.string(), slug: z.string() })) })
export type ProductTypePage = z.infer<typeof productTypePage>

export const stepMinutes = z.int('invalid').min(0, 'invalid').max(10_000, 'invalid')
const typeFields = z.strictObject({
  name: requiredText(80),
  minutes_per_day: z.int('invalid').min(1, 'invalid').max(100_000, 'invalid'),
  google_category: z
    .string()
    .overwrite(trimmed)
    .min(1, 'invalid')
    .max(300, 'too_long')
    .regex(/^(?:\d{1,9}|\D.*)$/, 'invalid')
    .nullable(),
  gender: z.enum(genders, 'invalid').nullable(),
  age_group: z.enum(ageGroups, 'invalid').nullable(),
  translations: typeTranslations,
  /** In order. Steps with an id stay, those without one are new, omitted ones are removed. */
  steps: z
    .array(
      z.strictObject({
        id: id.optional(),
        name: requiredText(80),
        description: z.string().overwrite(trimmed).max(1000, 'too_long').default(''),
        minutes: stepMinutes,
        translations: stepTranslations.default({}),
      }),
    )
    .min(1, 'required')
    .max(40, 'too_many'),
})
export const newProductType = typeFields.extend({
  google_category: typeFields.shape.google_category.default(null),
  gender: typeFields.shape.gender.default(null),
  age_group: typeFields.shape.age_group.default(null),
  translations: typeTranslations.default({}),
})
export type NewProductType = z.infer<typeof newProductType>
export const productTypeChange = typeFields.partial()
export type ProductTypeChange = z.infer<typeof productTypeChange>

const path = z.object({ id })
const tags = ['Admin: product types']

export const productTypesContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/product-types', summary: 'List the types of products and their steps', tags: tags })
    .input(listInput({}, listSorts.productTypes))
    .output(pageOf('product_types', productType)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/product-types/{id}', summary: 'Read a type of products', tags: tags })
    .input(path)
    .output(productTypePage),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/product-types', summary: 'Add a type of products', successStatus: 201, tags: tags })
    .input(newProductType)
    .output(productTypePage),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/product-types/{id}',
      summary: 'Change a type of products; steps that orders have stay as they are',
      inputStructure: 'detailed',
      tags: tags,
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
      tags: tags,
    })
    .input(path)
    .output(z.void())
    .errors({ product_type_in_use: { status: 409, data: z.object({ products: z.int() }) } }),
}
