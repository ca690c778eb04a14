import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'

/** The result of the last request. 'offline' includes a shop that could not act on it now. */
export type ConnectionStatus = 'online' | 'offline' | 'signedOut'

/** The server's answer to an action. 'later' means none, so the actions of the same subject behind it wait too. */
export type Outcome = { answer: unknown } | { refusal: string; code: string } | 'later'

/** Error codes after which an action is sent again. Any other code is final. */
const retriedCodes: ReadonlySet<string> = new Set(['unavailable', 'too_busy', 'too_many_requests', 'not_signed_in', 'in_progress', 'fault'])

/** This device no longer has the file of an action, so it can never be sent. */
export class FileLost extends Error {
  readonly code = 'file_lost'
}

/** Rethrows errors that are no failure of a request. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof FileLost) return { refusal: '', code: error.code }
  if (!(error instanceof RequestError)) throw error
  const { answer } = error
  return answer && !retriedCodes.has(answer.code) ? { refusal: sentenceOf(answer, ''), code: answer.code } : 'later'
}

export function connectionAfter(error: unknown): ConnectionStatus {
  if (!(error instanceof RequestError)) return 'offline'
  if (error.answer?.code === 'not_signed_in') return 'signedOut'
  return error.answer && !retriedCodes.has(error.answer.code) ? 'online' : 'offline'
}
