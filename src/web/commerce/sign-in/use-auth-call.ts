import { useState } from 'react'
import { request } from '#web/browser/request.ts'
import { RequestError } from '#web/browser/request-errors.ts'
import { useLanguage } from '#web/browser/messages/use-words.ts'

/** Why a call of /api/auth was refused; `code` is the server's, or what kept it from answering. */
export type Refusal = {
  code: string
  /** The server's sentence in the visitor's language; missing when it did not answer. */
  sentence?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

/** Hashing a password takes its time on a busy machine. */
const timeoutMs = 15_000

/** Asks one call at a time; `ask` answers its body, or the refusal that is also kept for showing. */
export function useAuthCall(first?: Refusal) {
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState(first)

  async function ask<Body>(path: string, body: Record<string, unknown>): Promise<{ body: Body } | { refusal: Refusal }> {
    setIsAsking(true)
    try {
      const answer = await request<Body>(`/api/auth${path}?lang=${language}`, { method: 'POST', body, timeoutMs })
      setRefusal(undefined)
      return { body: answer }
    } catch (error) {
      const refused = refusalOf(error)
      setRefusal(refused)
      return { refusal: refused }
    } finally {
      setIsAsking(false)
    }
  }

  return { ask, isAsking, refusal, forgetRefusal: () => setRefusal(undefined) }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof RequestError)) return { code: 'unknown' }
  if (!error.answer) return { code: error.kind === 'network' || error.kind === 'timeout' ? error.kind : 'unknown' }
  const { code, error: sentence, fields, retry_after: retryAfter } = error.answer
  return { code, sentence, fields, ...(typeof retryAfter === 'number' ? { retryAfterSeconds: retryAfter } : {}) }
}
