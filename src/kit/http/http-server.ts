import { createServer, type RequestListener, type Server } from 'node:http'
import { bodyTypeOf, mostSmallBytes } from './receive-body.ts'

export type Patience = {
  /** Limit for the headers of a request, counted from the connection or the last answer. */
  headMs: number
  /** Limit for a whole request. Longer than the slowest allowed body (incoming-body.ts), whose sender gets a proper answer. */
  requestMs: number
  /** Limit for the next request on a kept-alive connection. */
  idleMs: number
  /** How often connections are checked. A timeout may be this much late. */
  lookMs: number
}

const patience: Patience = { headMs: 10_000, requestMs: 310_000, idleMs: 20_000, lookMs: 1000 }

/** Closes idle connections. Sends 100 Continue only for bodies within the limit; forms with files have `mostFormBytes`. */
export function createHttpServer(
  answer: RequestListener,
  { headMs, requestMs, idleMs, lookMs }: Patience = patience,
  mostFormBytes = Infinity,
): Server {
  const server = createServer(
    { headersTimeout: headMs, requestTimeout: requestMs, keepAliveTimeout: idleMs, connectionsCheckingInterval: lookMs },
    answer,
  )
  // A client that waits for 100 Continue reads the refusal instead and sends no body.
  server.on('checkContinue', (request, response) => {
    const isForm = bodyTypeOf(new Headers({ 'content-type': request.headers['content-type'] ?? '' })) === 'multipart/form-data'
    if (!(Number(request.headers['content-length']) > (isForm ? mostFormBytes : mostSmallBytes))) response.writeContinue()
    server.emit('request', request, response)
  })
  return server
}
