import { perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, language, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const columns = z.array(requiredText(60)).min(1, 'required').max(12)
const guideFields = z.strictObject({
  name: requiredText(100),
  /** Unit of the measurements, such as cm. */
  unit: z.string().overwrite(trimmed).max(20, 'too_long'),
  columns,
  /** Each row has one cell per column. */
  rows: z.array(z.array(z.string().overwrite(trimmed).max(60, 'too_long')).max(12)).max(60),
  /** Omitted languages stay unchanged; null removes one. Each has as many columns as English. */
  translations: z
    .strictObject({
      en: z.strictObject({ name: requiredText(100), columns }).partial(),
      ...perOther(() => z.strictObject({ name: requiredText(100), columns: columns.optional() }).nullable()),
    })
    .partial(),
})
const newGuide = guideFields.partial().required({ name: true, columns: true })
const guideChange = guideFields.partial()
export type NewSizeGuide = z.infer<typeof newGuide>
export type SizeGuideChange = z.infer<typeof guideChange>

export const sizeGuide = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  translations: z.partialRecord(language, z.object({ name: z.string(), columns: z.array(z.string()).optional() })),
  created_at: instant,
  updated_at: instant,
})
export type SizeGuide = z.infer<typeof sizeGuide>

const tags = ['Admin: size guides']
const notFound = { size_guide_not_found: { status: 404 } }

export const sizeGuidesContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/size-guides', summary: 'List the size guides', tags })
    .input(listInput({}, listSorts.sizeGuides))
    .output(pageOf('size_guides', sizeGuide)),
  get: call('admin')
    .route({ method: 'GET', path: '/admin/size-guides/{id}', summary: 'Read a size guide', tags })
    .input(z.object({ id }))
    .output(sizeGuide)
    .errors(notFound),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/size-guides', summary: 'Write a size guide', successStatus: 201, tags })
    .input(newGuide)
    .output(sizeGuide),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/size-guides/{id}', summary: 'Change a size guide', inputStructure: 'detailed', tags })
    .input(z.object({ params: z.object({ id }), body: guideChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(sizeGuide)
    .errors({ ...notFound, changed_meanwhile: { status: 409, data: z.object({ current: sizeGuide }) } }),
  remove: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/size-guides/{id}',
      summary: 'Delete a size guide; its products have none then',
      successStatus: 204,
      tags,
    })
    .input(z.object({ id }))
    .output(z.void())
    .errors(notFound),
}
