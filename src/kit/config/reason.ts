import { z } from 'zod'
import { Unavailable } from '../http/domain-error.ts'

/** What went wrong, in one line for the person at the terminal. */
export function reasonOf(error: unknown): string {
  return wordsOf(error)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
}

function wordsOf(error: unknown): string {
  if (error instanceof Unavailable) return `the database is away: ${wordsOf(error.cause)}`
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
  // A name with several addresses fails with one of these, whose own message is empty.
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}
