import { answerTo } from '#kit/http/api-handler.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { RequestContext } from '#modules/context.ts'
import type { AskAuth } from '#web/render/page-context.ts'
import { sentencesIn } from './error-sentences.ts'

/** For pages that show what belongs to signing in, or do it without a script: the call of /api/auth, made in this process. */
export function askAuthFor(identity: Identity, request: Request, context: RequestContext): AskAuth {
  return async (path, body) => {
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    headers.set('content-type', 'application/json')
    const sent = body === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const call = new Request(new URL(`/api/auth${path}`, request.url), sent)
    try {
      return await identity.handleAuth(call, context)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const refusal = answerTo(error, sentencesIn(context.ctx.language))
      return Response.json(refusal.body, { status: refusal.status })
    }
  }
}
