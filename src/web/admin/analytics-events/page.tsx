import { useState } from 'react'
import { eventTypes } from '#contract/analytics-events.ts'
import { visitEventsAddress } from '#contract/addresses-beside.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { AnalyticsTabs } from '../analytics/analytics-tabs.tsx'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { readEvents } from './asked-events.ts'
import { EventRow } from './event-row.tsx'
import { FilterForm } from './filter-form.tsx'
import { useNewEvents } from './use-new-events.ts'
import { withHeard } from './with-heard.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const asked = readEvents(url.searchParams)
  const found = await loadPart(context.get(apiContext).figures.events({ ...asked, limit: 100 }))
  const texts = messagesOf(language, ['admin-analytics-events', 'admin-analytics-frame', 'admin-list'])
  const pageTitle = createTranslator(language, texts.messages)('admin-analytics-events:pageTitle')
  return { asked, ...found, now: new Date().toISOString(), pageTitle, ...texts }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}

export default function AnalyticsEventsPage({ loaderData }: Route.ComponentProps) {
  const { asked, events, event_counts, next_cursor, now } = loaderData
  const t = useMessages('admin-analytics-events')
  const language = useLanguage()
  const [isFollowing, setIsFollowing] = useState(true)
  const { cursor, ...filters } = asked
  // Older pages and past days do not change.
  const mayFollow = cursor === undefined && asked.to === undefined
  const heard = useNewEvents(mayFollow && isFollowing ? visitEventsAddress(filters, language) : undefined)
  const newest = withHeard({ events, next_cursor }, heard.events)
  const isStory = asked.session !== undefined
  const shown = isStory ? newest.toReversed() : newest
  const counted = eventTypes.filter((type) => event_counts[type] > 0).sort((a, b) => event_counts[b] - event_counts[a])

  function storyOf(story: typeof shown): string {
    const [first, last] = [story[0], story.at(-1)]
    if (!first || !last) return t('below')
    const minutes = Math.round((Date.parse(last.occurred_at) - Date.parse(first.occurred_at)) / 60_000)
    const time = minutes === 0 ? t('moment') : t('minutes', { count: minutes })
    return [t('lasted', { from: formatWhen(language, first.occurred_at, now), time }), t('began', { count: story.length })].join(' ')
  }

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <AdminHeading
        below={isStory ? storyOf(shown) : t('below')}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            {mayFollow && (
              <>
                <output className="text-small text-smoke">{heard.isLost ? t('lost') : t(isFollowing ? 'live' : 'paused')}</output>
                <Button type="button" tone="quiet" size="dense" onClick={() => setIsFollowing(!isFollowing)}>
                  {t(isFollowing ? 'pause' : 'follow')}
                </Button>
              </>
            )}
          </div>
        }
      >
        {isStory ? t('story') : t('title')}
      </AdminHeading>
      <AnalyticsTabs at="events" />
      <FilterForm asked={asked} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <section className="rounded-edge border border-wool bg-surface">
          {shown.length === 0 ? (
            <p className="px-4 py-14 text-center text-label font-bold">{t('none')}</p>
          ) : (
            <ol>
              {shown.map((event) => (
                <EventRow key={event.id} event={event} now={now} isStory={isStory} />
              ))}
            </ol>
          )}
          {next_cursor && (
            <p className="border-t border-wool p-3 text-center">
              <Link to={adminPages.analyticsEvents({ ...filters, cursor: next_cursor })} className="text-link font-bold">
                {t('older')}
              </Link>
            </p>
          )}
        </section>
        <section aria-labelledby="counts" className="rounded-edge border border-wool bg-surface p-4">
          <h2 id="counts" className="text-label font-bold">
            {t('counts')}
          </h2>
          <p className="text-tiny text-smoke">{t('countsNote')}</p>
          {counted.length === 0 ? (
            <p className="mt-2 text-smoke">{t('nothingYet')}</p>
          ) : (
            <dl className="mt-2 grid text-small">
              {counted.map((type) => (
                <div key={type} className="flex min-h-9 items-center justify-between gap-3 border-b border-wool/70 last:border-0">
                  <dt>
                    <Link to={adminPages.analyticsEvents({ ...filters, type })} className="text-link">
                      {t(`types.${type}`)}
                    </Link>
                  </dt>
                  <dd className="figures font-bold">{formatNumber(language, event_counts[type])}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
