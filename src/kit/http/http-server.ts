import { createServer, type RequestListener, type Server } from 'node:http'

export type Patience = {
  /** For the head of a request, from the moment of the connection or the last answer. */
  headMs: number
  /** For a request as a whole. */
  requestMs: number
  /** For the next request on a connection that is kept. */
  idleMs: number
  /** How often it is looked which connections have had their time: they may have this much more. */
  lookMs: number
}

const patience: Patience = { headMs: 10_000, requestMs: 60_000, idleMs: 20_000, lookMs: 1000 }

/** A server on which nobody holds a connection for long without asking something. */
export function createHttpServer(answer: RequestListener, { headMs, requestMs, idleMs, lookMs }: Patience = patience): Server {
  return createServer(
    { headersTimeout: headMs, requestTimeout: requestMs, keepAliveTimeout: idleMs, connectionsCheckingInterval: lookMs },
    answer,
  )
}
