import { perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, language, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { supportLengths } from './rules/support-lengths.ts'
import { listSorts } from './rules/list-sorts.ts'

const text = requiredText(supportLengths.message)
const fields = z.strictObject({
  /** The name by which staff find the saved reply. */
  name: requiredText(100),
  /** English. `{{name}}` and `{{order}}` are replaced with the reader's name and order number. */
  text,
  /** Omitted languages stay unchanged; null removes one. */
  translations: z.strictObject({ en: z.strictObject({ text }), ...perOther(() => z.strictObject({ text }).nullable()) }).partial(),
})
const newAnswer = fields.partial().required({ name: true, text: true })
const answerChange = fields.partial()
export type NewSavedReply = z.infer<typeof newAnswer>
export type SavedReplyChange = z.infer<typeof answerChange>

/** A saved reply. */
export const savedReply = z.object({
  id,
  name: z.string(),
  text: z.string(),
  translations: z.partialRecord(language, z.object({ text: z.string() })),
  created_at: instant,
  updated_at: instant,
})
export type SavedReply = z.infer<typeof savedReply>

const tags = ['Admin: messages']
const path = z.object({ id })

export const savedRepliesContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/kept-answers', summary: 'List the saved replies', tags })
    .input(listInput({}, listSorts.savedReplies))
    .output(pageOf('kept_answers', savedReply)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/kept-answers/{id}', summary: 'Read a saved reply', tags })
    .input(path)
    .output(savedReply),
  create: callRepeatable('staff')
    .route({ method: 'POST', path: '/admin/kept-answers', summary: 'Save a reply', successStatus: 201, tags })
    .input(newAnswer)
    .output(savedReply),
  change: call('staff')
    .route({ method: 'PATCH', path: '/admin/kept-answers/{id}', summary: 'Change a saved reply', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: answerChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(savedReply)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: savedReply }) } }),
  remove: call('staff')
    .route({ method: 'DELETE', path: '/admin/kept-answers/{id}', summary: 'Delete a saved reply', successStatus: 204, tags })
    .input(path)
    .output(z.void()),
}
