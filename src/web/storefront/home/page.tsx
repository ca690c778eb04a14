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
import { loadHome, type HomeView } from './load.ts'
import { StructuredData } from './structured-data.tsx'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import type { NamedImage } from '#contract/catalog.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'

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

function NewsletterBand() {
  const t = useMessages('home')
  return (
    <section aria-labelledby="letters" className="on-cloth bg-lapis-cloth text-bone">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 lg:py-20">
        <div>
          <h2 id="letters" className="font-display text-heading-1">
            {t('letters.title')}
          </h2>
          <p className="mt-3 max-w-prose text-body">{t('letters.text')}</p>
        </div>
        <NewsletterForm look="cloth" />
      </div>
    </section>
  )
}

type StoryBandProps = { story: HomeView['story']; image: NamedImage | undefined }

function StoryBand({ story, image }: StoryBandProps) {
  const t = useMessages('home')
  return (
    <section aria-labelledby="story" className="mt-section grid bg-felt lg:grid-cols-2">
      {image && (
        <div className="relative aspect-4/3 overflow-hidden lg:aspect-auto lg:min-h-130">
          <ResponsiveImage
            imageKey={image.key}
            originalWidth={image.width}
            alt={t('story.picture')}
            maxWidth={1280}
            sizes="(min-width: 64rem) 50vw, 100vw"
            cover
            className="absolute inset-0"
          />
        </div>
      )}
      <div className="flex flex-col items-start justify-center px-margin py-14 lg:px-[clamp(3rem,7vw,6rem)] lg:py-24">
        <h2 id="story" className="font-display text-heading-1">
          {story?.title ?? t('story.title')}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{story?.opening ?? t('story.text')}</p>
        <ArrowLink to={story ? pages.story(story.slug) : pages.about()} className="mt-4">
          {t('story.read')}
        </ArrowLink>
      </div>
    </section>
  )
}
