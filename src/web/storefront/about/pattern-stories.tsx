import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'

export type StoryView = { slug: string; title: string; summary: string; paragraphs: string[]; imageKey: string | null }

export function PatternStories({ stories, children }: { stories: readonly StoryView[]; children: ReactNode }) {
  const t = useMessages('info')
  const { hash } = useLocation()
  useEffect(() => {
    const asked = hash.startsWith('#story-') ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!(asked instanceof HTMLDetailsElement)) return
    asked.open = true
    asked.scrollIntoView()
  }, [hash])

  if (stories.length === 0) return null
  return (
    <section id="stories" aria-labelledby="stories-heading" className="scroll-mt-16 bg-felt">
      <div className="page-width py-14 lg:py-24">
        <h2 id="stories-heading" className="font-display text-heading-1">
          {t('about.stories')}
        </h2>
        <p className="mt-3 max-w-prose text-lead">{t('about.storiesText')}</p>
        <div className="mt-8 grid grid-cols-1 items-start gap-gutter lg:mt-12 lg:grid-cols-2">
          {stories.map((story) => (
            <details key={story.slug} id={`story-${story.slug}`} className="group scroll-mt-24 rounded-edge bg-milk">
              <summary className="flex list-none flex-wrap gap-x-5 gap-y-3 rounded-edge p-4 lg:p-5 [&::-webkit-details-marker]:hidden">
                {story.imageKey !== null && (
                  <span className="size-24 shrink-0 lg:size-28">
                    <ResponsiveImage imageKey={story.imageKey} alt="" sizes="112px" maxWidth={320} cover className="rounded-edge" />
                  </span>
                )}
                <span className="keeps-room break-words">
                  <span className="block font-display text-heading-3">{story.title}</span>
                  <span className="mt-1.5 block text-label">
                    {story.summary} <span className="text-link whitespace-nowrap group-open:hidden">{t('about.read')}</span>
                    <span className="text-link hidden whitespace-nowrap group-open:inline">{t('about.fold')}</span>
                  </span>
                </span>
              </summary>
              <div className="grid max-w-prose gap-4 px-4 pt-1 pb-6 text-body lg:px-5">
                {story.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
        <div className="mt-8 lg:mt-12">{children}</div>
      </div>
    </section>
  )
}
