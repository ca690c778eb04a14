import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import type { EventView } from './view-event.ts'

export function EventCard({ event, first = false }: { event: EventView; first?: boolean }) {
  const t = useMessages('events')
  return (
    <article className="group relative grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:items-center">
      <div className="aspect-4/3 overflow-hidden rounded-edge bg-felt">
        <ResponsiveImage
          imageKey={event.imageKey ?? undefined}
          alt=""
          width={1200}
          height={900}
          sizes="(min-width: 48rem) 40vw, 88vw"
          maxWidth={1280}
          first={first}
          cover
          className="transition-transform duration-500 ease-enter group-hover:scale-103"
        />
      </div>
      <div className="min-w-0">
        {event.isCancelled && (
          <p className="mb-3">
            <Badge tone="sale">{t('cancelled')}</Badge>
          </p>
        )}
        <p className="text-label text-smoke">
          <time dateTime={event.startsAt}>{event.when}</time>
        </p>
        <h3 className="mt-2 font-display text-heading-2">
          <Link to={pages.event(event.slug)} className="rounded-chip after:absolute after:inset-0 hover:text-lapis">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1 text-body font-medium">{event.venue}</p>
        <p className="mt-3 max-w-prose text-body">{event.summary}</p>
      </div>
    </article>
  )
}
