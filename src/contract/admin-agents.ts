import { z } from 'zod'
import { call, callOnce } from './call.ts'
import { id, instant, moneySchema } from './fields.ts'

/** A program that calls, by its profile. Nothing here names a person. */
export const agentPlatform = z.object({
  id,
  /** The host of its profile, with its port where the address names one. */
  host: z.string(),
  profile_url: z.string(),
  /** Of the protocol, as its profile says. */
  version: z.string(),
  first_seen: instant,
  last_seen: instant,
  /** Open ones. */
  carts: z.int(),
  checkouts: z.int(),
  /** Orders that it brought, and what was received for them less refunds. */
  orders: z.int(),
  revenue: moneySchema,
  is_blocked: z.boolean(),
})
export type AgentPlatform = z.infer<typeof agentPlatform>

/** A message about an order that its program did not take. */
export const failedEvent = z.object({
  id,
  order_id: id,
  order_number: z.string(),
  /** The program's host. */
  platform: z.string(),
  /** The status of the last answer; null if there was none. */
  status: z.int().nullable(),
  tries: z.int(),
  at: instant,
})
export type FailedEvent = z.infer<typeof failedEvent>

export const agentKey = z.object({
  kid: z.string(),
  created_at: instant,
  /** A replaced key is published until then; null for the one in use. */
  ends_at: instant.nullable(),
})
export type AgentKey = z.infer<typeof agentKey>

export const agentsOverview = z.object({
  platforms: z.array(agentPlatform),
  failed_events: z.array(failedEvent),
  tools: z.array(z.object({ name: z.string(), calls: z.int() })),
  keys: z.array(agentKey),
})
export type AgentsOverview = z.infer<typeof agentsOverview>

const tags = ['Admin: agents']
const path = z.object({ id })

export const adminAgentsContract = {
  read: call('admin')
    .route({ method: 'GET', path: '/admin/agents', summary: 'Read which agents call, and what they bring', tags })
    .output(agentsOverview),
  block: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/agents/platforms/{id}',
      summary: 'Block an agent, or answer it again',
      inputStructure: 'detailed',
      successStatus: 204,
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ is_blocked: z.boolean() }) }))
    .output(z.void()),
  resend: call('admin')
    .route({
      method: 'POST',
      path: '/admin/agents/events/{id}/resend',
      summary: 'Send a message about an order again',
      successStatus: 204,
      tags,
    })
    .input(path)
    .output(z.void()),
  replaceKey: callOnce('super_admin')
    .route({ method: 'POST', path: '/admin/agents/keys', summary: 'Sign with a new key from now on', successStatus: 201, tags })
    .output(agentKey),
}
