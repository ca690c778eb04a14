import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { cutText } from '#contract/rules/cut-text.ts'
import { track } from '#web/features/analytics/track.ts'

const filterNames = ['price', 'colors', 'availability', 'sizes'] as const

/** Tracks searches and filters by the shop's address, whatever changed it. */
export function useListingTracked(): void {
  const { pathname, search } = useLocation()
  const results = totalIn(useMatches().at(-1)?.loaderData)
  const found = useEffectEvent(() => results)
  const before = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    const was = before.current
    const now = /^\/shop(?:\/|$)/.test(pathname) ? new URLSearchParams(search) : undefined
    before.current = now
    if (!now) return
    const query = cutText((now.get('q') ?? '').trim(), 100)
    if (query !== '' && query !== was?.get('q')?.trim()) track('search', { query, results: found() })
    const filters = filtersIn(now)
    // Filters in the first address came from a link; the visitor did not choose them.
    if (was && filters.length > 0 && String(filters) !== String(filtersIn(was))) track('filter_apply', Object.fromEntries(filters))
  }, [pathname, search])
}

/** Returns the number of results of the current listing. */
function totalIn(listing: unknown): number | undefined {
  const isListing = typeof listing === 'object' && listing !== null && 'total' in listing
  return isListing && typeof listing.total === 'number' ? listing.total : undefined
}

function filtersIn(params: URLSearchParams): [string, string][] {
  return filterNames.flatMap((name): [string, string][] => {
    const values = cutText(params.getAll(name).join(','), 100)
    return values === '' ? [] : [[name, values]]
  })
}
