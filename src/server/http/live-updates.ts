import { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { liveTables } from '#contract/live.ts'
import { DomainError, InvalidInput, TooManyRequests } from '#kit/http/domain-error.ts'
import type { Shop } from '../shop.ts'
import { refuse } from './guards.ts'
import { securityHeaders } from './security-headers.ts'

type Asked = { request: Request; address: string }

/** Many machines in an office or phone network share one address; one machine never needs so many. */
const mostPerAddress = 600
const comeBackSeconds = 30

/** GET /api/realtime?tables=…. With `greeting=1` the first event is `hello` with the time since the last change. */
export function openLiveUpdates(
  {
    states: {
      live: { changes },
    },
    config,
  }: Pick<Shop, 'states' | 'config'>,
  { incoming, outgoing }: HttpBindings,
  { request, address }: Asked,
): Response {
  const query = new URL(request.url).searchParams
  const topics = query.get('tables')?.split(',').filter(Boolean) ?? [...liveTables]
  if (topics.length === 0 || !topics.every((topic) => liveTables.some((table) => table === topic)))
    throw new InvalidInput({ tables: 'invalid' })
  if (request.method === 'HEAD')
    return new Response(null, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' } })
  if (config.hasRateLimits && changes.streams.countOf(address) >= mostPerAddress) throw new TooManyRequests(comeBackSeconds)
  if (!changes.streams.makeRoomFor(address) || incoming instanceof Http2ServerRequest || outgoing instanceof Http2ServerResponse) {
    const refusal = refuse(request, new DomainError('unavailable', 503))
    refusal.headers.set('retry-after', String(comeBackSeconds))
    return refusal
  }
  const greeting = query.get('greeting') === '1' ? `event: hello\ndata: {"quiet_ms":${changes.quietMs}}\n\n` : ''
  changes.streams.open(incoming, outgoing, {
    topics: [...new Set(topics)],
    countedAs: [address],
    headers: securityHeaders(config.publicUrl),
    greeting,
  })
  return RESPONSE_ALREADY_SENT
}
