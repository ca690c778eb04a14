import { Unavailable } from '../http/domain-error.ts'
import { codeOf } from './sql-errors.ts'

/** PostgreSQL's class 08, sessions ended by an administrator, a shutdown or a timeout, and socket errors. */
const endsOfConnection = /^(?:08...|57P..|25P0[34]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/
/** The rest of class 57 (statement cancelled), 53 (disk, memory or connections exhausted) and 58 (system error). */
const refusals = /^(?:53|57|58)...$/
/** pg's own errors, which have no code. */
const lostConnection = /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/
const unanswered = 'Query read timeout'

/** Converts the error to `Unavailable` when the database is down or stopping, so a retry may soon succeed. */
export function orUnavailable(error: unknown): unknown {
  return isOfConnection(error) || refusals.test(codeOf(error) ?? '') ? new Unavailable(error) : error
}

/** Returns true when the connection that raised this error can't be used any more. */
export function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return endsOfConnection.test(codeOf(error) ?? '') || lostConnection.test(error.message) || isUnanswered(error)
}

/** Returns true when no answer arrived, not even the server's statement timeout. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === unanswered
}
