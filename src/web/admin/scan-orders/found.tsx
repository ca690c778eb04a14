import { lazy, Suspense, useState } from 'react'
import { formatTime, formatWhen } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { readPickupCode } from '#contract/rules/pickup-code.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { StallState } from '../stall/stall.ts'
import { StallFrame } from '../stall/stall-frame.tsx'
import { Foot } from './foot.tsx'
import { HandOver } from './hand-over.tsx'
import { signalOf } from './judge.ts'
import { StarMark } from './star-mark.tsx'
import { piecesLeft, type Scanned, type Scanning } from './use-scanning.ts'

const PaySheet = lazy(() => import('../stall/pay-sheet.tsx').then((module) => ({ default: module.PaySheet })))

export type FoundProps = {
  found: Scanned
  scanning: Scanning
  state: StallState
  title: string
  onQueue: () => void
  onType: () => void
}

const grounds = {
  good: 'bg-tile-cloth text-bone',
  careful: 'bg-apricot text-night',
  bad: 'bg-pomegranate-cloth text-bone',
} as const

export function Found({ found, scanning, state, title, onQueue, onType }: FoundProps) {
  const t = useMessages('admin-scan')
  const stallText = useMessages('admin-stall')
  const [isPaying, setIsPaying] = useState(false)
  const { result, order } = found
  const signal = signalOf(result)

  if (isPaying && order)
    return (
      <Suspense fallback={<p className="p-6 text-smoke">{stallText('reading')}</p>}>
        <PaySheet
          total={order.total}
          reference={order.order_number}
          duitnow={state.lists?.duitnow ?? null}
          isBusy={scanning.isPaying}
          onBack={() => setIsPaying(false)}
          onPaid={(method, received) => void scanning.takeMoney(method, received).then(() => setIsPaying(false))}
        />
      </Suspense>
    )

  return (
    <StallFrame title={title} state={state} onQueue={onQueue}>
      <div
        aria-live="polite"
        className={classNames('on-cloth grid justify-items-center gap-2 px-5 pt-6 pb-7 text-center', grounds[signal])}
      >
        <StarMark signal={signal} />
        <p className="mt-2 text-heading-2 leading-tight font-bold text-balance">
          {result === 'collected' && order
            ? t('verdict.collected', { count: piecesLeft(order, found.before) })
            : t(`verdict.${result === 'collected' ? 'unknown' : result}`)}
        </p>
        <p className="text-body text-balance">
          <AboutIt found={found} state={state} />
        </p>
      </div>
      {result === 'collected' && order ? (
        <HandOver key={found.scanId} found={found} order={order} scanning={scanning} state={state} />
      ) : (
        <>
          <div className="mx-auto grid w-full max-w-140 flex-1 content-start gap-4 bg-surface px-4 py-4 text-label">
            <Facts found={found} />
            {result !== 'collected' && <p>{t(`do.${result}`)}</p>}
          </div>
          <Foot>
            {result === 'not_paid' && order ? (
              <>
                <Button tone="quiet" size="large" className="min-h-16" onClick={scanning.next}>
                  {t('next')}
                </Button>
                <Button size="large" wide className="min-h-16" onClick={() => setIsPaying(true)}>
                  {t('takeMoney', { amount: formatMoney(order.total) })}
                </Button>
              </>
            ) : (
              <>
                {order ? (
                  <ButtonLink to={adminPages.order(order.order_number)} tone="quiet" size="large" className="min-h-16">
                    {t('openOrder')}
                  </ButtonLink>
                ) : (
                  <Button tone="quiet" size="large" className="min-h-16" onClick={onType}>
                    {t('typeNumber')}
                  </Button>
                )}
                <Button size="large" wide className="min-h-16" onClick={scanning.next}>
                  {t('next')}
                </Button>
              </>
            )}
          </Foot>
        </>
      )}
    </StallFrame>
  )
}

function AboutIt({ found: { result, order, collectedAt, by, code }, state }: { found: Scanned; state: StallState }) {
  const t = useMessages('admin-scan')
  const language = useLanguage()
  const listed = state.lists ? formatTime(state.lists.manifest.as_of) : ''
  switch (result) {
    case 'collected':
      return order && `${order.order_number} · ${order.initials}`
    case 'already_collected': {
      const when = collectedAt && formatWhen(language, collectedAt, state.now)
      if (!when) return order?.order_number
      return by ? t('about.collectedBy', { when, by }) : t('about.collectedAt', { when })
    }
    case 'not_paid':
      return order && t('about.toPay', { amount: formatMoney(order.total) })
    case 'wrong_event': {
      const other = state.events?.find(({ id }) => id === readPickupCode(code)?.eventId)
      return other
        ? t('about.event', { event: other.title, when: formatWhen(language, other.starts_at, state.now) })
        : t('about.otherEvent')
    }
    case 'cancelled':
      return t('about.giveNothing')
    case 'forged':
      return t('about.signature')
    case 'unknown':
      return t('about.notHere')
    case 'newer':
      return t('about.newer', { when: listed })
    case 'unchecked':
      return t('about.unchecked')
  }
}

function Facts({ found: { order } }: { found: Scanned }) {
  const t = useMessages('admin-scan')
  if (!order) return null
  const given = order.items.reduce((sum, item) => sum + item.handed_over, 0)
  const count = order.items.reduce((sum, item) => sum + item.quantity, 0)
  const rows = [
    [t('row.order'), order.order_number],
    [t('row.initials'), order.initials],
    [t('row.given'), t('row.ofPieces', { given, count })],
  ]
  return (
    <dl className="divide-y divide-wool border-b border-wool">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-3">
          <dt className="text-smoke">{name}</dt>
          <dd className="figures text-right font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
