import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyProcedure, type AnyRouter, type Context, ORPCError } from '@orpc/server'
import type { FetchHandleResult } from '@orpc/server/fetch'
import { DomainError, InvalidInput, TooManyRequests } from './domain-error.ts'
import { fieldOf, pathOf } from './first-look.ts'
import { bodyOf, type IncomingBody } from './incoming-body.ts'
import { type BodyIntake, createReceiver, type ReceivedCall } from './receive-call.ts'
import { namesOfBrokenText } from './storable-text.ts'
import { writtenJson } from './written-json.ts'

export type ErrorBody = { error: string; code: string; fields?: Record<string, string> }

/** Chooses the sentence for an error code, and for a field's code by the field's path too. Passed in by code that knows the messages. */
export type Sentences = {
  error: (code: string) => string
  field: (code: string, where: { path: string; limit: number | undefined }) => string
}

const prefix = '/api'

type ApiHandlerOptions<T extends Context> = {
  router: AnyRouter
  bodies: BodyIntake
  sentences: (context: T) => Sentences
  onFault: (error: unknown, context: T) => void
  /** Checks a refusal that happens before the body is read. Throws when the call does not declare this error. */
  requireDeclared?: (procedure: AnyProcedure, error: unknown) => void
}

type Arriving<T> = {
  body: IncomingBody | undefined
  /** Looks up the context again once the body has arrived: a slow request must not outlive its session. */
  renew?: () => Promise<T>
}

/** Serves the calls of a contract over HTTP. Errors have the shape `{error, code, fields?}`, plus details. */
export function createApiHandler<T extends Context>({ router, bodies, sentences, onFault, requireDeclared }: ApiHandlerOptions<T>) {
  const receive = createReceiver<T>(router, prefix, { ...bodies, requireDeclared })
  const read = new WeakSet<T>()
  const written = new WeakMap<T, Uint8Array<ArrayBuffer>>()
  const handler = new OpenAPIHandler<T>(router, {
    clientInterceptors: [
      async ({ next, context }) => {
        read.add(context)
        const output = await next()
        const json = writtenJson(output)
        if (json === undefined) return output
        written.set(context, json)
        return undefined
      },
    ],
    // The outermost interceptor also sees malformed bodies, so every failure gets our error shape. oRPC's own error writer loses a field
    // called `__proto__`.
    interceptors: [
      async ({ next, context, request }) => {
        try {
          refuseBrokenQuery(request.url)
          return await next()
        } catch (error) {
          const answer = answerTo(read.has(context) ? error : malformed(error), sentences(context))
          if (answer.status >= 500) onFault(error, context)
          return { matched: true, response: { status: answer.status, headers: {}, body: answer.body } }
        }
      },
    ],
  })

  async function handle(request: Request, context: T): Promise<FetchHandleResult> {
    const result = await handler.handle(request, { prefix, context })
    const json = written.get(context)
    return json === undefined
      ? result
      : { matched: true, response: new Response(json, { headers: { 'content-type': 'application/json' } }) }
  }

  function refuse(error: unknown, context: T): Response {
    const { status, body } = answerTo(error, sentences(context))
    if (status >= 500) onFault(error, context)
    return Response.json(body, { status })
  }

  return async (request: Request, context: T, arriving: Arriving<T> = { body: bodyOf(request) }): Promise<FetchHandleResult> => {
    if (request.method === 'GET') return handle(request, context)
    let received: ReceivedCall | undefined
    try {
      received = await receive(request, arriving.body, context)
      if (!received) return { matched: false, response: undefined }
      const renewed = arriving.body && arriving.renew ? await arriving.renew() : context
      return await handle(received.request, renewed)
    } catch (error) {
      return { matched: true, response: refuse(error, context) }
    } finally {
      await received?.end()
    }
  }
}

/** Throws InvalidInput (422). Runs before decoding, because broken bytes look like text afterwards. */
function refuseBrokenQuery({ search }: URL): void {
  const broken = namesOfBrokenText(search)
  if (broken.length > 0) throw new InvalidInput(Object.fromEntries(broken.map((name) => [name, 'invalid'])))
}

/** A failure before the request is read is the sender's fault, such as a form without its boundary. */
function malformed(error: unknown): DomainError {
  return error instanceof DomainError ? error : new DomainError('malformed', 400)
}

type Answer = { status: number; body: ErrorBody & Record<string, unknown> }

/** Returns status and body for any error. An unexpected error becomes a 500 that reveals nothing. */
export function answerTo(error: unknown, sentences: Sentences): Answer {
  const cause = error instanceof ORPCError ? (error.cause ?? error) : error
  // An answer that does not fit our contract is our fault, not the sender's.
  const isOwnFault = error instanceof ORPCError && error.status >= 500
  if (cause instanceof ValidationError && !isOwnFault) return validationAnswer(cause, sentences)
  if (cause instanceof InvalidInput)
    return invalid(
      mapValues(cause.fields, (code, path) => sentences.field(code, { path, limit: undefined })),
      sentences,
    )
  if (cause instanceof DomainError) {
    const waiting = cause instanceof TooManyRequests ? { retry_after: cause.retryAfterSeconds } : {}
    return { status: cause.status, body: { error: sentences.error(cause.sentence), code: cause.code, ...waiting, ...cause.details } }
  }
  if (error instanceof ORPCError && error.status < 500) {
    const code = error.status === 400 ? 'malformed' : error.code.toLowerCase()
    return { status: error.status, body: { error: sentences.error(code), code } }
  }
  if (cause instanceof SyntaxError) return { status: 400, body: { error: sentences.error('malformed'), code: 'malformed' } }
  return { status: 500, body: { error: sentences.error('fault'), code: 'fault' } }
}

function validationAnswer({ issues }: ValidationError, sentences: Sentences): Answer {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    const path = pathOf(issue.path ?? [])
    const { code, limit, keys } = describe(issue)
    for (const wrong of keys.length > 0 ? keys.map((unknown) => [...path, unknown]) : [path]) {
      const field = fieldOf(wrong)
      if (!fields.has(field)) fields.set(field, sentences.field(code, { path: field, limit }))
    }
  }
  return invalid(Object.fromEntries(fields), sentences)
}

function invalid(fields: Record<string, string>, sentences: Sentences): Answer {
  return { status: 422, body: { error: sentences.error('invalid_input'), code: 'invalid_input', fields } }
}

/** Our schemas use codes as messages. A message with a space is the schema library's English, so its issue code is used instead. */
function describe(issue: unknown): { code: string; limit: number | undefined; keys: string[] } {
  const { code, message, maximum, minimum, keys, expected, origin } = issue as Record<string, unknown>
  const own = typeof message === 'string' && /^[a-z_]+$/.test(message) ? message : expected === 'nonoptional' ? 'required' : undefined
  const limit = typeof maximum === 'number' ? maximum : typeof minimum === 'number' ? minimum : undefined
  const unknownKeys = code === 'unrecognized_keys' && Array.isArray(keys) ? keys.map(String) : []
  return {
    code: own ?? sizeCodes[`${String(code)} ${String(origin)}`] ?? (typeof code === 'string' ? code : 'invalid'),
    limit,
    keys: unknownKeys,
  }
}

/** The size of a text or list has its own codes, unlike the size of a number. */
const sizeCodes: Readonly<Record<string, string>> = {
  'too_small string': 'required',
  'too_small array': 'required',
  'too_big string': 'too_long',
  'too_big array': 'too_many',
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string, key: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
