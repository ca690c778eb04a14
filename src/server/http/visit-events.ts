import { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { guest } from '#contract/actor.ts'
import { eventFilter } from '#contract/figures.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { DomainError, InvalidInput } from '#kit/http/domain-error.ts'
import { requireRole } from '#modules/identity/index.ts'
import type { Shop } from '../shop.ts'
import { securityHeaders } from './security-headers.ts'

/** GET /api/admin/analytics/events/live: a stream of events like those of GET …/events, with the same filters. */
export async function openVisitEvents(
  shop: Shop,
  { incoming, outgoing }: HttpBindings,
  { url, headers, method }: Request,
): Promise<Response> {
  const { identity, figures } = shop.states
  const mayFollow = async () => requireRole('admin', (await identity.watch({ headers }))?.actor ?? guest)
  await mayFollow()
  const asked = new URL(url)
  const filter = eventFilter.safeParse(Object.fromEntries(asked.searchParams))
  if (!filter.success) throw new InvalidInput(Object.fromEntries(filter.error.issues.map(({ path }) => [String(path[0]), 'invalid'])))
  if (method === 'HEAD')
    return new Response(null, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' } })
  if (incoming instanceof Http2ServerRequest || outgoing instanceof Http2ServerResponse) throw new DomainError('unavailable', 503)
  await figures.open(incoming, outgoing, {
    filter: filter.data,
    language: callLanguage(languagesOn(shop), asked, headers),
    mayFollow,
    headers: securityHeaders(shop.config.publicUrl),
  })
  return RESPONSE_ALREADY_SENT
}
