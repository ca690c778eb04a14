import { plainContentText } from '#contract/rules/content-text.ts'
import type { ContentSection } from '#contract/content.ts'
import type { StudioFacts } from '#contract/shop.ts'
import { groupHours } from '#contract/rules/opening-hours.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { countryData } from '../country-data.ts'
import { JsonLd } from '../json-ld.tsx'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function StudioData({ studio }: { studio: StudioFacts }) {
  const { name, publicUrl, social_url: socialUrl } = useShop()
  const language = useLanguage()
  const { coordinates, address, city, state, zip, opening_hours: week } = studio
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
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressLocality: city,
          ...(state && { addressRegion: state }),
          ...(zip && { postalCode: zip }),
          ...countryData(studio),
        },
        ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
        openingHoursSpecification: groupHours(week).flatMap(({ from, to, hours }) =>
          hours ? [hoursOn(dayNames.slice(from - 1, to), hours)] : [],
        ),
        currenciesAccepted: 'MYR',
        ...(socialUrl && { sameAs: [socialUrl] }),
      }}
    />
  )
}

function hoursOn(days: string[], { opens, closes }: { opens: string; closes: string }) {
  const dayOfWeek = days.length === 1 ? days[0] : days
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
}

/** schema.org's FAQPage: the questions on the page, with their answers. */
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
