import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenQuiet } from '../live/when-quiet.ts'
import { savePartnerCode } from '../partner-code.ts'
import { useShop } from '#web/browser/use-shop.ts'
import type { CartWatch } from './collector.ts'
import { track } from './track.ts'

export type CountVisitsProps = { loadCartWatch: () => Promise<CartWatch> }

/** Records each page view; the collector loads long after the page. The back office and its previews are not counted. */
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
    // If the collector fails to load, nothing is counted.
    return whenQuiet(() => void import('./collector.ts').then(({ collect }) => collect(asked, loadCartWatch)).catch(() => undefined))
  }, [isCounted, asked, loadCartWatch])
  return null
}

function isOfStaff(pathname: string): boolean {
  return /^\/(?:admin|preview)(?:\/|$)/.test(pathname)
}
