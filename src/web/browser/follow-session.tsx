import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { keptQueryOf } from '#web/render/kept-pages.ts'
import { onSessionEvent } from './session-events.ts'

/** Stands once in the root: a page that was made for one visitor asks again when that may be somebody else, and its guard answers. */
export function FollowSession() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const isPersonal = keptQueryOf(pathname) === undefined

  useEffect(() => {
    if (!isPersonal) return undefined
    return onSessionEvent((event) => {
      if (event === 'signed_in' || event === 'signed_out' || event === 'user_updated') void revalidate()
    })
  }, [isPersonal, revalidate])

  return null
}
