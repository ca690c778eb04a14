import { languages } from '#contract/languages.ts'
import type { MiddlewareHandler } from 'hono'
import { answerTo } from '#kit/http/api-handler.ts'
import { closeUnread } from '#kit/http/close-unread.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { refuseUnstorable } from '#kit/http/first-look.ts'
import { IncomingBody } from '#kit/http/incoming-body.ts'
import { hasBody, type BodyLimits, receiveSmall, requireType, withBody } from '#kit/http/receive-body.ts'
import { waitingWhen } from './coming-back.ts'
import type { HttpEnv } from '#modules/http-route.ts'
import { sentencesIn } from './error-sentences.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { isFromElsewhere, mayUseCookies } from './same-origin.ts'

export function refuse(request: Request, error: DomainError): Response {
  const { status, body } = answerTo(error, sentencesIn(callLanguage(languages, new URL(request.url), request.headers)))
  const waiting: HeadersInit = error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfterSeconds) } : waitingWhen(status)
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...waiting } })
}

export function refuseMethod(request: Request, methods: readonly string[]): Response {
  const refusal = refuse(request, new DomainError('method_not_allowed', 405))
  refusal.headers.set('allow', methods.join(', '))
  return refusal
}

export function onlyFromOwnPages(isOwnOrigin: (origin: string) => boolean): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!mayUseCookies(c.req.raw, isOwnOrigin)) return refuse(c.req.raw, new DomainError('foreign_origin', 403))
    return next()
  }
}

/** Hono answers HEAD like GET and drops the body. Cancelling the body releases its resources. */
export function headersAlone(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.req.raw.method === 'HEAD') await c.res.body?.cancel()
  }
}

/** If the response is ready before the body, the rest is read and dropped for a while, so the client can read it. */
export function closesUnread(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const body = hasBody(c.req.raw.headers) ? new IncomingBody(c.env.incoming) : undefined
    c.set('body', body)
    await next()
    if (body && !body.isOver) c.res = await closeUnread(c.res, body)
  }
}

const readingMethods = new Set(['GET', 'HEAD'])

/** Reads a body outside the contract before the session is looked up, since a slow body could outlast the session. Throws 413 and 415. */
export function wholeBodies({ inFlight, pace }: BodyLimits, ...types: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const body = c.get('body')
    // A body of GET or HEAD has no meaning (RFC 9110, section 9.3.1).
    if (!body || readingMethods.has(c.req.raw.method)) return next()
    const share = inFlight.open('small')
    try {
      const bytes = await receiveSmall(c.req.raw.headers, body, { pace, share })
      if (types.length > 0) requireType(c.req.raw.headers, ...types)
      c.req.raw = withBody(c.req.raw, bytes)
      await next()
    } finally {
      share.end()
    }
  }
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Allows GET and forms of this shop's own pages; an empty body is an empty form. */
export function onlyForms(bodies: BodyLimits, isOwnOrigin: (origin: string) => boolean): MiddlewareHandler<HttpEnv>[] {
  return [
    async (c, next) => {
      const { method } = c.req.raw
      if (readingMethods.has(method)) return next()
      if (method !== 'POST') return refuseMethod(c.req.raw, ['GET', 'HEAD', 'POST'])
      // React Router would refuse the origin too, but report it as a fault of the shop.
      return isFromElsewhere(c.req.raw.headers, isOwnOrigin) ? refuse(c.req.raw, new DomainError('foreign_origin', 403)) : next()
    },
    wholeBodies(bodies, ...formTypes),
    async (c, next) => {
      if (readingMethods.has(c.req.raw.method)) return next()
      if (!c.get('body')) c.req.raw = withBody(sentAs(c.req.raw, 'application/x-www-form-urlencoded'), new Uint8Array())
      const form = await c.req.raw
        .clone()
        .formData()
        .catch(() => undefined)
      if (!form) return refuse(c.req.raw, new DomainError('malformed', 400))
      for (const [name, value] of form) refuseUnstorable({ [name]: value })
      return next()
    },
  ]
}

/** Copies a request with another content type. The body is read separately. */
export function sentAs({ url, method, headers: given, signal }: Request, type: string): Request {
  const headers = new Headers(given)
  headers.set('content-type', type)
  return new Request(url, { method, headers, signal })
}
