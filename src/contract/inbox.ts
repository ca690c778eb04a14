import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { expectedUpdatedAt, id, instant, language, listOf, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { supportLengths } from './rules/support-lengths.ts'
import { listSorts } from './rules/list-sorts.ts'

const messageKinds = ['contact', 'preorder'] as const
const messageStatuses = ['new', 'open', 'done'] as const

const person = z.object({ id, name: z.string() })

export const inboxMessage = z.object({
  id,
  kind: z.enum(messageKinds),
  status: z.enum(messageStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** For a pre-order, the requested product. */
  subject: z.string(),
  text: z.string(),
  language,
  /** As typed; it may match no order. */
  order_number: z.string().nullable(),
  /** The account that was signed in, or the account with this confirmed address. */
  account_id: id.nullable(),
  assigned_to: person.nullable(),
  reply_count: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type InboxMessage = z.infer<typeof inboxMessage>

const entry = z.object({ id, from: z.enum(['visitor', 'staff']), by: z.string(), text: z.string(), at: instant })
export const inboxThread = inboxMessage.extend({
  wants_newsletter: z.boolean(),
  /** The message first, then all replies. */
  thread: z.array(entry),
})
export type InboxThread = z.infer<typeof inboxThread>

const path = z.object({ id })
const tags = ['Admin: messages']
const filters = { kind: z.enum(messageKinds).optional(), status: listOf(messageStatuses).optional(), assigned_to: id.optional() }

export const inboxContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/messages', summary: 'List what visitors wrote', tags })
    .input(listInput(filters, listSorts.inbox))
    .output(pageOf('messages', inboxMessage)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/messages/{id}', summary: 'Read a message and its answers', tags })
    .input(path)
    .output(inboxThread),
  change: call('staff')
    .route({
      method: 'PATCH',
      path: '/admin/messages/{id}',
      summary: 'Change the state of a message, or who sees to it',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: path,
        body: z.strictObject({
          status: z.enum(messageStatuses).optional(),
          assigned_to: id.nullable().optional(),
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(inboxThread)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: inboxThread }) } }),
  reply: callOnce('staff')
    .route({
      method: 'POST',
      path: '/admin/messages/{id}/replies',
      summary: 'Answer a message by mail',
      successStatus: 201,
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ text: requiredText(supportLengths.message) }) }))
    .output(inboxThread),
}
