import { perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { staffCategory } from './catalog.ts'
import { expectedUpdatedAt, id, mostSize, requiredText } from './fields.ts'
import { factsInput } from './product-facts.ts'
import { categoryImage } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'

const name = requiredText(100)
const description = z.string().overwrite(trimmed).max(500, 'too_long')
const texts = z.strictObject({ name, description: description.default('') })

const fields = {
  slug: z
    .string('required')
    .overwrite(trimmed)
    .min(1, 'required')
    .max(100, 'too_long')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug'),
  name,
  description: description.optional(),
  is_active: z.boolean().optional(),
  is_featured: z.boolean().optional(),
  landing_page_order: z.int().min(0).max(1000).nullable().optional(),
  display_order: z.int().min(0).max(10_000).optional(),
  /** Replaces all facts: an omitted text is removed. */
  facts: factsInput.optional(),
  /** Omitted languages stay unchanged; null removes the texts of one. */
  translations: z
    .strictObject({
      en: z.strictObject({ name, description }).partial().optional(),
      ...perOther(() => texts.nullable().optional()),
    })
    .optional(),
}
/** Without a slug, it is made from the name. */
const newCategory = z.strictObject({ ...fields, slug: fields.slug.optional() })
export type NewCategory = z.infer<typeof newCategory>
const categoryChange = z.strictObject({ ...fields, slug: fields.slug.optional(), name: fields.name.optional() })
export type CategoryChange = z.infer<typeof categoryChange>

const order = z.strictObject({
  categories: z
    .array(z.strictObject({ id, display_order: z.int().min(0).max(10_000) }))
    .min(1, 'required')
    .max(200, 'too_many'),
})
export type CategoryOrder = z.infer<typeof order>

const path = z.object({ id })
const tags = ['Admin: catalogue']

export const categoriesContract = {
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/categories', summary: 'Add a category', successStatus: 201, tags })
    .input(newCategory)
    .output(staffCategory)
    .errors({ category_slug_taken: { status: 409 } }),
  change: call('admin')
    .route({ method: 'PUT', path: '/categories/{id}', summary: 'Change a category', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: categoryChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(staffCategory)
    .errors({ category_slug_taken: { status: 409 }, changed_meanwhile: { status: 409, data: z.object({ current: staffCategory }) } }),
  remove: call('admin')
    .route({ method: 'DELETE', path: '/categories/{id}', summary: 'Delete a category', successStatus: 204, tags })
    .input(path)
    .output(z.void())
    .errors({ category_has_products: { status: 409 } }),
  /** Changes all or none. */
  reorder: call('admin')
    .route({ method: 'POST', path: '/categories/reorder', summary: 'Put categories in another order', tags })
    .input(order)
    .output(z.array(staffCategory)),
  setImage: call('admin')
    .route({
      method: categoryImage.method,
      path: categoryImage.path,
      summary: 'Give a category an image',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ file: z.file('missing_file'), expected_updated_at: expectedUpdatedAt }) }))
    .output(staffCategory)
    .errors({
      changed_meanwhile: { status: 409, data: z.object({ current: staffCategory }) },
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
    }),
}
