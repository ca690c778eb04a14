import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router'

/**
 * What a list's address will say once navigation is done: what is chosen meanwhile is added to that. `address` is any of the list's own.
 * `asked` is for drawing; `askedNow` for presses, since the router knows of a navigation before React has drawn it.
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
