import { Outlet } from 'react-router'
import { onlyMembers } from '#web/render/guards.ts'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import type { Route } from './+types/layout'
import { AccountNavigation } from './navigation.tsx'
import { PageOnItsWay } from './page-on-its-way.tsx'
import { useSlowNavigation } from './use-slow-navigation.ts'

export const middleware = [onlyMembers]

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  return { accountId: actor.kind === 'account' ? actor.accountId : undefined, ...messagesOf(language, ['account']) }
}

export default function AccountLayout({ loaderData: { accountId } }: Route.ComponentProps) {
  const isSlow = useSlowNavigation()
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} className="print:hidden" />
      <div className="page-width grid grid-cols-1 gap-x-16 pb-section lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
        <AccountNavigation />
        <div className="min-w-0 pt-7 lg:pt-0">
          {/* Whoever signs in as somebody else, in whatever tab, finds no field filled in by the first. */}
          {isSlow ? <PageOnItsWay /> : <Outlet key={accountId} />}
        </div>
      </div>
    </main>
  )
}
