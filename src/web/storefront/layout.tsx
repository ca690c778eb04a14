import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { markCurrencyScript, useCurrencyMark } from '#web/commerce/currency/currency-mark.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { SignInOutlet } from '#web/commerce/sign-in/sign-in-outlet.tsx'
import { useFlashToast } from '#web/commerce/sign-in/flash-toast.ts'
import { useStaffGuard } from '#web/render/staff-guard.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Consent } from './consent/consent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Toasts } from './toasts.tsx'
import { useForgetBuyer } from './use-forget-buyer.ts'
import { pages } from '#contract/pages.ts'
import { formatRoundMoney } from '#contract/messages/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { hasMemberPrices, useVisitor } from '#web/browser/visitor.ts'

export default function StorefrontLayout() {
  const t = useMessages('shell')
  useStaffGuard()
  useMemberMark()
  useCurrencyMark(useShop().display_rates)
  // The order matters: a page left at sign-out may not have deleted all its data, and the flash message makes this page delete it.
  useForgetBuyer()
  useFlashToast()
  useFocusOnNewPage()
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markCurrencyScript }} />
      <SkipLink>{t('skip')}</SkipLink>
      <Consent />
      <Announcement />
      <Header />
      <Outlet />
      <Footer />
      <SignInOutlet />
      <Toasts />
    </>
  )
}

/** Moves the focus of keyboard and screen reader to the content of a new page. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}

/** One line on a dark background. On a phone it is shown only on the home page. */
function Announcement() {
  const t = useMessages('shell')
  const shop = useShop()
  const isHome = useLocation().pathname === pages.home()
  const amount = shop.free_shipping_over === undefined ? undefined : formatRoundMoney(shop.free_shipping_over)
  return (
    <aside
      aria-label={t('announcement.label')}
      className={classNames('bg-night text-small text-bone print:hidden sm:not-print:block', !isHome && 'hidden')}
    >
      <p className="page-width flex min-h-9 items-center justify-center gap-x-5 py-1.5 text-center">
        {amount !== undefined && (
          <span>{t(shop.free_shipping_for === 'everybody' ? 'announcement.freeForAll' : 'announcement.freeForMembers', { amount })}</span>
        )}
      </p>
    </aside>
  )
}

/** Marks the document for members, so that CSS shows their prices everywhere at once (the `member:` variant). */
function useMemberMark(): void {
  const isMember = hasMemberPrices(useVisitor())
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', isMember)
    return () => document.documentElement.removeAttribute('data-member')
  }, [isMember])
}
