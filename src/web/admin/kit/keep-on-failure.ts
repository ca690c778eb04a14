import { useEffect } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isPassing } from '#web/browser/is-passing.ts'

type Where = { pathname: string; search: string }

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

/** For a `clientLoader`: without a network the page stays with all that was typed on it, and `isStale`. A refusal is an error as ever. */
export function keepOnFailure<Answer extends object>(part: string) {
  return async ({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<Answer & { isStale?: boolean }> => {
    try {
      return (await serverLoader()) as Answer
    } catch (error) {
      const known = shown.get(part)
      if (isPassing(error) && known?.address === addressOf(part, new URL(request.url))) return { ...(known.data as Answer), isStale: true }
      throw error
    }
  }
}
