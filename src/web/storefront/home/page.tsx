import { pages } from '#contract/pages.ts'
import { ProductCard } from '#web/commerce/product-card.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowLink } from '#web/ui/arrow-link.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { NewsletterBand } from './newsletter-band.tsx'
import { loadHome } from './load.ts'
import { StoryBand } from './story-band.tsx'
import { StructuredData } from './structured-data.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext), context.get(visitContext))
}

const cardSizes = '(min-width: 90rem) 318px, (min-width: 64rem) 23vw, 46vw'

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { featured, tiles, hero, carpet, story, total } = loaderData
  const t = useMessages('home')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('title')} description={t('description')} path={pages.home()} imageKey={hero.desktop?.key} />
      <StructuredData />
      <Hero pictures={hero} />
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="page-width mt-section">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <Heading id="featured" size="heading-1">
              {t('featured.title')}
            </Heading>
            <ArrowLink to={pages.shop()}>{t('featured.all', { count: total })}</ArrowLink>
          </div>
          <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4">
            {featured.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={cardSizes} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CategoryTiles tiles={tiles} />
      <StoryBand story={story} image={carpet} />
      <NewsletterBand />
    </main>
  )
}
