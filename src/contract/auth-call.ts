import { z } from 'zod'
import { call, type CallRules } from './call.ts'

type AuthRules = Pick<CallRules, 'who' | 'limit'>

/**
 * One call of /api/auth; a detailed one names the parts of its request, and may answer with another status. A page of somebody else must
 * not sign anybody in or out, not even as itself. Mails lead to pages, never to these calls.
 */
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
