import { useEffect, useMemo } from 'react'
import { defaultLanguage } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { Goods } from '#web/commerce/goods.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { readViewed, rememberViewed } from './recently-viewed-store.ts'

const mostShown = 6

/** Products viewed earlier in this browser. Only the browser knows them, so they appear after hydration, at the end of the page. */
export function RecentlyViewed({ goods: { id, slug, imageKey, name } }: { goods: Goods }) {
  const t = useMessages('product')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const others = useMemo(() => (isHydrated ? readViewed().filter((viewed) => viewed.id !== id) : []).slice(0, mostShown), [isHydrated, id])
  useEffect(() => rememberViewed({ id, slug, imageKey, name }, language), [id, slug, imageKey, name, language])
  if (others.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="page-width pb-12 lg:pb-16">
      <Heading id="recently-viewed" size="heading-2" className="mb-4">
        {t('viewed')}
      </Heading>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-5 min-[30rem]:grid-cols-3 sm:grid-cols-4 lg:grid-cols-6">
        {others.map((viewed) => (
          <li key={viewed.id}>
            <Link to={pages.product(viewed.slug)} className="block text-small hover:text-lapis">
              <Thumbnail imageKey={viewed.imageKey ?? undefined} alt="" size={200} className="mb-2 aspect-square w-full" />
              {viewed.names[language] ?? viewed.names[defaultLanguage] ?? Object.values(viewed.names)[0]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
