import { NavLink } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { classNames } from '#web/ui/class-names.ts'

export type SiteLinksProps = { isStaff: boolean; stacked?: boolean }

/** Staff do not shop here, so shop and events are not offered to them. */
export function SiteLinks({ isStaff, stacked = false }: SiteLinksProps) {
  const t = useWords('shell')
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
      {links.map(({ to, label }) => (
        <li key={to} className={stacked ? 'border-b border-wool' : undefined}>
          <NavLink
            to={to}
            className={({ isActive }) =>
              stacked
                ? classNames('flex min-h-14 items-center font-display text-heading-3', isActive && 'text-lapis')
                : classNames('group inline-flex min-h-11 items-center text-label font-medium', isActive ? 'text-lapis' : 'hover:text-lapis')
            }
          >
            {({ isActive }) =>
              stacked ? (
                label
              ) : (
                <span className={classNames('border-b-2 pt-0.5', isActive ? 'border-lapis' : 'border-transparent group-hover:border-wool')}>
                  {label}
                </span>
              )
            }
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
