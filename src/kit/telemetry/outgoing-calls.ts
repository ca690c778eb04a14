import type { ClientRequest, IncomingMessage } from 'node:http'
import diagnostics from 'node:diagnostics_channel'
import type { Attributes } from './telemetry.ts'

type Ended = { name: string; startedMs: number; attributes: Attributes; isFault: boolean }
type UndiciRequest = { origin?: string | URL; method?: string }

/**
 * Observes every HTTP request of this process, from any library. `begin` is called when a request is sent; the function it returns is
 * called when the request ends or fails. Returns a function that stops observing.
 */
export function hearOutgoingCalls(begin: () => ((call: Ended) => void) | undefined, nowMs: () => number): () => void {
  const open = new WeakMap<object, { end: (call: Ended) => void; startedMs: number }>()

  function started(request: object): void {
    const end = begin()
    if (end) open.set(request, { end, startedMs: nowMs() })
  }

  function ended(request: object, { method, host, status }: { method: string; host: string; status: number | undefined }): void {
    const call = open.get(request)
    if (!call) return
    open.delete(request)
    call.end({
      // Never includes the path, which names orders and files.
      name: `${method} ${host}`,
      startedMs: call.startedMs,
      attributes: {
        'http.request.method': method,
        'server.address': host,
        ...(status !== undefined && { 'http.response.status_code': status }),
      },
      isFault: status === undefined || status >= 500,
    })
  }

  const ofNode = (request: ClientRequest, status?: number) => ended(request, { method: request.method, host: request.host, status })
  const ofFetch = (request: UndiciRequest, status?: number) =>
    ended(request, { method: request.method ?? 'GET', host: hostOf(request.origin), status })
  const channels: [string, (message: unknown) => void][] = [
    ['http.client.request.start', (message) => started((message as { request: ClientRequest }).request)],
    [
      'http.client.response.finish',
      (message) => {
        const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
        ofNode(request, response.statusCode)
      },
    ],
    ['http.client.request.error', (message) => ofNode((message as { request: ClientRequest }).request)],
    ['undici:request:create', (message) => started((message as { request: UndiciRequest }).request)],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as { request: UndiciRequest; response: { statusCode: number } }
        ofFetch(request, response.statusCode)
      },
    ],
    ['undici:request:error', (message) => ofFetch((message as { request: UndiciRequest }).request)],
  ]
  for (const [name, hear] of channels) diagnostics.subscribe(name, hear)
  return () => channels.forEach(([name, hear]) => diagnostics.unsubscribe(name, hear))
}

function hostOf(origin: UndiciRequest['origin']): string {
  return origin === undefined ? 'unknown' : new URL(origin).hostname
}
