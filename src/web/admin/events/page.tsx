import { type AdminEvent, eventStatuses, eventTimes } from '#contract/admin-events.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import { isAdmin } from '#contract/actor.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { EventStateChip } from '../event-frame/event-state-chip.tsx'
import { eventStateOf } from '../event-frame/event-state.ts'
import { titleOf, venueOf } from '../event-frame/event-texts.ts'
import { defineList, oneOf, pageOf, type QueryOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'

const eventsList = defineList({
  name: 'events',
  address: adminPages.events,
  filters: { status: oneOf(eventStatuses), when: oneOf(eventTimes) },
  sorts: listSorts.events,
})
const countOf = (query: QueryOf<typeof eventsList>) => ({ ...query, limit: 1 })
const views = [{ when: 'running' }, { when: 'coming' }, { when: 'past' }, { status: 'draft' }] as const

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-events', 'admin-event-frame'], title: 'admin-events:pageTitle' } as const
  const listed = await loadList(asked, eventsList, texts, (api, query) => api.adminEvents.list(pageOf(query)), {
    views,
    count: async (api, query) => (await api.adminEvents.list(countOf(query))).total,
  })
  return { ...listed, mayEdit: isAdmin(asked.context.get(visitContext).actor) }
}
export const meta = listMeta

/** Number of pick-ups not handed over yet. */
const openOf = ({ pickups }: AdminEvent) => pickups.orders - pickups.collected

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, adminEvents.list, pageOf, {
    counted: { list: eventsList, call: adminEvents.list, inputOf: countOf },
  })
  const { events, loadedAt, mayEdit } = listed
  const t = useMessages('admin-events')
  const language = useLanguage()
  const nameOf = (event: AdminEvent) => titleOf(event, language)
  const placeOf = (event: AdminEvent) => venueOf(event, language)
  const number = (value: number) => (value === 0 ? '–' : formatNumber(language, value))
  const days = ({ starts_at, ends_at, time_zone: timeZone }: AdminEvent) =>
    formatDateRange(language, starts_at, ends_at, { timeZone, month: 'short' })
  const toDecide = ({ pickups: { to_decide: count } }: AdminEvent) =>
    count === 0 ? '–' : <span className="text-pomegranate">{formatNumber(language, count)}</span>
  const chip = (event: AdminEvent) => <EventStateChip state={eventStateOf(event, loadedAt)} />

  return (
    <ListPage
      list={eventsList}
      listed={listed}
      rows={events}
      topic="events"
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      {...(mayEdit && { create: { label: t('new'), to: adminPages.newEvent() } })}
      idOf={({ id }) => id}
      nameOf={nameOf}
      addressOf={({ id }) => (mayEdit ? adminPages.event(id) : adminPages.eventInventory(id))}
      columns={[
        { key: 'event', heading: t('column.event'), sort: 'title', bold: true, width: 'max-w-80', cell: nameOf },
        { key: 'when', heading: t('column.when'), sort: 'starts_at', cell: days },
        { key: 'venue', heading: t('column.venue'), from: 'xl', quiet: true, width: 'max-w-60', cell: placeOf },
        { key: 'state', heading: t('column.state'), cell: chip },
        { key: 'allocated', heading: t('column.allocated'), figures: true, cell: ({ pieces }) => number(pieces.allocated) },
        { key: 'remaining', heading: t('column.remaining'), figures: true, bold: true, cell: ({ pieces }) => number(pieces.remaining) },
        { key: 'pickups', heading: t('column.pickups'), figures: true, from: 'lg', cell: (event) => number(openOf(event)) },
        {
          key: 'toDecide',
          heading: t('column.toDecide'),
          figures: true,
          from: 'lg',
          cell: toDecide,
        },
      ]}
      cardOf={(event) => ({
        lines: [
          `${days(event)} · ${placeOf(event)}`,
          [
            event.pieces.allocated > 0 && t('left', { count: event.pieces.remaining }),
            openOf(event) > 0 && t('toHandOver', { count: openOf(event) }),
          ]
            .filter(Boolean)
            .join(' · '),
        ],
        chip: chip(event),
      })}
      views={[
        ...views.slice(0, 3).map((query) => ({ label: t(`when.${'when' in query ? query.when : 'past'}`), query })),
        { label: t('status.draft'), query: views[3] },
      ]}
      filters={[
        { name: 'status', label: t('filter.status'), options: eventStatuses.map((value) => ({ value, label: t(`status.${value}`) })) },
        { name: 'when', label: t('filter.when'), options: eventTimes.map((value) => ({ value, label: t(`when.${value}`) })) },
      ]}
      actionsOf={({ id }) => [
        ...(mayEdit ? [{ key: 'edit', label: t('details'), to: adminPages.event(id) }] : []),
        { key: 'inventory', label: t('inventory'), to: adminPages.eventInventory(id) },
        { key: 'sales', label: t('sales'), to: adminPages.eventSales(id) },
        { key: 'pickups', label: t('pickups'), to: adminPages.eventPickups(id) },
        { key: 'report', label: t('report'), to: adminPages.eventReport(id) },
      ]}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
