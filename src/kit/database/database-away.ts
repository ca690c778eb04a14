import { Unavailable } from '../http/domain-error.ts'
import { hasErrorCode } from './sql-errors.ts'

/** From pg itself, which gives its own errors no code. */
const lostConnection =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect)/

/** The error as `Unavailable` when the database is away or going: it may answer whoever asks again in a moment. */
export function unlessAway(error: unknown): unknown {
  return isAway(error) ? new Unavailable(error) : error
}

/** PostgreSQL's classes 08 and 57P (connection, shutdown), too many connections, and what a socket says. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (lostConnection.test(error.message)) return true
  if (hasErrorCode(error, '57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT')) return true
  return 'code' in error && String(error.code).startsWith('08')
}
