import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { EventCard } from './event-card.tsx'
import { type EventView, viewEvent } from './view-event.ts'

/** More would need pagination; the studio travels a few times a year. */
const mostShown = 50

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [coming, past] = await Promise.all([
    api.events.list({ when: 'coming', limit: mostShown }),
    api.events.list({ when: 'past', limit: mostShown }),
  ])
  return {
    ...messagesOf(language, ['events']),
    coming: coming.events.map((event) => viewEvent(event, language)),
    past: past.events.map((event) => viewEvent(event, language)),
  }
}

export default function EventsPage({ loaderData: { coming, past } }: Route.ComponentProps) {
  const t = useMessages('events')
  const { name: shop } = useShop()
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('title')} description={t('description', { shop })} path={pages.events()} imageKey={coming[0]?.imageKey ?? null} />
      <OrnamentStrip pattern="pomegranate" height={22} />
      <div className="page-width py-10 lg:py-20">
        <PageHeading below={<span className="text-lead">{t('lead')}</span>}>{t('title')}</PageHeading>
        <section aria-labelledby="coming" className="mt-10 lg:mt-16">
          <h2 id="coming" className="border-b border-wool pb-3 text-label font-bold">
            {t('coming')}
          </h2>
          {coming.length === 0 && <p className="mt-6 max-w-prose text-lead">{t('none')}</p>}
          <EventList events={coming} first />
        </section>
        {past.length > 0 && (
          <section aria-labelledby="past" className="mt-section">
            <h2 id="past" className="border-b border-wool pb-3 text-label font-bold">
              {t('past')}
            </h2>
            <EventList events={past} />
          </section>
        )}
      </div>
    </main>
  )
}

function EventList({ events, first = false }: { events: EventView[]; first?: boolean }) {
  const isAlone = events.length === 1
  return (
    <ul className={classNames('mt-8 grid gap-x-gutter gap-y-12 lg:gap-y-16', !isAlone && 'md:grid-cols-2')}>
      {events.map((event, index) => (
        <li key={event.slug}>
          <EventCard event={event} first={first && index === 0} isAlone={isAlone} />
        </li>
      ))}
    </ul>
  )
}
