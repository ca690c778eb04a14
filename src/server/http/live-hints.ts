import { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { guest } from '#contract/actor.ts'
import { staffTopics } from '#contract/live.ts'
import { DomainError, InvalidInput } from '#kit/http/domain-error.ts'
import { requireRole } from '#modules/identity/index.ts'
import type { Right, Topic } from '#modules/live-effects.ts'
import { followOrder } from '#modules/orders/index.ts'
import { requireSession } from '#modules/studio/index.ts'
import type { Shop } from '../shop.ts'
import { guestTokensOf } from './guest-tokens.ts'
import { securityHeaders } from './security-headers.ts'
import { systemCtx } from '../system-ctx.ts'

type Asked = { request: Request; address: string }

/** GET /api/realtime/staff?topics=orders,proofs: a stream of `{topic, id, type}` for staff. Without `topics` it has all topics. */
export function openStaffHints(shop: Shop, bindings: HttpBindings, asked: Asked): Promise<Response> {
  const named = new URL(asked.request.url).searchParams.get('topics')?.split(',').filter(Boolean)
  const topics = staffTopics.filter((topic) => named?.includes(topic) ?? true)
  if (named && (named.length === 0 || new Set(named).size !== topics.length)) throw new InvalidInput({ topics: 'invalid' })
  const { headers } = asked.request
  return follow(shop, bindings, asked, topics, async () => {
    const watched = await shop.states.identity.watch({ headers })
    const { accountId } = requireRole('staff', watched?.actor ?? guest)
    return { holders: [`account:${accountId}`], until: watched?.until }
  })
}

/** GET /api/orders/{id}/live, for callers who may see the order: by session, guest token or a single-use `?token=`. */
export async function openOrderHints(shop: Shop, bindings: HttpBindings, asked: Asked, orderId: string): Promise<Response> {
  const { headers, url } = asked.request
  const mayFollow = await followOrder(
    { ctx: systemCtx(shop), headers, guestTokens: guestTokensOf(headers) },
    { orderId, liveToken: new URL(url).searchParams.get('token') ?? undefined, identity: shop.states.identity },
  )
  return follow(shop, bindings, asked, [`order:${orderId}`], mayFollow)
}

/** GET /api/admin/studio/sessions/{id}/events: a stream of `{topic, id, type}` and the progress of each picture, for admins. */
export async function openStudioEvents(shop: Shop, bindings: HttpBindings, asked: Asked, sessionId: string): Promise<Response> {
  const { headers } = asked.request
  const mayFollow = async () => {
    const watched = await shop.states.identity.watch({ headers })
    const { accountId } = requireRole('admin', watched?.actor ?? guest)
    return { holders: [`account:${accountId}` as const], until: watched?.until }
  }
  await mayFollow()
  await requireSession(systemCtx(shop), sessionId)
  return follow(shop, bindings, asked, [`studio:${sessionId}`], mayFollow)
}

async function follow(
  {
    states: {
      live: { hints },
    },
    config,
  }: Pick<Shop, 'states' | 'config'>,
  { incoming, outgoing }: HttpBindings,
  { request, address }: Asked,
  topics: readonly Topic[],
  mayFollow: () => Promise<Right>,
): Promise<Response> {
  if (request.method === 'HEAD') {
    await mayFollow()
    return new Response(null, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' } })
  }
  if (incoming instanceof Http2ServerRequest || outgoing instanceof Http2ServerResponse) throw new DomainError('unavailable', 503)
  await hints.open(incoming, outgoing, { topics, mayFollow, address, headers: securityHeaders(config.publicUrl) })
  return RESPONSE_ALREADY_SENT
}
