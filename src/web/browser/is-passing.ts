import { isRouteErrorResponse } from 'react-router'

/** Not now: too slow, or too often. */
const laterStatuses: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether what a loader threw may be gone when it is asked again: no network, or a server that can't answer now. A refusal stays. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof Response) && !(isRouteErrorResponse(error) && error.status < 500 && !laterStatuses.has(error.status))
}
