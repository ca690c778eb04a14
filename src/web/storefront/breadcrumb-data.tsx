import { pageIn } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { JsonLd } from './json-ld.tsx'

export type Crumb = { name: string; path: string }

export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { publicUrl } = useShop()
  const language = useLanguage()
  return (
    <JsonLd
      content={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: publicUrl + pageIn(language, path),
        })),
      }}
    />
  )
}
