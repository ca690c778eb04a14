import { lazy, Suspense, useMemo, useState } from 'react'
import { isAdmin } from '#contract/actor.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import * as pickupCalls from '#contract/calls/pickups.gen.ts'
import type { PickupRow } from '#contract/pickups.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pickupStates } from '#contract/rules/stall-terms.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/page'
import { titleOf } from '../event-frame/event-texts.ts'
import { EventHead } from '../event-frame/event-head.tsx'
import { defineList, oneOf, type QueryOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { listOptions, useListed } from '../kit/list/use-listed.ts'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PickupStateChip } from '../pickup/pickup-state-chip.tsx'

const DecideDialog = lazy(() => import('../pickup/decide-dialog.tsx').then((module) => ({ default: module.DecideDialog })))

/** The call only sorts by newest first. */
const listOf = (eventId: string) =>
  defineList({
    name: 'event-pickups',
    address: (query) => adminPages.eventPickups(eventId, query),
    filters: { state: oneOf(pickupStates), to_decide: oneOf(['true']) },
    sorts: ['placed_at'],
  })

const pickupsOf = (id: string, { q, page, state, to_decide }: QueryOf<ReturnType<typeof listOf>>) => ({
  id,
  q,
  page,
  state,
  to_decide,
  limit: 25,
})

export async function loader(asked: Route.LoaderArgs) {
  const { context, params } = asked
  const api = context.get(apiContext)
  const [event, { countries }] = await Promise.all([
    loadPart(api.adminEvents.get({ id: params.eventId })),
    api.checkout.options({ lang: context.get(visitContext).language }),
  ])
  const texts = { areas: ['admin-pickups', 'admin-event-frame'], title: 'admin-pickups:pageTitle' } as const
  const listed = await loadList(asked, listOf(event.id), texts, (_, query) => api.pickups.list(pickupsOf(event.id, query)))
  return { ...listed, event, countries, mayEdit: isAdmin(context.get(visitContext).actor) }
}
export const meta = listMeta

export default function PickupsPage({ loaderData }: Route.ComponentProps) {
  const { countries, mayEdit } = loaderData
  const eventQuery = { ...staffQuery(adminEvents.get, { id: loaderData.event.id }), ...listOptions }
  const event = useLoaded(eventQuery, loaderData.event)
  const listed = useListed(loaderData, pickupCalls.list, (query) => pickupsOf(event.id, query), { beside: [eventQuery.queryKey] })
  const t = useMessages('admin-pickups')
  const language = useLanguage()
  const [deciding, setDeciding] = useState<PickupRow>()
  const list = useMemo(() => listOf(event.id), [event.id])
  const number = (value: number) => formatNumber(language, value)
  const chip = (row: PickupRow) => <PickupStateChip state={row.state} />
  const decideButton = (row: PickupRow) =>
    row.to_decide && (
      <Button tone="quiet" size="dense" aria-label={t('decideNamed', { number: row.order.order_number })} onClick={() => setDeciding(row)}>
        {t('decide')}
      </Button>
    )
  const paid = ({ order }: PickupRow) =>
    t(order.payment_status === 'paid' ? 'paid' : order.payment_status === 'refunded' ? 'refunded' : 'unpaid')
  const collected = ({ collected_at }: PickupRow) =>
    collected_at === null ? '–' : formatDateTime(language, collected_at, { timeZone: event.time_zone, year: false })
  const { orders, collected: done, to_decide: open } = event.pickups

  return (
    <>
      <ListPage
        list={list}
        listed={listed}
        rows={listed.pickups}
        topic="orders"
        title={t('title', { event: titleOf(event, language) })}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        none={{ title: t('none'), text: t('noneText') }}
        noneFound={t('noneFound')}
        head={
          <EventHead
            event={event}
            now={listed.loadedAt}
            at="pickups"
            mayEdit={mayEdit}
            counts={{ remaining: event.pieces.remaining, pickupsOpen: orders - done }}
            aside={
              <ButtonLink size="dense" className="max-md:min-h-11" to={adminPages.scanOrders({ event: event.id })}>
                {t('scan')}
              </ButtonLink>
            }
          />
        }
        above={
          <div className="grid grid-cols-1 gap-3">
            <p className="figures text-smoke">{t('handedOver', { collected: number(done), all: number(orders) })}</p>
            {open > 0 && <Notice title={t('toDecide', { count: open })}>{t('toDecideText')}</Notice>}
          </div>
        }
        idOf={({ order }) => order.id}
        nameOf={({ order }) => order.order_number}
        addressOf={({ order }) => adminPages.order(order.order_number)}
        columns={[
          { key: 'order', heading: t('column.order'), cell: ({ order }) => order.order_number },
          { key: 'customer', heading: t('column.customer'), width: 'max-w-60', cell: ({ customer }) => customer },
          { key: 'pieces', heading: t('column.pieces'), figures: true, cell: ({ item_count }) => number(item_count) },
          {
            key: 'total',
            heading: t('column.total'),
            figures: true,
            bold: true,
            cell: ({ order }) => formatMoney(order.total).replace('RM\u00a0', ''),
          },
          { key: 'paid', heading: t('column.paid'), from: 'lg', cell: paid },
          { key: 'state', heading: t('column.state'), cell: chip },
          { key: 'collected', heading: t('column.collected'), from: 'xl', quiet: true, cell: collected },
          {
            key: 'decide',
            heading: t('column.decide'),
            cell: decideButton,
          },
        ]}
        cardOf={(row) => ({
          lines: [row.customer, [t('pieces', { count: row.item_count }), paid(row)].join(' · ')],
          figure: formatMoney(row.order.total).replace('RM\u00a0', ''),
          chip: chip(row),
        })}
        views={[
          { label: t('view.to_decide'), query: { to_decide: 'true' }, count: open },
          { label: t('state.waiting'), query: { state: 'waiting' } },
          { label: t('state.collected'), query: { state: 'collected' } },
        ]}
        filters={[
          { name: 'state', label: t('column.state'), options: pickupStates.map((value) => ({ value, label: t(`state.${value}`) })) },
          { name: 'to_decide', label: t('column.decide'), options: [{ value: 'true', label: t('view.to_decide') }] },
        ]}
        actionsOf={(row) => [
          { key: 'open', label: t('open'), to: adminPages.order(row.order.order_number) },
          ...(row.to_decide ? [{ key: 'decide', label: t('decide'), onSelect: () => setDeciding(row) }] : []),
        ]}
      />
      <Suspense>
        {deciding && (
          <DecideDialog
            order={deciding.order}
            toReturn={deciding.to_return}
            isPartly={deciding.is_partly}
            countries={countries}
            eventId={event.id}
            onClose={() => setDeciding(undefined)}
            onDone={() => {
              setDeciding(undefined)
              void listed.readAgain()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
