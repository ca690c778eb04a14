import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { guest } from '#contract/actor.ts'
import type { AnalyticsCall } from '#contract/analytics.ts'
import { answerTo } from '#kit/http/api-handler.ts'
import { DomainError, TooBusy, TooManyRequests } from '#kit/http/domain-error.ts'
import { TooSlow } from '#kit/http/incoming-body.ts'
import { referralIn } from '#contract/rules/referral-cookie.ts'
import type { Shop } from '../shop.ts'
import { clientAddress } from './client-address.ts'
import { waitingWhen } from './coming-back.ts'
import { sentencesIn } from './error-sentences.ts'
import { ownOrigins } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { visitorLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'

/** Longer bodies go through the app, which reports the error. */
const longestBytes = 16_384
const names: readonly AnalyticsCall[] = ['session-start', 'session-end', 'event', 'cart-abandonment']
const calls = new Map(names.map((call) => [`/api/analytics/${call}`, call]))

type Outcome = { status: number; headers?: Record<string, string>; body?: string }

/** In `node:http` at a third of the cost: a thousand a second must not slow pages. False for requests of the app. */
export function serveEvents(shop: Pick<Shop, 'config' | 'states' | 'bodies' | 'metrics' | 'log' | 'memory'>) {
  const { config, bodies, metrics, log } = shop
  const { analytics } = shop.states
  const isOwnOrigin = ownOrigins(config.publicUrl, config.port, config.isProduction)
  const headers = { ...securityHeaders(config.publicUrl), 'cache-control': 'private, no-store' }

  function receive(request: IncomingMessage, call: AnalyticsCall, body: Buffer): Outcome {
    if (!isUtf8(body)) throw new DomainError('malformed', 400)
    analytics.receive(call, JSON.parse(body.toString('utf8')), { actor: guest, referral: referralIn(request.headers.cookie) })
    return { status: 204 }
  }

  function refusalOf(request: IncomingMessage, error: unknown): Outcome {
    const language = visitorLanguage(languagesOn(shop), undefined, request.headers.cookie, request.headers['accept-language'])
    const { status, body } = answerTo(error, sentencesIn(language))
    if (status >= 500 && !(error instanceof TooBusy)) log.error({ err: error }, 'an event could not be taken')
    const waiting: Record<string, string> =
      error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfterSeconds) } : waitingWhen(status)
    const closing: Record<string, string> = error instanceof TooSlow ? { connection: 'close' } : {}
    return { status, headers: { 'content-type': 'application/json', ...waiting, ...closing }, body: JSON.stringify(body) }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const call = callOf(request, isOwnOrigin)
    if (!call) return false
    const startedAt = performance.now()
    const share = bodies.events.open('small')
    const chunks: Buffer[] = []

    function end({ status, headers: own, body }: Outcome): void {
      chunks.length = 0
      share.end()
      response.writeHead(status, { ...headers, 'x-request-id': randomUUID(), ...own }).end(body)
      metrics.observe({ method: 'POST', status, seconds: (performance.now() - startedAt) / 1000, route: `/api/analytics/${call}` })
    }
    /** Does nothing after the response; the rest of a refused body is ignored. */
    function attempt(act: () => Outcome | undefined): void {
      if (response.headersSent) return
      try {
        const outcome = act()
        if (outcome) end(outcome)
      } catch (error) {
        end(refusalOf(request, error))
      }
    }
    function endLate(): void {
      if (response.headersSent) request.destroy()
      else end(refusalOf(request, new TooSlow()))
    }

    // So short a body must arrive within one interval of the slowest pace of all bodies.
    const late = setTimeout(endLate, bodies.pace.everyMs)
    request.on('data', (chunk: Buffer) =>
      attempt(() => {
        share.take(chunk.length)
        chunks.push(chunk)
        return undefined
      }),
    )
    request.on('end', () => {
      clearTimeout(late)
      attempt(() => receive(request, call, Buffer.concat(chunks)))
    })
    request.on('close', () => {
      clearTimeout(late)
      share.end()
    })
    attempt(() => void analytics.admit(clientAddress(request, config.trustProxyHops)))
    return true
  }
}

/** Returns the call if only its body can still be invalid: from an unknown visitor, and from our own page or without cookies. */
function callOf({ method, url, headers }: IncomingMessage, isOwnOrigin: (origin: string) => boolean): AnalyticsCall | undefined {
  const call = method === 'POST' ? calls.get(url ?? '') : undefined
  if (!call) return undefined
  const { authorization, cookie, origin } = headers
  if (authorization !== undefined || cookie?.includes('session_token=')) return undefined
  if (cookie !== undefined && (origin === undefined || !isOwnOrigin(origin) || headers['sec-fetch-site'] === 'cross-site')) return undefined
  // The app counts a body without Content-Length as it arrives.
  if (!(Number(headers['content-length'] ?? Number.NaN) <= longestBytes) || headers['transfer-encoding'] !== undefined) return undefined
  if (!/^(?:application\/json|text\/plain)(?:\s*;|$)/i.test(headers['content-type'] ?? '')) return undefined
  return call
}
