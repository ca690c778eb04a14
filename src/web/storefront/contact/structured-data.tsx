import { plainContentText } from '#contract/rules/content-text.ts'
import type { ContentSection } from '#contract/content.ts'
import { openingHours } from '#contract/rules/opening-hours.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { JsonLd } from '../json-ld.tsx'
import { studioPlace } from './map/studio-place.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** schema.org's LocalBusiness: the studio with its door. */
export function StudioData() {
  const { name, publicUrl, social_url: socialUrl } = useShop()
  const language = useLanguage()
  const { latitude, longitude, street, city, zip, country } = studioPlace
  return (
    <JsonLd
      content={{
        '@context': 'https://schema.org',
        '@type': 'Store',
        '@id': `${publicUrl}/#studio`,
        name,
        url: publicUrl + pageIn(language, pages.contact()),
        image: `${publicUrl}/icon-512.png`,
        parentOrganization: { '@id': `${publicUrl}/#organization` },
        address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, postalCode: zip, addressCountry: country },
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        openingHoursSpecification: [hoursOn(weekdays, openingHours.weekdays), hoursOn('Saturday', openingHours.saturday)],
        currenciesAccepted: 'MYR',
        ...(socialUrl && { sameAs: [socialUrl] }),
      }}
    />
  )
}

function hoursOn(dayOfWeek: string | string[], { opens, closes }: { opens: string; closes: string }) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
}

/** schema.org's FAQPage: the questions that stand on the page, with their answers. */
export function QuestionsData({ questions }: { questions: readonly ContentSection[] }) {
  return (
    <JsonLd
      content={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ heading, body }) => ({
          '@type': 'Question',
          name: heading,
          acceptedAnswer: { '@type': 'Answer', text: plainContentText(body) },
        })),
      }}
    />
  )
}
