import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'

/** Returns the server's message for a failed `send` call, in the visitor's language, or `otherwise` if it has none. */
export function sentenceOfError(error: unknown, otherwise: string): string {
  return error instanceof RequestError && error.answer ? sentenceOf(error.answer, otherwise) : otherwise
}
