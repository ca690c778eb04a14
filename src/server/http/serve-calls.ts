import type { MiddlewareHandler } from 'hono'
import { contract } from '#contract/contract.ts'
import { guest } from '#contract/actor.ts'
import { answerTo, createApiHandler } from '#kit/http/api-handler.ts'
import { compress, pickEncoding } from '#kit/http/compression.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import type { IncomingBody } from '#kit/http/incoming-body.ts'
import type { RequestContext } from '#modules/context.ts'
import type { Shop } from '../shop.ts'
import { requireDeclared } from './declared-refusals.ts'
import { methodTable, type Route } from './allowed-methods.ts'
import { createLogFault, waitingWhen } from './coming-back.ts'
import type { HttpEnv } from '#modules/http-route.ts'
import { sentencesIn } from './error-sentences.ts'
import { keyOf } from '../page-cache/cache-keys.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { logRefusal } from './log-refusals.ts'
import { createRequestContext } from './request-context.ts'

/** Answers the contract's calls and caches public reads until their data changes. */
export function serveCalls(shop: Shop, extraRoutes: readonly Route[]): MiddlewareHandler<HttpEnv> {
  const logFault = createLogFault()
  const handle = createApiHandler<RequestContext>({
    router: shop.router,
    bodies: shop.bodies,
    ...(!shop.config.isProduction && { requireDeclared }),
    sentences: ({ ctx }) => sentencesIn(ctx.language),
    onFault: (error, { ctx }) => logFault(ctx.log, error, 'call failed'),
  })
  const methodsOf = methodTable(contract, extraRoutes)

  async function answer(request: Request, context: RequestContext, body?: IncomingBody): Promise<Response> {
    // A path has only one spelling: an extra slash must not bypass guards that match by path.
    if (new URL(request.url).pathname.endsWith('/')) return notMatched(request, context)
    const renew = async () => ({ ...context, ctx: { ...context.ctx, actor: await shop.states.identity.identify(request.headers) } })
    const { matched, response } = await handle(request, context, { body, renew })
    if (!matched) return notMatched(request, context)
    logRefusal(request, response.status, context)
    for (const [name, value] of context.reply) response.headers.append(name, value)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    for (const [name, value] of Object.entries(waitingWhen(response.status))) response.headers.set(name, value)
    return response.status === 429 ? withWaitingTime(response) : response
  }

  function notMatched(request: Request, { ctx }: RequestContext): Response {
    const methods = methodsOf(new URL(request.url).pathname)
    const error = methods.length > 0 ? new DomainError('method_not_allowed', 405) : new DomainError('not_found', 404)
    const { status, body } = answerTo(error, sentencesIn(ctx.language))
    return Response.json(body, { status, headers: methods.length > 0 ? { allow: methods.join(', ') } : {} })
  }

  return async (c) => {
    // HEAD is answered like GET; the body is dropped later.
    const request = c.req.raw.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw
    const asking = {
      address: c.get('address'),
      requestId: c.get('requestId'),
      language: callLanguage(languagesOn(shop), new URL(request.url), request.headers),
    }
    const key = request.method === 'GET' ? keyOf(languagesOn(shop), c.env.incoming) : undefined
    if (key === undefined) {
      const actor = await shop.states.identity.identify(request.headers)
      const own = await answer(request, createRequestContext(shop, request.headers, { ...asking, actor }), c.get('body'))
      return request.method === 'GET' ? compressLong(own, request.headers.get('accept-encoding') ?? undefined) : own
    }
    const cached = await shop.responseCache.produce(
      key,
      async (uses) => {
        const context = createRequestContext(shop, new Headers(), { ...asking, actor: guest, uses })
        const response = await answer(new Request(request.url), context)
        return {
          status: response.status,
          headers: {
            'content-type': response.headers.get('content-type') ?? 'application/json',
            'cache-control': 'no-cache',
            vary: 'accept-encoding, accept-language, cookie',
            ...waitingWhen(response.status),
          },
          body: Buffer.from(await response.arrayBuffer()),
        }
      },
      request.headers.get('accept-encoding') ?? undefined,
    )
    return new Response(new Uint8Array(cached.body), { status: cached.status, headers: cached.headers })
  }
}

/** Too large for text from the request to be guessed against a secret by its size, and worth compressing. */
const longBytes = 64 * 1024

/** Compresses long lists, for instance thousands of orders over a stall's network. */
async function compressLong(response: Response, accepted: string | undefined): Promise<Response> {
  const encoding = pickEncoding(accepted)
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (encoding === 'identity' || !isJson || !response.body) return response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (body.length < longBytes) return new Response(body, { status: response.status, headers })
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  return new Response(new Uint8Array(await compress(body, encoding, 'quick')), { status: response.status, headers })
}

/** A refusal can't set headers, so the waiting time is read from its body. */
async function withWaitingTime(refusal: Response): Promise<Response> {
  const body = await refusal.json()
  const headers = new Headers(refusal.headers)
  headers.set('retry-after', String(body.retry_after))
  return Response.json(body, { status: refusal.status, headers })
}
