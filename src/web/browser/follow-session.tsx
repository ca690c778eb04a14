import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRefresh } from './use-refresh.ts'
import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { followSessionChange } from './follow-session-change.ts'

/** Rendered once in the root. When the visitor changes, a page made for one visitor reloads its data, and its guard decides. */
export function FollowSession() {
  const { pathname } = useLocation()
  const refresh = useRefresh()
  const isPersonal = cachedQueryOf(pathname) === undefined

  useEffect(() => (isPersonal ? followSessionChange(() => void refresh()) : undefined), [isPersonal, refresh])

  return null
}
