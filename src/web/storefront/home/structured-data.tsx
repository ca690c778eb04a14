import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { JsonLd } from '../json-ld.tsx'

export function StructuredData() {
  const { name, publicUrl, social_url: socialUrl } = useShop()
  const language = useLanguage()
  const home = publicUrl + prefixOf(language)
  const organization = `${publicUrl}/#organization`
  return (
    <JsonLd
      content={[
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': organization,
          name,
          url: publicUrl,
          logo: `${publicUrl}/icon-512.png`,
          ...(socialUrl && { sameAs: [socialUrl] }),
        },
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': `${home}/#website`,
          name,
          url: home,
          inLanguage: language,
          publisher: { '@id': organization },
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${home}${pages.shop()}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ]}
    />
  )
}
