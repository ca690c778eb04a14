import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowLink } from '#web/ui/arrow-link.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { ContentSections } from '#web/commerce/content/content-sections.tsx'
import { ContentsList } from '../content/contents-list.tsx'
import { loadContentPage } from '../content/load-page.ts'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { PatternStories, type StoryView } from './pattern-stories.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, stories, images] = await Promise.all([
    loadContentPage(api, 'about'),
    api.catalog.listStories({}),
    api.catalog.listImages({}),
  ])
  return {
    ...messagesOf(context.get(visitContext).language, ['info']),
    page,
    carpet: images['carpet'] ?? images['story-felt-carpet'],
    stories: stories.map(({ slug, title, summary, body, image_key }): StoryView => ({
      slug,
      title,
      summary,
      paragraphs: body.split(/\n\n+/),
      imageKey: image_key,
    })),
  }
}

export default function AboutPage({ loaderData: { page, stories, carpet } }: Route.ComponentProps) {
  const t = useMessages('info')
  const entries = [...page.sections, ...(stories.length > 0 ? [{ anchor: 'stories', heading: t('about.stories') }] : [])]
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={page.title} description={shorten(page.summary)} path={pages.about()} imageKey={carpet?.key} />
      <OrnamentStrip pattern="lapis" height={22} />
      <div className="page-width py-10 lg:py-20">
        <div className="grid items-end gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-16">
          <PageHeading size="display-1" below={<span className="text-lead">{page.summary}</span>}>
            {page.title}
          </PageHeading>
          {carpet && (
            <div className="relative aspect-4/3 overflow-hidden rounded-edge bg-felt">
              <ResponsiveImage
                imageKey={carpet.key}
                alt={t('about.picture')}
                width={carpet.width}
                height={carpet.height}
                originalWidth={carpet.width}
                sizes="(min-width: 90rem) 590px, (min-width: 64rem) 42vw, 88vw"
                maxWidth={1280}
                first
                cover
              />
            </div>
          )}
        </div>
        <div className="mt-12 lg:mt-20 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
          <ContentsList entries={entries} />
          <div>
            <ContentSections sections={page.sections} />
          </div>
        </div>
      </div>
      <PatternStories stories={stories}>
        <ArrowLink to={pages.shop()}>{t('about.shop')}</ArrowLink>
      </PatternStories>
    </main>
  )
}
