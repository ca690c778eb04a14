import { useHref } from 'react-router'
import { formatMoney } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { MapPicture } from '#web/commerce/event/map-picture.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CalendarIcon, ExternalIcon, PinIcon, TagIcon } from '#web/ui/icons.tsx'
import type { EventDetails } from './view-event.ts'

export function EventFacts({ event }: { event: EventDetails }) {
  const t = useMessages('events')
  const calendar = useHref(pages.eventCalendar(event.slug))
  const isComing = !event.isPast && !event.isCancelled
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(event.address)}`
  const link = 'text-link inline-flex min-h-11 items-center gap-2 text-label'
  return (
    <div>
      <dl className="border-t border-wool text-body">
        <div className="flex gap-4 border-b border-wool py-4">
          <dt className="pt-0.5 text-lapis">
            <CalendarIcon />
            <span className="sr-only">{t('when')}</span>
          </dt>
          <dd>
            <time
              dateTime={event.startsAt}
              className={classNames('inline-block first-letter:uppercase', event.isCancelled ? 'line-through' : 'font-medium')}
            >
              {event.when}
            </time>
            <span className="block text-small text-smoke">{t('zone', { zone: event.zone })}</span>
          </dd>
        </div>
        <div className="flex gap-4 border-b border-wool py-4">
          <dt className="pt-0.5 text-lapis">
            <PinIcon />
            <span className="sr-only">{t('where')}</span>
          </dt>
          <dd>
            <span className="font-medium">{event.venue}</span>
            <span className="block">{event.address}</span>
            <a href={map} target="_blank" rel="noopener" className={link}>
              {t('directions')}
              <ExternalIcon className="size-3.5" />
            </a>
          </dd>
        </div>
        {event.entryPrice !== null && (
          <div className="flex gap-4 border-b border-wool py-4">
            <dt className="pt-0.5 text-lapis">
              <TagIcon />
              <span className="sr-only">{t('entry')}</span>
            </dt>
            <dd>{event.entryPrice === 0 ? t('entryFree') : t('entryPrice', { price: formatMoney(event.entryPrice) })}</dd>
          </div>
        )}
      </dl>
      {event.map && (
        <figure className="mt-5">
          <MapPicture
            map={event.map}
            alt={t(event.map.marker ? 'mapMarked' : 'map', { venue: event.venue })}
            sizes="(min-width: 90rem) 540px, (min-width: 64rem) 40vw, 100vw"
          />
        </figure>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isComing && (
          <a href={calendar} download className={buttonLook({ tone: 'secondary' })}>
            <CalendarIcon />
            {t('calendar')}
          </a>
        )}
        {event.externalUrl !== null && (
          <a href={event.externalUrl} target="_blank" rel="noopener" className={link}>
            {t('site')}
            <ExternalIcon className="size-3.5" />
          </a>
        )}
      </p>
    </div>
  )
}
