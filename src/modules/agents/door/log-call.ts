import { isId } from '#kit/ids.ts'
import type { AgentShop } from '../agent-shop.ts'
import type { Answer } from '../outcome.ts'
import { refusalOf } from '../refusal.ts'

export type CallNote = {
  tool: string
  /** The address of the caller's profile, as given. */
  profile: string | undefined
  requestId: string
  headers: Headers
}

/**
 * Makes a call and logs its caller, outcome, duration and the request ids of both sides: nothing else of the profile's address, and nothing
 * of the body.
 */
export async function logCall(
  { ctxIn }: AgentShop,
  { tool, profile, requestId, headers }: CallNote,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now()
  const theirs = headers.get('request-id')
  const note = (status: number) =>
    ctxIn('en').log.debug(
      {
        request: requestId,
        ...(theirs !== null && isId(theirs) && { their_request: theirs }),
        agent: hostOf(profile),
        call: tool,
        status,
        ms: Math.round(performance.now() - startedAt),
      },
      'agent call',
    )
  try {
    const answer = await act()
    note(answer.status)
    return answer
  } catch (error) {
    note(refusalOf(error)?.status ?? 500)
    throw error
  }
}

function hostOf(profile: string | undefined): string | undefined {
  return profile !== undefined && URL.canParse(profile) ? new URL(profile).host.slice(0, 255) : undefined
}
