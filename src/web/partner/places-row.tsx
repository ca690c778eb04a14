import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'

/** `under`: prefix of further addresses that belong to the entry. */
type Place = { to: string; label: string; under?: string }

export type PlacesRowProps = { label: string; places: readonly Place[]; otherwise?: string; end?: ReactNode; small?: boolean }

/** A row of links, to swipe on a phone, with the current one in view. */
export function PlacesRow({ label, places, otherwise, end, small = false }: PlacesRowProps) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const isWithin = ({ to, under = to }: Place) => pathname === under || pathname.startsWith(`${under}/`)
  const found = places.findIndex(isWithin)
  const open = found === -1 ? places.findIndex(({ to }) => to === otherwise) : found

  useEffect(() => {
    const row = list.current
    const place = row?.children[open]
    if (row && place instanceof HTMLElement) row.scrollLeft = place.offsetLeft - (row.clientWidth - place.offsetWidth) / 2
  }, [open])

  return (
    <nav aria-label={label} className="min-w-0 max-lg:-mx-margin print:hidden">
      <ul
        ref={list}
        className="relative flex overflow-x-auto overscroll-x-contain border-b border-wool [scrollbar-width:none] max-lg:px-[calc(var(--spacing-margin)-0.75rem)]"
      >
        {places.map(({ to, label: name }, index) => (
          <li key={to} className="shrink-0 lg:first:-ml-3">
            <Link
              to={to}
              aria-current={index === open ? 'page' : undefined}
              className={classNames(
                'press flex items-center border-b-2 px-3 text-label font-medium whitespace-nowrap -outline-offset-3',
                small ? 'min-h-11' : 'min-h-14',
                index === open ? 'border-apricot font-bold text-ink' : 'border-transparent text-smoke hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
        {end && <li className="shrink-0 lg:ml-auto">{end}</li>}
      </ul>
    </nav>
  )
}
