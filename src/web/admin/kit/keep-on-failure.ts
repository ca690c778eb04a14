import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from 'react-router'

type Where = { pathname: string; search: string }

/** Not now: too slow, or too often. */
const laterStatuses: ReadonlySet<number> = new Set([408, 425, 429])

/** What stands on the screen, by the part of it. Browser only. */
const shown = new Map<string, { address: string; data: object }>()

/** Of a list each address is another; the frame is the same around all of them. */
const addressOf = (part: string, { pathname, search }: Where) => (part === 'frame' ? part : pathname + search)

/** Told by a part that loads with `keepOnFailure`, of all that its loader answered. */
export function useShownData(part: string, data: object): void {
  useEffect(() => {
    shown.set(part, { address: addressOf(part, location), data })
  }, [part, data])
}

/**
 * For a `clientLoader`: where the same thing can't be read anew (the network is gone, the shop restarts), it stays as it was, with all that
 * was chosen and typed on it, and `isStale` says so. Another address, or a refusal, is an error as ever.
 */
export function keepOnFailure<Answer extends object>(part: string) {
  return async ({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<Answer & { isStale?: boolean }> => {
    try {
      return (await serverLoader()) as Answer
    } catch (error) {
      const known = shown.get(part)
      const isPassing =
        !(error instanceof Response) && !(isRouteErrorResponse(error) && error.status < 500 && !laterStatuses.has(error.status))
      if (isPassing && known?.address === addressOf(part, new URL(request.url))) return { ...(known.data as Answer), isStale: true }
      throw error
    }
  }
}
