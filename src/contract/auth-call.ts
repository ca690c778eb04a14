import { z } from 'zod'
import { call, type CallRules } from './call.ts'

type AuthRules = Pick<CallRules, 'who' | 'limit'>

/** One call of /api/auth; `detailed` names the parts of the request. Pages of other sites must not sign anybody in or out. */
export function authCall(
  { who, ...rules }: AuthRules,
  method: 'GET' | 'POST',
  path: `/${string}`,
  summary: string,
  structure: 'compact' | 'detailed' = 'compact',
) {
  return call(who, { ...rules, isForOwnPages: true }).route({
    method,
    path: `/auth${path}`,
    summary,
    inputStructure: structure,
    outputStructure: structure,
    tags: ['Signing in'],
  })
}

export const done = z.object({ status: z.literal(true) })
