import { lazy, Suspense, useState } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWakeLock } from '#web/browser/use-wake-lock.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ListFailed } from '../stall/choose-event.tsx'
import { StallFrame } from '../stall/stall-frame.tsx'
import { useKeptPages } from '../stall/use-kept-pages.ts'
import { useStall } from '../stall/use-stall.ts'
import { CounterTable } from './counter-table.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'
import { SalesList } from './sales-list.tsx'
import { useSelling } from './use-selling.ts'

const QueueSheet = lazy(() => import('../stall/queue-sheet.tsx').then((module) => ({ default: module.QueueSheet })))
const PaySheet = lazy(() => import('../stall/pay-sheet.tsx').then((module) => ({ default: module.PaySheet })))

export function Counter({ eventId }: { eventId: string }) {
  const t = useMessages('admin-counter')
  const stallText = useMessages('admin-stall')
  const { stall, state } = useStall(eventId)
  const [tab, setTab] = useState<'sell' | 'sales'>('sell')
  const [isQueueOpen, setIsQueueOpen] = useState(false)
  const selling = useSelling(eventId, stall, state)
  const { lists } = state
  useWakeLock()
  useKeptPages(state.lists !== undefined && state.connection === 'online', eventId)
  const reading = (
    <p aria-live="polite" className="p-6 text-smoke">
      {stallText('reading')}
    </p>
  )

  if (selling.phase === 'paying')
    return (
      <Suspense fallback={reading}>
        <PaySheet
          total={selling.sums.total}
          reference={selling.reference}
          duitnow={lists?.duitnow ?? null}
          isBusy={selling.isBusy}
          onBack={selling.back}
          onPaid={(method, received) => void selling.finish(method, received)}
        />
      </Suspense>
    )
  if (selling.phase === 'done' && selling.receipt) return <ReceiptScreen receipt={selling.receipt} state={state} onNext={selling.clear} />

  return (
    <>
      <StallFrame
        title={lists?.manifest.event.title ?? t('title')}
        state={state}
        onQueue={() => setIsQueueOpen(true)}
        below={
          <nav aria-label={t('tabs')} className="flex gap-1 overflow-x-auto px-2 font-medium">
            {(
              [
                ['sell', t('sell')],
                ['sales', t('sales')],
              ] as const
            ).map(([name, label]) => (
              <button
                key={name}
                type="button"
                aria-current={tab === name ? 'page' : undefined}
                onClick={() => setTab(name)}
                className={tabLook}
              >
                {label}
              </button>
            ))}
            <Link to={adminPages.scanOrders({ event: eventId })} reloadDocument className={tabLook}>
              {t('scan')}
            </Link>
            <Link to={adminPages.eventReport(eventId)} reloadDocument className={tabLook}>
              {t('report')}
            </Link>
          </nav>
        }
      >
        {tab === 'sales' ? (
          <SalesList
            // The list is read again after this phone has sent another sale.
            key={state.actions.findLast(({ action, state: sent }) => action.kind === 'sale' && sent === 'sent')?.action.key}
            eventId={eventId}
            mayVoid={state.person?.isAdmin ?? false}
            onChanged={() => void stall?.refresh()}
          />
        ) : lists?.inventory.is_closed ? (
          <Notice title={t('closedTitle')} className="m-4">
            {t('closedText')}
          </Notice>
        ) : lists ? (
          <CounterTable eventId={eventId} selling={selling} state={state} taxRate={lists.inventory.tax_rate} />
        ) : state.hasFailed ? (
          <ListFailed onRetry={() => void stall?.refresh()} />
        ) : (
          reading
        )}
      </StallFrame>
      {isQueueOpen && stall && (
        <Suspense>
          <QueueSheet stall={stall} state={state} onClose={() => setIsQueueOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const tabLook =
  'inline-flex min-h-11 items-center whitespace-nowrap px-3 text-night-text hover:text-bone aria-[current=page]:font-bold aria-[current=page]:text-bone aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-apricot)]'
