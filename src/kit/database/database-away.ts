import { Unavailable } from '../http/domain-error.ts'
import { codeOf } from './sql-errors.ts'

/** PostgreSQL's class 08, an end of the session by an administrator, a shutdown or a limit of time, and what a socket says. */
const endsOfConnection = /^(?:08...|57P..|25P0[34]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/
/** The rest of class 57 (a statement was cancelled), 53 (disk, memory or connections used up) and 58 (the system under it failed). */
const refusals = /^(?:53|57|58)...$/
/** From pg itself, which gives its own errors no code. */
const lostConnection = /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/
const unanswered = 'Query read timeout'

/** The error as `Unavailable` when the database is away or going: it may answer whoever asks again in a moment. */
export function unlessAway(error: unknown): unknown {
  return isOfConnection(error) || refusals.test(codeOf(error) ?? '') ? new Unavailable(error) : error
}

/** Whether the connection that told of this error is good for nothing more. */
export function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return endsOfConnection.test(codeOf(error) ?? '') || lostConnection.test(error.message) || isUnanswered(error)
}

/** Nothing came back at all, not even the server's own word that a statement took too long. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === unanswered
}
