import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, requiredText } from './fields.ts'
import { trimmed } from './rules/visible-text.ts'

const listName = z.string().regex(/^[a-z][a-z_-]{0,39}$/, 'invalid')
const query = z.string().overwrite(trimmed).max(1000, 'too_long')
const name = requiredText(60)

/** A saved view of a list. Only the member of staff who saved it can see it. */
export const savedView = z.object({ id, list: z.string(), name: z.string(), query: z.string(), updated_at: instant })
export type SavedView = z.infer<typeof savedView>

const path = z.object({ id })
const tags = ['Admin: views']

export const savedViewsContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/views', summary: 'List your saved views of a list', tags })
    .input(z.object({ list: listName }))
    .output(z.object({ views: z.array(savedView) })),
  save: callRepeatable('staff', { isPersonal: true })
    .route({ method: 'POST', path: '/admin/views', summary: 'Save a view of a list', successStatus: 201, tags })
    .input(z.strictObject({ list: listName, name, query }))
    .output(savedView)
    .errors({ view_name_taken: { status: 409 }, too_many_views: { status: 409, data: z.object({ most: z.int() }) } }),
  change: call('staff', { isPersonal: true })
    .route({ method: 'PATCH', path: '/admin/views/{id}', summary: 'Change one of your saved views', inputStructure: 'detailed', tags })
    .input(
      z.object({
        params: path,
        body: z.strictObject({ name: name.optional(), query: query.optional(), expected_updated_at: expectedUpdatedAt }),
      }),
    )
    .output(savedView)
    .errors({ view_name_taken: { status: 409 }, changed_meanwhile: { status: 409, data: z.object({ current: savedView }) } }),
  remove: call('staff', { isPersonal: true })
    .route({ method: 'DELETE', path: '/admin/views/{id}', summary: 'Remove one of your saved views', successStatus: 204, tags })
    .input(path)
    .output(z.void()),
}
