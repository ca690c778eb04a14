import { createServer, type RequestListener, type Server } from 'node:http'
import { bodyTypeOf, mostSmallBytes } from './receive-body.ts'

export type Patience = {
  /** For the headers of a request, counted from the connection or the last answer. */
  headMs: number
  /** For a whole request: longer than the slowest allowed body (incoming-body.ts), whose sender gets a proper answer. */
  requestMs: number
  /** For the next request on a kept-alive connection. */
  idleMs: number
  /** How often connections are checked for timeouts, which may be this much late. */
  lookMs: number
}

const patience: Patience = { headMs: 10_000, requestMs: 310_000, idleMs: 20_000, lookMs: 1000 }

/**
 * A server on which no client can hold a connection for long without a request, and which asks for no body that is too large: for a form,
 * which may hold files, above `mostFormBytes`.
 */
export function createHttpServer(
  answer: RequestListener,
  { headMs, requestMs, idleMs, lookMs }: Patience = patience,
  mostFormBytes = Infinity,
): Server {
  const server = createServer(
    { headersTimeout: headMs, requestTimeout: requestMs, keepAliveTimeout: idleMs, connectionsCheckingInterval: lookMs },
    answer,
  )
  // A client that waits for 100 Continue reads the refusal instead, and sends nothing.
  server.on('checkContinue', (request, response) => {
    const isForm = bodyTypeOf(new Headers({ 'content-type': request.headers['content-type'] ?? '' })) === 'multipart/form-data'
    if (!(Number(request.headers['content-length']) > (isForm ? mostFormBytes : mostSmallBytes))) response.writeContinue()
    server.emit('request', request, response)
  })
  return server
}
