import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { CallRules } from '#contract/call.ts'
import type { IncomingBody } from '#kit/http/incoming-body.ts'
import type { RequestContext } from './context.ts'

/** What stands beside each HTTP request that reaches a module's own addresses. */
export type HttpEnv = { Bindings: HttpBindings; Variables: { requestId: string; address: string; body: IncomingBody | undefined } }

/** One request at such an address. */
export type Asked = {
  c: Context<HttpEnv>
  /** A part of the address by its name in the braces. */
  part(name: string): string
  /** A parameter behind the `?` that the route's description names; throws for any other. */
  query(name: string): string | undefined
  /** Who asks, as a call is told; headers that are replied go with the answer, with a refusal too. */
  context(): Promise<RequestContext>
  /** The key of a cached answer; undefined where this request is answered for itself. */
  cacheKey: string | undefined
}

/** What OpenAPI says of an address beside the contract. */
export type RouteDescription = {
  operationId: string
  summary: string
  /** Every parameter behind the `?`. */
  query?: Readonly<Record<string, z.ZodType | undefined>>
  /** The media types of the answer; none of a redirect. */
  types: readonly string[]
  /** Its own code of a 404, besides `not_found`. */
  missing?: string
}

/** An address beside the contract: a file, a stream, what a payment service tells. */
export type HttpRoute = {
  method: 'GET' | 'POST'
  /** Below /api with its parts in braces; elsewhere also in the patterns of Hono. */
  path: `/${string}`
  /** Enforced like those of a call; what depends on a row the module finds out. */
  rules: Pick<CallRules, 'who'>
  /** A stream asks for its right by itself, and again while it is open, without counting as use of a session. */
  asksItself?: true
  /** None where only this shop's own pages and machines ask. */
  described?: RouteDescription
  answer(asked: Asked): Response | Promise<Response>
}

/** A file that everybody may read. */
export function openFile(path: HttpRoute['path'], answer: HttpRoute['answer']): HttpRoute {
  return { method: 'GET', path, rules: { who: 'everyone' }, answer }
}
