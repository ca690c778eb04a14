import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { AnyProcedure, AnyRouter } from '@orpc/server'
import { receiveUpload } from '#kit/uploads/receive-upload.ts'
import type { TemporaryFolder } from '#kit/uploads/temporary-folder.ts'
import { askBeforeBody, type PathParts } from './before-body.ts'
import { DomainError } from './domain-error.ts'
import type { IncomingBody } from './incoming-body.ts'
import { type BodyLimits, receiveSmall, requireType, withBody, withoutBody } from './receive-body.ts'

type Match = { procedure: AnyProcedure; params?: PathParts | undefined }

export type BodyIntake = BodyLimits & { folder: TemporaryFolder }
/** `end` releases the request's bytes and temporary files. */
export type ReceivedCall = { request: Request; end: () => Promise<void> }
type Receiving = BodyIntake & { requireDeclared?: ((procedure: AnyProcedure, error: unknown) => void) | undefined }
type Receiver<C> = (request: Request, body: IncomingBody | undefined, context: C) => Promise<ReceivedCall | undefined>

/** Checks permission (401, 403, 404, 429), size (413), type (415), in this order. Undefined when no call matches. */
export function createReceiver<C>(router: AnyRouter, prefix: string, { requireDeclared, ...bodies }: Receiving): Receiver<C> {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)

  return async (request, body, context) => {
    const path = new URL(request.url).pathname.replace(prefix, '').replace(/^\/|\/$/g, '')
    const match = await matcher.match(request.method, `/${path}`).catch(() => Promise.reject(new DomainError('malformed', 400)))
    if (!match) return undefined
    try {
      return await receiveMatched(match, { request, body, context })
    } catch (error) {
      requireDeclared?.(match.procedure, error)
      throw error
    }
  }

  type Arrived = { request: Request; body: IncomingBody | undefined; context: C }

  async function receiveMatched({ procedure, params }: Match, { request, body, context }: Arrived): Promise<ReceivedCall> {
    const upload = await askBeforeBody(procedure, context, params ?? {})
    if (!body) return { request: withoutBody(request), end: () => Promise.resolve() }
    const share = bodies.inFlight.open(upload ? 'file' : 'small')
    try {
      if (upload) {
        const { form, remove } = await receiveUpload(request.headers, body, { ...bodies, upload, share })
        return { request: new RequestWithForm(request, form), end: () => remove().finally(() => share.end()) }
      }
      const bytes = await receiveSmall(request.headers, body, { ...bodies, share })
      requireType(request.headers, 'application/json')
      return { request: withBody(request, bytes), end: async () => share.end() }
    } catch (error) {
      share.end()
      throw error
    }
  }
}

/** A request whose form is already parsed. */
class RequestWithForm extends Request {
  readonly #form: FormData

  constructor({ url, method, signal }: Request, form: FormData) {
    super(url, { method, signal, headers: { 'content-type': 'multipart/form-data' } })
    this.#form = form
  }

  override formData(): Promise<FormData> {
    return Promise.resolve(this.#form)
  }
}
