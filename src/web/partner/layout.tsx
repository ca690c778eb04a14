import { Outlet } from 'react-router'
import { onlyPartners } from '#web/render/guards.ts'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import type { Route } from './+types/layout'
import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PlacesRow } from './places-row.tsx'

export const middleware = [onlyPartners]

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  return { accountId: actor.kind === 'account' ? actor.accountId : undefined, ...messagesOf(language, ['partner-area']) }
}

/** Inside the shop's header and footer, since partners shop here too. */
export default function PartnerLayout({ loaderData: { accountId } }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} className="print:hidden" />
      <div className="page-width pb-section">
        <PartnerNavigation />
        <div className="pt-8 lg:pt-12">
          {/* The key resets all fields when another person signs in, in any tab. */}
          <Outlet key={accountId} />
        </div>
      </div>
    </main>
  )
}

/** The area's navigation. Pages without an entry of their own count as the dashboard. */
function PartnerNavigation() {
  const t = useMessages('partner-area')
  return (
    <PlacesRow
      label={t('nav.label')}
      otherwise={pages.partnerDashboard()}
      places={[
        { to: pages.partnerDashboard(), label: t('nav.dashboard') },
        { to: partnerPages.locations(), label: t('nav.locations') },
        { to: partnerPages.qr(), label: t('nav.codes') },
        { to: partnerPages.statistics(), label: t('nav.statistics') },
        { to: partnerPages.profile(), under: '/partner/account', label: t('nav.account') },
      ]}
    />
  )
}
