import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'

export type SiteLinksProps = { isStaff: boolean; stacked?: boolean }

/** Staff do not shop here, so shop and events are not offered to them. */
export function SiteLinks({ isStaff, stacked = false }: SiteLinksProps) {
  const t = useWords('shell')
  const { pathname } = useLocation()
  const links = [
    ...(isStaff
      ? []
      : [
          { to: pages.shop(), label: t('header.shop') },
          { to: pages.events(), label: t('header.events') },
        ]),
    { to: pages.about(), label: t('header.about') },
    { to: pages.contact(), label: t('header.contact') },
  ]
  return (
    <ul className={stacked ? 'grid' : 'flex items-center gap-8'}>
      {links.map(({ to, label }) => {
        const isHere = pathname === to || pathname.startsWith(`${to}/`)
        return (
          <li key={to} className={stacked ? 'border-b border-wool' : undefined}>
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={
                stacked
                  ? classNames('flex min-h-14 items-center font-display text-heading-3', isHere && 'text-lapis')
                  : classNames('group inline-flex min-h-11 items-center text-label font-medium', isHere ? 'text-lapis' : 'hover:text-lapis')
              }
            >
              {stacked ? (
                label
              ) : (
                <span className={classNames('border-b-2 pt-0.5', isHere ? 'border-lapis' : 'border-transparent group-hover:border-wool')}>
                  {label}
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
