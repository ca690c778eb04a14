import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { onlyMembers } from '#web/render/guards.ts'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import type { Route } from './+types/layout'
import { LoadFailed } from './load-failed.tsx'
import { AccountNavigation } from './navigation.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const middleware = [onlyMembers]

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  return { accountId: actor.kind === 'account' ? actor.accountId : undefined, ...messagesOf(language, ['account']) }
}

export default function AccountLayout({ loaderData: { accountId } }: Route.ComponentProps) {
  const isSlow = useSlowNavigation()
  // The key resets all fields when another person signs in, in any tab.
  return <Frame>{isSlow ? <PageOnItsWay /> : <Outlet key={accountId} />}</Frame>
}

/** Shown when no part of the page could be loaded, not even this layout's data. */
export function ErrorBoundary() {
  const t = useMessages('account')
  const { pathname } = useLocation()
  const titles: Readonly<Record<string, string>> = {
    [pages.accountOrders()]: t('orders.failed'),
    [pages.accountWishlist()]: t('wishlist.failed'),
  }
  return (
    <Frame>
      <LoadFailed title={titles[pathname]} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} className="print:hidden" />
      <div className="page-width grid grid-cols-1 gap-x-16 pb-section lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
        <AccountNavigation />
        <div className="min-w-0 pt-7 lg:pt-0">{children}</div>
      </div>
    </main>
  )
}

function PageOnItsWay() {
  const t = useMessages('shell')
  return (
    <output aria-busy="true" aria-label={t('action.loading')} className="grid gap-8">
      <Skeleton className="h-11 w-72 max-w-full" />
      <div className="grid gap-4">
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </output>
  )
}

/** Milliseconds. Shorter waits show no skeleton, since a flash is worse than none. */
const patienceMs = 250

/** True while another page of the account loads slowly. Filters and pagination of the same page do not count. */
function useSlowNavigation(): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const asked = next && next.pathname !== pathname && next.pathname.startsWith(pages.account()) ? next.key : undefined
  const [slow, setSlow] = useState<string>()

  useEffect(() => {
    if (asked === undefined) return
    const timer = setTimeout(() => setSlow(asked), patienceMs)
    return () => clearTimeout(timer)
  }, [asked])

  return asked !== undefined && slow === asked
}
