import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { markCurrencyScript, useCurrencyMark } from '#web/commerce/currency/currency-mark.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { SignInOutlet } from '#web/commerce/sign-in/sign-in-outlet.tsx'
import { useFlashToast } from '#web/commerce/sign-in/flash-toast.ts'
import { useStaffGuard } from '#web/render/staff-guard.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Announcement } from './announcement.tsx'
import { Consent } from './consent/consent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Toasts } from './toasts.tsx'
import { useForgetBuyer } from './use-forget-buyer.ts'
import { useMemberMark } from './use-member-mark.ts'

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
