import type { NamedImage } from '#contract/catalog.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowLink } from '#web/ui/arrow-link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import type { HomeView } from './load.ts'

export type StoryBandProps = { story: HomeView['story']; image: NamedImage | undefined }

export function StoryBand({ story, image }: StoryBandProps) {
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
