import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LogOutIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'

const placeLook =
  'press flex min-h-12 items-center gap-2.5 border-b-2 px-3 text-label font-medium whitespace-nowrap lg:min-h-11 lg:w-full lg:border-b-0 lg:border-l-2 lg:px-4 lg:whitespace-normal'

export function AccountNavigation() {
  const t = useMessages('account')
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const places = [
    { to: pages.account(), label: t('nav.overview') },
    { to: pages.accountOrders(), label: t('nav.orders') },
    { to: pages.accountWishlist(), label: t('nav.wishlist') },
    { to: pages.accountAddresses(), label: t('nav.addresses') },
    { to: pages.accountSettings(), label: t('nav.settings') },
  ]

  const open = places.findLastIndex(({ to }) => pathname === to || pathname.startsWith(`${to}/`))

  useEffect(() => {
    const row = list.current
    const place = row?.children[open]
    if (row && place instanceof HTMLElement) row.scrollLeft = place.offsetLeft - (row.clientWidth - place.offsetWidth) / 2
  }, [open])

  return (
    <nav aria-label={t('nav.label')} className="min-w-0 max-lg:-mx-margin print:hidden">
      <ul
        ref={list}
        className="relative flex overflow-x-auto overscroll-x-contain border-b border-wool [scrollbar-width:none] max-lg:px-[calc(var(--spacing-margin)-0.75rem)] lg:sticky lg:top-26 lg:grid lg:gap-1 lg:border-b-0"
      >
        {places.map(({ to, label }, index) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={index === open ? 'page' : undefined}
              className={classNames(
                placeLook,
                '-outline-offset-3',
                index === open ? 'border-apricot font-bold text-ink' : 'border-transparent text-smoke hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="shrink-0 lg:mt-4">
          <SignOutForm>
            <button type="submit" className={classNames(placeLook, 'border-transparent text-smoke -outline-offset-3 hover:text-ink')}>
              <LogOutIcon className="size-4.5" />
              {t('nav.signOut')}
            </button>
          </SignOutForm>
        </li>
      </ul>
    </nav>
  )
}
