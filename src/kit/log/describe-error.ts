import { cutLong } from './personal-fields.ts'

/** Fields of PostgreSQL's errors that quote no values; `detail` and `where` do. */
const harmlessFields = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'status']
const maxCauses = 3
const longestStack = 8000

/** Returns the fields of an error that are safe to log. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const message = cutLong(withoutQuotedInput(error))
  return {
    type: error.name,
    message,
    ...Object.fromEntries(Object.entries(error).filter(([name]) => harmlessFields.includes(name))),
    // A replacement string would interpret `$` in the message as a pattern.
    stack: error.stack?.replace(error.message, () => message).slice(0, longestStack),
    ...(error.cause !== undefined && depth < maxCauses ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** PostgreSQL's class 22 (data exceptions) quotes the input: `invalid input syntax for type uuid: "…"`. */
function withoutQuotedInput(error: Error): string {
  const isDataError = 'code' in error && typeof error.code === 'string' && /^22...$/.test(error.code)
  return isDataError ? error.message.replace(/"(?:[^"]|"")*"/g, '"…"') : error.message
}
