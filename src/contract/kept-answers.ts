import { perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, language, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { supportLengths } from './rules/support-lengths.ts'

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
export type NewKeptAnswer = z.infer<typeof newAnswer>
export type KeptAnswerChange = z.infer<typeof answerChange>

/** A saved reply. */
export const keptAnswer = z.object({
  id,
  name: z.string(),
  text: z.string(),
  translations: z.partialRecord(language, z.object({ text: z.string() })),
  created_at: instant,
  updated_at: instant,
})
export type KeptAnswer = z.infer<typeof keptAnswer>

const tags = ['Admin: messages']
const path = z.object({ id })

export const keptAnswersContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/kept-answers', summary: 'List what staff answer often', tags })
    .input(listInput({}, ['name', 'updated_at']))
    .output(pageOf('kept_answers', keptAnswer)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/kept-answers/{id}', summary: 'Read a kept answer', tags })
    .input(path)
    .output(keptAnswer),
  create: callRepeatable('staff')
    .route({ method: 'POST', path: '/admin/kept-answers', summary: 'Keep an answer', successStatus: 201, tags })
    .input(newAnswer)
    .output(keptAnswer),
  change: call('staff')
    .route({ method: 'PATCH', path: '/admin/kept-answers/{id}', summary: 'Change a kept answer', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: answerChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(keptAnswer)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: keptAnswer }) } }),
  remove: call('staff')
    .route({ method: 'DELETE', path: '/admin/kept-answers/{id}', summary: 'Delete a kept answer', successStatus: 204, tags })
    .input(path)
    .output(z.void()),
}
