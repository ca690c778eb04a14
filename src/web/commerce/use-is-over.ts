import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether that time has passed on this clock; not on the server, since a page may have been rendered before it. */
export function useIsOver(until: string | null | undefined): boolean {
  return useSyncExternalStore(
    never,
    () => until != null && Date.parse(until) <= Date.now(),
    () => false,
  )
}
