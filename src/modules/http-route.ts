import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { CallRules } from '#contract/call.ts'
import type { IncomingBody } from '#kit/http/incoming-body.ts'
import type { RequestContext } from './context.ts'

/** Values available to every HTTP request that reaches a module's own routes. */
export type HttpEnv = { Bindings: HttpBindings; Variables: { requestId: string; address: string; body: IncomingBody | undefined } }

export type Asked = {
  c: Context<HttpEnv>
  /** Returns the path parameter with this name. */
  part(name: string): string
  /** Returns a query parameter declared in the route's description; throws for any other. */
  query(name: string): string | undefined
  /** Returns the caller's context, as for a contract call. Headers set on `reply` are sent with errors too. */
  context(): Promise<RequestContext>
  /** Cache key of the response; undefined when this request must not be cached. */
  cacheKey: string | undefined
}

export type RouteDescription = {
  operationId: string
  summary: string
  query?: Readonly<Record<string, z.ZodType | undefined>>
  /** Media types of the response; empty for a redirect. */
  types: readonly string[]
  /** An additional error code for 404, next to `not_found`. */
  missing?: string
  /** The error code for 410. */
  gone?: string
}

/** A route outside the contract: a file, a stream or a payment service's webhook. */
export type HttpRoute = {
  /** 'ANY': `answer` looks at the method itself. */
  method: 'GET' | 'POST' | 'ANY'
  /** Below /api, parameters are in braces; elsewhere Hono's patterns are allowed too. */
  path: `/${string}`
  /** Enforced as for a contract call. The module itself checks rights that depend on a row. */
  rules: Pick<CallRules, 'who'>
  /** A stream checks permission itself, also while it is open, without counting as use of the session. */
  asksItself?: true
  /** Answers an error of the body in the route's own shape. Without it, the answer has the shop's. */
  refused?: (error: Error) => Response | undefined
  /** The JSON of a refusal that is answered before the app runs, such as 503 under load. Without it, the answer has the shop's shape. */
  refusal?: (status: number) => object
  /** Undefined for routes used only by this shop's own pages and machines. */
  described?: RouteDescription
  answer(asked: Asked): Response | Promise<Response>
}

export function openFile(path: HttpRoute['path'], answer: HttpRoute['answer']): HttpRoute {
  return { method: 'GET', path, rules: { who: 'everyone' }, answer }
}
