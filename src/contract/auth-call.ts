import { oc } from '@orpc/contract'
import { z } from 'zod'

/** One call of /api/auth; a detailed one names the parts of its request, and may answer with another status. */
export function authCall(method: 'GET' | 'POST', path: `/${string}`, summary: string, structure: 'compact' | 'detailed' = 'compact') {
  return oc.route({ method, path: `/auth${path}`, summary, inputStructure: structure, outputStructure: structure, tags: ['Signing in'] })
}

export const done = z.object({ status: z.literal(true) })
