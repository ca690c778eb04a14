import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router'

/**
 * Returns the query after any pending navigation, so quick changes add up. `address` is any address of the list. Event handlers need
 * `askedNow`: the router knows of a navigation before React renders it as `asked`.
 */
export function useAskedQuery<Query>(
  address: string,
  shown: Query,
  read: (params: URLSearchParams) => Query,
): { asked: Query; askedNow: () => Query } {
  const router = use(DataRouterContext)?.router
  const { location: going } = useNavigation()
  const path = address.split('?', 1)[0] ?? address
  const readAt = (at: { pathname: string; search: string } | undefined) =>
    at?.pathname.endsWith(path) ? read(new URLSearchParams(at.search)) : shown
  return { asked: readAt(going), askedNow: () => readAt(router?.state.navigation.location ?? router?.state.location) }
}
