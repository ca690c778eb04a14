import { os } from '@orpc/server'
import { DomainError } from '#kit/http/domain-error.ts'
import type { RequestContext } from '#modules/context.ts'
import { countSignIn, countTokenUse } from './auth-limits.ts'
import type { AuthOptions } from './auth-options.ts'

const before = (check: (context: RequestContext) => void | Promise<void>) =>
  os.$context<RequestContext>().middleware(async ({ context, next }) => {
    await check(context)
    return next()
  })

/** A page of somebody else must not sign anybody in or out, not even as itself. Letters lead to pages, never to these calls. */
export function onlyOwnPages({ isOwnOrigin }: Pick<AuthOptions, 'isOwnOrigin'>) {
  return before(({ headers }) => {
    const origin = headers.get('origin')
    const isFromElsewhere = headers.get('sec-fetch-site') === 'cross-site' || (origin !== null && !isOwnOrigin(origin))
    if (isFromElsewhere) throw new DomainError('foreign_origin', 403)
  })
}

export const countingSignIns = before(countSignIn)
export const countingTokens = before(countTokenUse)
