import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the time has passed on this clock. False on the server, which may have rendered the page before it. */
export function useIsOver(until: string | null | undefined): boolean {
  return useSyncExternalStore(
    never,
    () => until != null && Date.parse(until) <= Date.now(),
    () => false,
  )
}
