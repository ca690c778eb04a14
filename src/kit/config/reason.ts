import { z } from 'zod'
import { Unavailable } from '../http/domain-error.ts'

export function reasonOf(error: unknown): string {
  return textOf(error)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
}

function textOf(error: unknown): string {
  if (error instanceof Unavailable) return `the ${error.what} is away: ${textOf(error.cause)}`
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
  // A host name with several addresses fails with an AggregateError, whose own message is empty.
  if (error instanceof AggregateError && error.errors.length > 0) return textOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}
