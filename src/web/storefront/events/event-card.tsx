import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import type { EventView } from './view-event.ts'

/** `isAlone`: the only event of its list has its picture and text side by side, to fill the row. */
export function EventCard({ event, first = false, isAlone }: { event: EventView; first?: boolean; isAlone: boolean }) {
  const t = useMessages('events')
  return (
    <article className={classNames('group relative grid grid-cols-1 gap-x-gutter gap-y-5', isAlone && 'md:grid-cols-2 md:items-center')}>
      <div className="aspect-4/3 overflow-hidden rounded-edge bg-felt">
        <ResponsiveImage
          imageKey={event.imageKey ?? undefined}
          originalWidth={event.imageWidth ?? undefined}
          alt=""
          width={1200}
          height={900}
          sizes="(min-width: 90rem) 660px, (min-width: 48rem) 46vw, 88vw"
          maxWidth={1280}
          first={first}
          cover
          className="transition-transform duration-500 ease-enter group-hover:scale-103"
        />
      </div>
      <div className={classNames('min-w-0', isAlone && 'md:pl-6')}>
        {event.isCancelled && (
          <p className="mb-3">
            <Badge tone="sale">{t('cancelled')}</Badge>
          </p>
        )}
        <p className="text-label text-smoke">
          <time dateTime={event.startsAt} className="inline-block first-letter:uppercase">
            {event.when}
          </time>
        </p>
        <h3 className="mt-2 font-display text-heading-2">
          <Link to={pages.event(event.slug)} className="rounded-chip after:absolute after:inset-0 hover:text-lapis">
            {event.title}
          </Link>
        </h3>
        <p className="mt-2 text-body font-medium">{event.venue}</p>
        <p className="mt-3 max-w-prose text-body">{event.summary}</p>
      </div>
    </article>
  )
}
