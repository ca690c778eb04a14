import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerTo } from '#kit/http/api-handler.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { waitingWhen } from './coming-back.ts'
import type { EdgeEnv } from './edge-env.ts'
import { sentencesIn } from './error-sentences.ts'
import { callLanguage } from './request-context.ts'
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

export function onlyFromOwnPages(isOwnOrigin: (origin: string) => boolean): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    if (!mayUseCookies(c.req.raw, isOwnOrigin)) return refuse(c.req.raw, new DomainError('foreign_origin', 403))
    return next()
  }
}

/** Counts bytes as they come, so that a chunked body without a length is cut off as well. */
export function limitBodies(maxProofMb: () => Promise<number>): MiddlewareHandler<EdgeEnv> {
  const tooLarge = (c: { req: { raw: Request } }) => refuse(c.req.raw, new DomainError('payload_too_large', 413))
  const limitJson = bodyLimit({ maxSize: jsonLimitBytes, onError: tooLarge })
  return async (c, next) => {
    if (!isUpload(c.req.path)) return limitJson(c, next)
    return bodyLimit({ maxSize: (await maxProofMb()) * megabyte + envelopeBytes, onError: tooLarge })(c, next)
  }
}

function isUpload(path: string): boolean {
  return path === '/api/profile/picture' || /^\/api\/orders\/[^/]+\/payment-proof$/.test(path)
}

const bodiless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS'])

/** JSON is sent as JSON: a form of a foreign page can't pass for a call. */
export function onlyJson(): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    const { headers, method } = c.req.raw
    const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0
    if (bodiless.has(method) || !hasBody) return next()
    const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    const accepted = isUpload(c.req.path) ? type === 'multipart/form-data' : type === 'application/json'
    return accepted ? next() : refuse(c.req.raw, new DomainError('unsupported_media_type', 415))
  }
}
