import type { ReactNode } from 'react'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { eventStateOf, type Timed } from './event-state.ts'
import { titleOf, type TitledEvent, venueOf } from './event-texts.ts'
import { EventStateChip } from './event-state-chip.tsx'
import { EventTabs, type EventTabsProps } from './event-tabs.tsx'

export type HeadedEvent = Timed & TitledEvent & { id: string; time_zone: string }
export type EventHeadProps = Omit<EventTabsProps, 'event'> & {
  event: HeadedEvent
  now: string
  aside?: ReactNode
}

/** The heading and tabs of every screen of an event. The page's loader must bring the messages of `admin-event-frame`. */
export function EventHead({ event, now, aside, ...tabs }: EventHeadProps) {
  const t = useMessages('admin-event-frame')
  const language = useLanguage()
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <BackLink to={adminPages.events()}>{t('back')}</BackLink>
        <AdminHeading below={<EventWhen event={event} />} aside={aside}>
          <span className="flex flex-wrap items-center gap-3">
            {titleOf(event, language)}
            <EventStateChip state={eventStateOf(event, now)} />
          </span>
        </AdminHeading>
      </div>
      <EventTabs event={event} {...tabs} />
    </div>
  )
}

/** Time and place of the event, with the time in Kuala Lumpur where it differs. */
export function EventWhen({ event }: { event: HeadedEvent }) {
  const t = useMessages('admin-event-frame')
  const language = useLanguage()
  const here = formatDateTime(language, event.starts_at, { timeZone: event.time_zone })
  const inShop = formatDateTime(language, event.starts_at, { timeZone: shopTimeZone })
  return (
    <>
      <span className="block first-letter:uppercase">
        {[spanOf(event, language), venueOf(event, language)].filter(Boolean).join(' · ')}
      </span>
      {here !== inShop && <span className="block">{t('inShopTime', { time: inShop })}</span>}
    </>
  )
}
