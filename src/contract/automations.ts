import { z } from 'zod'
import { call } from './call.ts'
import { email, expectedUpdatedAt, instant, language, moneySchema } from './fields.ts'
import { automationKinds } from './rules/automation-kinds.ts'
import { letterPreview, letterProblem, letters } from './letter-blocks.ts'

export const automation = z.object({
  kind: z.enum(automationKinds),
  is_active: z.boolean(),
  letters,
  figures: z.object({ sent: z.int(), unknown: z.int(), clicked: z.int(), orders: z.int(), revenue: moneySchema }),
  /** What the letters lack before the automation can be switched on. */
  problems: z.array(letterProblem),
  updated_at: instant,
})
export type Automation = z.infer<typeof automation>

export const automationChange = z.strictObject({
  kind: z.enum(automationKinds),
  is_active: z.boolean().optional(),
  /** Replaces the letters of the given languages; omitted languages stay unchanged. */
  letters: letters.optional(),
  expected_updated_at: expectedUpdatedAt,
})
export type AutomationChange = z.infer<typeof automationChange>

const tags = ['Admin: letters']
const path = z.object({ kind: z.enum(automationKinds) })
const notReady = { letter_not_ready: { status: 422, data: z.object({ problems: z.array(letterProblem) }) } } as const

export const automationsContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/newsletter/automations', summary: 'List what is written by itself, and what it brought', tags })
    .output(z.object({ automations: z.array(automation) })),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/newsletter/automations',
      summary: 'Switch an automation on or off, or change its letters',
      tags,
    })
    .input(automationChange)
    .output(automation)
    .errors({ ...notReady, changed_meanwhile: { status: 409, data: z.object({ current: automation }) } }),
  preview: call('admin')
    .route({
      method: 'GET',
      path: '/admin/newsletter/automations/{kind}/preview',
      summary: 'Read an automation’s letter as its readers get it',
      tags,
    })
    .input(path.extend({ lang: language.default('en') }))
    .output(letterPreview)
    .errors({ no_letter: { status: 404 } }),
  test: call('admin')
    .route({
      method: 'POST',
      path: '/admin/newsletter/automations/{kind}/test',
      summary: 'Send an automation’s letter to one address to look at it',
      successStatus: 202,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ email, language }) }))
    .output(z.object({ sent_to: z.string() }))
    .errors({ no_letter: { status: 404 } }),
}
