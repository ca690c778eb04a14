import { isUtf8 } from 'node:buffer'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerTo } from '#kit/http/api-handler.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { refuseUnstorable } from '#kit/http/first-look.ts'
import { namesOfBrokenText } from '#kit/http/storable-text.ts'
import { waitingWhen } from './coming-back.ts'
import type { HttpEnv } from '#modules/module.ts'
import { sentencesIn } from './error-sentences.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { mayUseCookies } from './same-origin.ts'

const jsonLimitBytes = 100_000
/** Room for the multipart envelope round a file. */
const envelopeBytes = 64 * 1024
const megabyte = 1024 * 1024

export function refuse(request: Request, error: DomainError): Response {
  const { status, body } = answerTo(error, sentencesIn(callLanguage(new URL(request.url), request.headers)))
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

/** Counts bytes as they come, so that a chunked body without a length is cut off as well. */
export function limitBodies(maxProofMb: () => Promise<number>): MiddlewareHandler<HttpEnv> {
  const tooLarge = (c: { req: { raw: Request } }) => refuse(c.req.raw, new DomainError('payload_too_large', 413))
  const limitJson = bodyLimit({ maxSize: jsonLimitBytes, onError: tooLarge })
  return async (c, next) => {
    if (!isUpload(c.req.path)) return limitJson(c, next)
    return bodyLimit({ maxSize: (await maxProofMb()) * megabyte + envelopeBytes, onError: tooLarge })(c, next)
  }
}

/** Waits for the whole of a body before anybody asks who sent it: sent slowly, it would act with a session that has ended meanwhile. */
export function wholeBodies(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const request = c.req.raw
    if (!request.body) return next()
    const body = await request.arrayBuffer().catch(() => undefined)
    // Whoever broke off hears nothing of it.
    if (!body || !(isUpload(c.req.path) || isText(request.headers, body))) return refuse(request, new DomainError('malformed', 400))
    c.req.raw = new Request(request, { method: request.method, body })
    return next()
  }
}

/** UTF-8 throughout, also where a form wraps its bytes in percent signs: read otherwise, broken ones would become U+FFFD. */
function isText(headers: Headers, body: ArrayBuffer): boolean {
  if (!isUtf8(body)) return false
  const isEncoded = headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  return !isEncoded || namesOfBrokenText(Buffer.from(body).toString('latin1')).length === 0
}

function isUpload(path: string): boolean {
  return path === '/api/profile/picture' || /^\/api\/orders\/[^/]+\/payment-proof$/.test(path)
}

const bodiless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS'])

/** The same request, its body called something else. */
export function sentAs(request: Request, type: string): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', type)
  return new Request(request, { headers })
}

/** JSON is sent as JSON: a form of a foreign page can't pass for a call. */
export function onlyJson(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { headers, method } = c.req.raw
    if (bodiless.has(method) || !hasBody(headers)) return next()
    const [given = '', ...parameters] = (headers.get('content-type') ?? '').split(';')
    const type = given.trim().toLowerCase()
    const accepted = isUpload(c.req.path) ? type === 'multipart/form-data' : type === 'application/json'
    if (!accepted) return refuse(c.req.raw, new DomainError('unsupported_media_type', 415))
    // Its name may be written in any case, and who reads the body knows one of them.
    if (given !== type) c.req.raw = sentAs(c.req.raw, [type, ...parameters].join(';'))
    return next()
  }
}

const readingMethods = new Set(['GET', 'HEAD'])
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Pages are read, and sent forms; an empty body is an empty form. */
export function onlyForms(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const request = c.req.raw
    if (readingMethods.has(request.method)) return next()
    if (request.method !== 'POST') return refuseMethod(request, ['GET', 'HEAD', 'POST'])
    if (!hasBody(request.headers)) c.req.raw = sentAs(request, 'application/x-www-form-urlencoded')
    else if (!formTypes.includes((request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''))
      return refuse(request, new DomainError('unsupported_media_type', 415))
    const form = await c.req.raw
      .clone()
      .formData()
      .catch(() => undefined)
    if (!form) return refuse(request, new DomainError('malformed', 400))
    for (const [name, value] of form) refuseUnstorable({ [name]: value })
    return next()
  }
}

function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0
}
