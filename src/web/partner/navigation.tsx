import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PlacesRow } from './places-row.tsx'

/** The area's navigation. Pages without an entry of their own count as the dashboard. */
export function PartnerNavigation() {
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
