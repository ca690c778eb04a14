import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { AnyRouter } from '@orpc/server'
import { receiveUpload } from '#kit/uploads/receive-upload.ts'
import type { TemporaryFolder } from '#kit/uploads/temporary-folder.ts'
import { askBeforeBody } from './before-body.ts'
import { DomainError } from './domain-error.ts'
import type { IncomingBody } from './incoming-body.ts'
import { type BodyLimits, receiveSmall, requireType, withBody, withoutBody } from './receive-body.ts'

/** Files, besides, need a place to lie. */
export type BodyIntake = BodyLimits & { folder: TemporaryFolder }
/** `end` lets go of what came with it. */
export type ReceivedCall = { request: Request; end: () => Promise<void> }
type Receiver<C> = (request: Request, body: IncomingBody | undefined, context: C) => Promise<ReceivedCall | undefined>

/**
 * Lets calls in, always in this order: who may make it (401, 403, 404; how often, 429), how large its body is (413), of which type (415).
 * What stands in it (422) is left to its schema. Answers undefined where no call is.
 */
export function createReceiver<C>(router: AnyRouter, prefix: string, bodies: BodyIntake): Receiver<C> {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)

  return async (request, body, context) => {
    const path = new URL(request.url).pathname.replace(prefix, '').replace(/^\/|\/$/g, '')
    const match = await matcher.match(request.method, `/${path}`).catch(() => Promise.reject(new DomainError('malformed', 400)))
    if (!match) return undefined
    const upload = await askBeforeBody(match.procedure, context, match.params ?? {})
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

/** Its form is taken apart already. */
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
