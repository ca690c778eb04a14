import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { ProductPageView } from './load.ts'

export function Stories({ stories }: { stories: ProductPageView['stories'] }) {
  const t = useMessages('product')
  if (stories.length === 0) return null
  return (
    <section aria-label={t('stories.label')} className="grid grid-cols-1 gap-3">
      {stories.map((story) => (
        <details key={story.slug} className="group rounded-edge bg-felt">
          <summary className="flex list-none gap-5 rounded-edge p-5 max-[22rem]:gap-3 max-[22rem]:p-4 lg:p-6 [&::-webkit-details-marker]:hidden">
            {story.imageKey !== null && <Thumbnail imageKey={story.imageKey} alt="" size={72} className="size-18 shrink-0" />}
            <span className="min-w-0">
              <span className="block font-display text-[1.375rem] leading-tight break-words">{story.title}</span>
              <span className="mt-1.5 block text-label">
                {story.summary} <span className="text-link whitespace-nowrap group-open:hidden">{t('stories.read')}</span>
                <span className="text-link hidden whitespace-nowrap group-open:inline">{t('stories.fold')}</span>
              </span>
            </span>
          </summary>
          <div className="grid gap-4 px-5 pb-6 text-body lg:px-6">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
