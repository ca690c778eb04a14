import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { onSessionEvent } from './session-events.ts'

/** Once in the root: when the visitor changes, a page made for one visitor reloads its data, and its guard decides. */
export function FollowSession() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const isPersonal = cachedQueryOf(pathname) === undefined

  useEffect(() => {
    if (!isPersonal) return undefined
    return onSessionEvent((event) => {
      if (event === 'signed_in' || event === 'signed_out' || event === 'user_updated') void revalidate()
    })
  }, [isPersonal, revalidate])

  return null
}
