import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'

/** What the server said of a call that `send` made, in the visitor's language; `otherwise` where it said nothing. */
export function sentenceOfError(error: unknown, otherwise: string): string {
  return error instanceof RequestError && error.answer ? sentenceOf(error.answer, otherwise) : otherwise
}
