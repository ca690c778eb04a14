import { plainContentText } from '#contract/content-text.ts'
import { pages } from '#contract/pages.ts'
import { useShop } from '#web/kit/use-shop.ts'
import { useLanguage } from '#web/kit/words/use-words.ts'
import { pictureAddress } from '#web/ui/picture.tsx'
import type { EventDetails } from './event.tsx'

/** schema.org's Event. '<' is escaped, so that no title can end the script. */
export function StructuredEvent({ event }: { event: EventDetails }) {
  const { name, publicUrl } = useShop()
  const language = useLanguage()
  const url = `${publicUrl}${language === 'en' ? '' : `/${language}`}${pages.event(event.slug)}`
  const content = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary || plainContentText(event.description),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.venue,
      address: { '@type': 'PostalAddress', streetAddress: event.address, addressCountry: event.country },
    },
    organizer: { '@type': 'Organization', name, url: publicUrl },
    url,
    ...(event.imageKey === null ? {} : { image: [publicUrl + pictureAddress(event.imageKey, 1280, 'jpg')] }),
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(content).replaceAll('<', '\\u003c') }} />
}
