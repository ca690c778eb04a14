import { plainContentText } from '#contract/rules/content-text.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { imageAddress } from '#web/ui/responsive-image.tsx'
import { BreadcrumbData } from '../breadcrumb-data.tsx'
import { JsonLd } from '../json-ld.tsx'
import { postalAddress } from './postal-address.ts'
import type { EventDetails } from './view-event.ts'

export function StructuredEvent({ event }: { event: EventDetails }) {
  const { name, publicUrl } = useShop()
  const language = useLanguage()
  const t = useMessages('events')
  const url = publicUrl + pageIn(language, pages.event(event.slug))
  return (
    <>
      <JsonLd
        content={{
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: event.title,
          description: event.summary || plainContentText(event.description),
          startDate: event.local.start,
          endDate: event.local.end,
          eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: {
            '@type': 'Place',
            name: event.venue,
            address: postalAddress(event.address, event),
          },
          organizer: { '@type': 'Organization', name, url: publicUrl },
          url,
          ...(event.entryPrice === null
            ? {}
            : { offers: { '@type': 'Offer', price: event.entryPrice.toFixed(2), priceCurrency: 'MYR', url } }),
          ...(event.imageKey === null ? {} : { image: [publicUrl + imageAddress(event.imageKey, 1280, 'jpg')] }),
        }}
      />
      <BreadcrumbData
        crumbs={[
          { name: t('title'), path: pages.events() },
          { name: event.title, path: pages.event(event.slug) },
        ]}
      />
    </>
  )
}
