import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PlacesRow } from './places-row.tsx'

/** The places of the area; the dashboard stands for whatever has no place of its own. */
export function PartnerNavigation() {
  const t = useMessages('partner-area')
  return (
    <PlacesRow
      label={t('nav.label')}
      otherwise={pages.partnerDashboard()}
      places={[
        { to: pages.partnerDashboard(), label: t('nav.dashboard') },
        { to: pages.partnerLocations(), label: t('nav.locations') },
        { to: pages.partnerQr(), label: t('nav.codes') },
        { to: pages.partnerStatistics(), label: t('nav.statistics') },
        { to: pages.partnerProfile(), under: '/partner/account', label: t('nav.account') },
      ]}
    />
  )
}
