import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'

/** Milliseconds. Shorter waits show no skeleton, since a flash is worse than none. */
const patienceMs = 250

/** True while another page of the account loads slowly. Filters and pagination of the same page do not count. */
export function useSlowNavigation(): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const asked = next && next.pathname !== pathname && next.pathname.startsWith(pages.account()) ? next.key : undefined
  const [slow, setSlow] = useState<string>()

  useEffect(() => {
    if (asked === undefined) return
    const timer = setTimeout(() => setSlow(asked), patienceMs)
    return () => clearTimeout(timer)
  }, [asked])

  return asked !== undefined && slow === asked
}
