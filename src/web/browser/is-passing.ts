import { isRouteErrorResponse } from 'react-router'

/** Request timeout, too early, too many requests. */
const laterStatuses: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether an error thrown by a loader may be temporary: no network, or a server that can't answer now. A refusal is not. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof Response) && !(isRouteErrorResponse(error) && error.status < 500 && !laterStatuses.has(error.status))
}
