import type { Asked } from '#modules/http-route.ts'
import { bodyTypeOf } from '#kit/http/receive-body.ts'
import type { AgentShop } from '../agent-shop.ts'
import { answerRefusal, Refusal, refusalOf } from '../refusal.ts'
import type { SignedRequest } from '../signatures/verify-request.ts'
import { findCaller, profileIn } from './find-caller.ts'
import { logCall } from './log-call.ts'
import { limitAddress, makeCall } from './make-call.ts'
import { readBody } from './read-body.ts'
import { signedRequestOf } from './signed-request-of.ts'
import type { UcpCall } from './ucp-ask.ts'
import { ucpCalls } from './ucp-calls.ts'

const root = '/ucp/v1'

/** Answers everything below /ucp/v1. */
export async function answerRest(shop: AgentShop, { c }: Asked): Promise<Response> {
  try {
    const { call, id } = findCall(c.req.method, new URL(c.req.url).pathname.slice(root.length))
    const address = c.get('address')
    const { headers } = c.req.raw
    const profile = profileIn(headers.get('ucp-agent') ?? undefined)
    const answer = await logCall(shop, { tool: call.tool, profile, requestId: c.get('requestId'), headers }, async () => {
      await limitAddress(shop, call, address)
      const request = await signedRequestOf(shop, c.req.raw)
      const body = bodyOf(request, call)
      const { limits, profiles } = shop
      const caller = await findCaller(shop.ctxIn('en'), profile, { address, limits, profiles, request })
      return makeCall(shop, call, caller, { body, id, address, key: headers.get('idempotency-key') ?? undefined })
    })
    return Response.json(answer.body, { status: answer.status, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return answerRefusal(refusal)
    throw error
  }
}

/** Throws a Refusal: 404 for an unknown path, 405 with `Allow` for another method. */
function findCall(method: string, path: string): { call: UcpCall; id: string } {
  const here = ucpCalls.filter((call) => call.path.test(path))
  if (here.length === 0) throw new Refusal(404, 'not_found', 'There is no such address.')
  const asked = method === 'HEAD' ? 'GET' : method
  const call = here.find((known) => known.method === asked)
  if (!call)
    throw new Refusal(405, 'method_not_allowed', 'This address has other methods.', { allow: here.map((known) => known.method).join(', ') })
  return { call, id: call.path.exec(path)?.[1] ?? '' }
}

function bodyOf({ headers, body }: SignedRequest, { method, path }: UcpCall): Record<string, unknown> {
  if (method === 'GET') return {}
  const text = Buffer.from(body).toString()
  if (text === '' && /\\\/(?:cancel|complete)\$$/.test(path.source)) return {}
  if (bodyTypeOf(headers) !== 'application/json') throw new Refusal(415, 'unsupported_media_type', 'The body must be application/json.')
  return readBody(text)
}
