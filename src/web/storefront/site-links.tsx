import { useEffect, useState } from 'react'
import { pages } from '#contract/pages.ts'
import type { RootData } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { CategoryLinks } from './category-links.tsx'

export type SiteLinksProps = Pick<RootData, 'categories'> & { isStaff: boolean; pathname: string; stacked?: boolean }

/** Identifies all that these links depend on except the language, for their cached markup. */
export function variantOfSiteLinks({ isStaff, pathname, categories, stacked = false }: SiteLinksProps): string {
  const here = [pages.shop(), pages.events(), pages.about(), pages.contact()].find((to) => isBelow(to, pathname)) ?? ''
  return `site-links ${isStaff} ${stacked} ${here} ${JSON.stringify(categories)}`
}

/** Staff can't shop here, so they see no links to shop and events. */
export function SiteLinks({ isStaff, pathname, categories, stacked = false }: SiteLinksProps) {
  const t = useMessages('shell')
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
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
        const isHere = isBelow(to, pathname)
        return (
          <li key={to} className={stacked ? 'border-b border-wool' : 'group/menu relative'}>
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              onPointerEnter={() => setIsDismissed(false)}
              onFocus={() => setIsDismissed(false)}
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
            {to === pages.shop() && categories.length > 0 && (
              <CategoryLinks categories={categories} stacked={stacked} isDismissed={isDismissed} onChosen={() => setIsDismissed(true)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function isBelow(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}
