import { RequestError } from './request-errors.ts'

/** Whether an error may be temporary: only network, timeout and 5xx errors are. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}
