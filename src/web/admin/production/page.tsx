import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { jobTicketsAddress } from '#contract/addresses-beside.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useWakeLock } from '#web/browser/use-wake-lock.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PrinterIcon } from '#web/ui/icons.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useAskedQuery } from '../kit/list/use-asked-query.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PressNotices } from '../production-steps/press-notices.tsx'
import { usePresses } from '../production-steps/use-presses.ts'
import { titled } from '../titled.ts'
import { Board } from './board.tsx'
import { BoardLive } from './board-live.tsx'
import { BoardCalendar } from './board-calendar.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardList } from './board-list.tsx'
import { readyId } from './ready-column.tsx'
import { type BoardQuery, queueInput, readBoard } from './board-address.ts'
import { useItemKeys } from './use-item-keys.ts'
import { useLateAsTimePasses } from './use-late.ts'
import { ViewLinks } from './view-links.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const query = readBoard(url.searchParams)
  const queue = await context.get(apiContext).production.queue(queueInput(query))
  const page = messagesOf(language, ['admin-production', 'admin-list'])
  return {
    query,
    queue,
    loadedAt: new Date().toISOString(),
    ...page,
    pageTitle: createTranslator(language, page.messages)('admin-production:pageTitle'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

/** Applies to the items due first. More ids would not fit into a URL. */
const mostTickets = 100

export default function ProductionPage({ loaderData }: Route.ComponentProps) {
  const { query, queue: loaded, loadedAt } = loaderData
  const t = useMessages('admin-production')
  const language = useLanguage()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const [isGrouped, setGrouped] = useState(true)
  useLivePage('queue')
  const { unsent, refused, dismiss } = usePresses({ onAnswer: () => void refresh() })
  const isWall = query.wall === '1'
  const queue = useLateAsTimePasses(loaded, loadedAt)
  useWakeLock(isWall)
  useItemKeys()
  const { askedNow } = useAskedQuery(adminPages.production(), query, readBoard)
  const turn = (changeOf: (asked: BoardQuery) => BoardQuery) => {
    const asked = askedNow()
    void navigate(adminPages.production({ ...asked, ...changeOf(asked) }))
  }
  useKeys([
    {
      keys: 'm',
      label: t('key.mine'),
      group: 'page',
      act: () => turn(({ assigned_to: who }) => ({ assigned_to: who === 'me' ? undefined : 'me' })),
    },
    {
      keys: 'b',
      label: t('key.blocked'),
      group: 'page',
      act: () => turn(({ state }) => ({ state: state === 'blocked' ? undefined : 'blocked' })),
    },
  ])
  const isNarrowed = Object.entries(query).some(([key, value]) => key !== 'wall' && key !== 'view' && value !== undefined)
  const { new_order_made_by: madeBy } = queue
  const newOrder = madeBy && t('newOrder', { day: formatDate(language, madeBy, { month: 'short', year: false, weekday: true }) })
  const tickets = queue.items.slice(0, mostTickets).map(({ order_item_id }) => order_item_id)
  const live = <BoardLive people={queue.people} loadedAt={loadedAt} onRetry={() => void refresh()} />
  const isEmpty = queue.items.length === 0 && queue.ready.length === 0

  return (
    <div className={classNames('grid grid-cols-1 content-start gap-4', isWall && 'fixed inset-0 z-40 overflow-auto bg-office p-5')}>
      <AdminHeading
        below={[t('below', { items: queue.total, late: queue.overdue_total }), newOrder].filter(Boolean).join(' · ')}
        aside={
          <div className="flex flex-wrap items-center gap-2">
            {isWall && live}
            <ViewLinks query={query} />
            {!isWall && (
              <>
                <ButtonLink tone="quiet" size="dense" to={adminPages.productionFigures()}>
                  {t('figures')}
                </ButtonLink>
                <ButtonLink tone="quiet" size="dense" to={adminPages.scanTickets()} reloadDocument>
                  {t('scan')}
                </ButtonLink>
                {tickets.length > 0 && (
                  <a
                    href={jobTicketsAddress(tickets, language)}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonLook({ tone: 'quiet', size: 'dense' })}
                  >
                    <PrinterIcon className="size-4" />
                    {t('printTickets', { count: tickets.length })}
                  </a>
                )}
              </>
            )}
            <div className="max-sm:hidden">
              <ButtonLink tone="quiet" size="dense" to={adminPages.production({ ...query, wall: isWall ? undefined : '1' })}>
                {isWall ? t('wallEnd') : t('wall')}
              </ButtonLink>
            </div>
          </div>
        }
      >
        {t('title')}
      </AdminHeading>
      {!isWall && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <BoardFilters query={query} types={queue.types} people={queue.people} />
          <div className="flex grow flex-wrap items-center justify-between gap-x-4">
            {query.view === undefined && (
              <div className="flex min-h-9.5 items-center gap-2">
                <Switch label={t('group')} checked={isGrouped} onChange={setGrouped} />
                <span aria-hidden="true" className="text-small">
                  {t('group')}
                </span>
              </div>
            )}
            <div className="ml-auto flex min-h-9.5 flex-wrap items-center gap-x-4">
              {query.view === undefined && !isEmpty && (
                // Links to the last column, which is off screen if the window is narrower than the board.
                <a href={`#${readyId}`} className="text-link flex items-center gap-2 font-bold min-[107rem]:hidden">
                  {t('ready')}
                  <span className="figures font-medium">{formatNumber(language, queue.ready_total)}</span>
                </a>
              )}
              {live}
            </div>
          </div>
        </div>
      )}
      <PressNotices unsent={unsent} refused={refused} onDismiss={dismiss} />
      {queue.total > queue.items.length && <p className="text-small text-smoke">{t('more', { count: queue.items.length })}</p>}
      {isEmpty ? (
        <div className="grid justify-items-center gap-2 rounded-edge border border-wool bg-surface px-4 py-14 text-center">
          <h2 className="text-label font-bold">{isNarrowed ? t('noneFound') : t('none')}</h2>
          {isNarrowed && (
            <ButtonLink tone="quiet" size="dense" to={adminPages.production({ view: query.view })}>
              {t('clear')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <div aria-busy={isLoading} className={classNames('transition-opacity', isLoading && 'opacity-60')}>
          {query.view === 'list' && <BoardList items={queue.items} people={queue.people} />}
          {query.view === 'calendar' && <BoardCalendar queue={queue} now={loadedAt} />}
          {query.view === undefined && <Board queue={queue} isGrouped={isGrouped} />}
        </div>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
