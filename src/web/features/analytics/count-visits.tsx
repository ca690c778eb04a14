import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenQuiet } from '../live/when-quiet.ts'
import { savePartnerCode } from '../partner-code.ts'
import { useShop } from '#web/browser/use-shop.ts'
import type { CartWatch } from './collector.ts'
import { track } from './track.ts'

export type CountVisitsProps = { loadCartWatch: () => Promise<CartWatch> }

/** Notes each page that is looked at; the rest arrives when the page has long been ready. The back office and its previews are nobody's visit. */
export function CountVisits({ loadCartWatch }: CountVisitsProps) {
  const { pathname } = useLocation()
  const { analytics_consent: asked } = useShop()
  const isCounted = !isOfStaff(pathname)

  useEffect(() => {
    if (isOfStaff(pathname)) return
    savePartnerCode(window.location.search)
    track('page_view', {})
  }, [pathname])

  useEffect(() => {
    if (!isCounted || asked === undefined) return
    // Without it nothing is counted, and nobody misses anything.
    return whenQuiet(() => void import('./collector.ts').then(({ collect }) => collect(asked, loadCartWatch)).catch(() => undefined))
  }, [isCounted, asked, loadCartWatch])
  return null
}

function isOfStaff(pathname: string): boolean {
  return /^\/(?:admin|preview)(?:\/|$)/.test(pathname)
}
