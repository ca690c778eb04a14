import { createContext, use, useCallback } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Refetches the open queries of a person's data that no loader fills. Provided by `Queries`, so a page without queries does not load their library. */
export const RefetchContext = createContext<(() => void) | undefined>(undefined)

/** Returns a function that reads the page again: its loaders once, and its queries. It resolves when the loaders have answered. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const refetch = use(RefetchContext)
  return useCallback(() => {
    refetch?.()
    return revalidate()
  }, [refetch, revalidate])
}

/** Whether the loaders are read again. */
export function useIsRefreshing(): boolean {
  return useRevalidator().state === 'loading'
}

/** Whether this page is read again or a navigation is in progress. */
export function useIsReading(): boolean {
  const isRefreshing = useIsRefreshing()
  const { state: going } = useNavigation()
  return isRefreshing || going !== 'idle'
}
