import { RequestError } from './request-errors.ts'

/** Only network, timeout and 5xx errors may pass by themselves. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}
