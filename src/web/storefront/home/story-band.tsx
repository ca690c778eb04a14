import { pages } from '#contract/pages.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { ArrowLink } from '#web/ui/arrow-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { HomeView } from './load.ts'

export type StoryBandProps = { story: HomeView['story']; pictureKey: string | undefined }

/** The felt carpet on one side, the story of its horn on the other. */
export function StoryBand({ story, pictureKey }: StoryBandProps) {
  const t = useWords('home')
  return (
    <section aria-labelledby="story" className="mt-section grid bg-felt lg:grid-cols-2">
      {pictureKey !== undefined && (
        <div className="relative aspect-4/3 overflow-hidden lg:aspect-auto lg:min-h-130">
          <Picture
            imageKey={pictureKey}
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
