import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { useIsStale } from '#web/features/live/refresh-page.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Route } from './+types/page'
import { EventHead } from '../event-frame/event-head.tsx'
import { titleOf } from '../event-frame/event-texts.ts'
import { eventStateOf } from '../event-frame/event-state.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { BringPart } from './bring-part.tsx'
import { CountPart } from './count-part.tsx'
import { NothingHere } from './nothing-here.tsx'
import { OverviewPart } from './overview-part.tsx'
import { ReturnPart } from './return-part.tsx'
import { SideParts } from './side-parts.tsx'
import { StockFigures } from './stock-figures.tsx'
import { matching } from './stock-groups.ts'

const tasks = ['look', 'bring', 'return', 'count'] as const
type Task = (typeof tasks)[number]

export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [event, inventory] = await Promise.all([
    loadPart(api.adminEvents.get({ id: eventId })),
    loadPart(api.eventStock.read({ id: eventId })),
  ])
  const messages = messagesOf(language, ['admin-event-stock', 'admin-event-frame'])
  const pageTitle = createTranslator(language, messages.messages)('admin-event-stock:pageTitle', { title: titleOf(event, language) })
  return { event, inventory, mayEdit: isAdmin(actor), loadedAt: new Date().toISOString(), pageTitle, ...messages }
}
export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  const { event, inventory, mayEdit, loadedAt } = loaderData
  const t = useMessages('admin-event-stock')
  const refresh = useRefresh()
  const [params] = useSearchParams()
  const [typed, setTyped] = useState('')
  useLivePage('events', event.id)
  const shown: Task = tasks.find((task) => task === params.get('do')) ?? 'look'
  const items = matching(inventory.items, typed)
  const isStale = useIsStale()
  const moving = { eventId: event.id, items, onMoved: () => void refresh() }
  const mayBring = !inventory.is_closed && event.status !== 'cancelled'
  useKeys([{ keys: '/', label: t('search'), group: 'page', act: () => document.getElementById('stock-search')?.focus() }])

  return (
    <div className="grid grid-cols-1 gap-5">
      <EventHead
        event={event}
        now={loadedAt}
        at="inventory"
        mayEdit={mayEdit}
        counts={{ remaining: event.pieces.remaining, pickupsOpen: event.pickups.orders - event.pickups.collected }}
        aside={
          <div className={classNames('flex flex-wrap gap-2 print:hidden', shown !== 'look' && 'max-md:hidden')}>
            <ButtonLink tone="quiet" size="dense" to={adminPages.scanOrders({ event: event.id })} className="max-md:min-h-11">
              {t('scan')}
            </ButtonLink>
            <ButtonLink size="dense" to={adminPages.eventSales(event.id)} className="max-md:min-h-11">
              {t('sell')}
            </ButtonLink>
          </div>
        }
      />
      <div className={shown === 'look' ? undefined : 'max-md:hidden'}>
        <StockFigures items={inventory.items} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav ref={showCurrent} aria-label={t('tasks')} className="-mx-4 -my-1 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1 print:hidden">
          <ul className="flex w-max">
            {tasks.map((task) => (
              <li key={task} className="first:[&>a]:rounded-l-edge last:[&>a]:rounded-r-edge not-first:-ml-[1.5px]">
                <Link
                  to={adminPages.eventInventory(event.id) + (task === 'look' ? '' : `?do=${task}`)}
                  aria-current={task === shown ? 'page' : undefined}
                  preventScrollReset
                  className="press relative flex min-h-11 shrink-0 items-center whitespace-nowrap border-[1.5px] border-edge bg-surface px-2 text-small font-bold hover:text-lapis aria-[current=page]:z-1 aria-[current=page]:border-lapis aria-[current=page]:bg-selected aria-[current=page]:text-lapis sm:px-4"
                >
                  {t(`task.${task}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <TextField
          id="stock-search"
          label={t('search')}
          labelHidden
          type="search"
          size="medium"
          autoComplete="off"
          placeholder={t('searchPlaceholder')}
          leading={<SearchIcon className="size-4" />}
          className="w-full sm:w-72"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {shown === 'look' && inventory.items.length === 0 && <NothingHere>{t('none')}</NothingHere>}
          {shown === 'look' && inventory.items.length > 0 && items.length === 0 && <NothingHere>{t('noneFound')}</NothingHere>}
          {shown === 'look' && items.length > 0 && <OverviewPart items={items} />}
          {shown === 'bring' && !mayBring && <Notice>{t('closed')}</Notice>}
          {shown === 'bring' && mayBring && <BringPart {...moving} opened={params.get('product') ?? undefined} />}
          {shown === 'return' && <ReturnPart {...moving} />}
          {shown === 'count' && <CountPart {...moving} />}
        </div>
        <SideParts
          event={event}
          items={inventory.items}
          mayBring={mayBring}
          mayEdit={mayEdit}
          isOver={['over', 'closed'].includes(eventStateOf(event, loadedAt))}
        />
      </div>
      <p
        role={isStale ? 'status' : undefined}
        className={`figures flex items-center gap-2 text-small print:hidden ${isStale ? 'text-pomegranate' : 'text-smoke'}`}
      >
        <span aria-hidden="true" className={`size-2 rotate-45 ${isStale ? 'bg-pomegranate' : 'bg-tile'}`} />
        {t(isStale ? 'stale' : 'live', { time: formatTime(inventory.as_of) })}
      </p>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
