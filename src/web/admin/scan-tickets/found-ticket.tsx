import type { ReactNode } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PieceHead } from '../production-steps/piece-head.tsx'
import { Foot } from '../scan-orders/foot.tsx'
import { StarMark } from '../scan-orders/star-mark.tsx'
import { type ScannedTicket, signalOfTicket } from './use-ticket-scan.ts'

export type FoundTicketProps = { found: ScannedTicket; onNext: () => void; onTakeBack: () => void; children: ReactNode }

const grounds = {
  good: 'bg-tile-cloth text-bone',
  careful: 'bg-apricot text-night',
  bad: 'bg-pomegranate-cloth text-bone',
} as const

export function FoundTicket({ found, onNext, onTakeBack, children }: FoundTicketProps) {
  const t = useMessages('admin-tickets')
  const { result, item, step } = found
  const signal = signalOfTicket(result)
  return (
    <>
      <div
        aria-live="polite"
        className={classNames('on-cloth grid justify-items-center gap-2 px-5 pt-6 pb-7 text-center', grounds[signal])}
      >
        <StarMark signal={signal} />
        <p className="mt-2 text-heading-2 leading-tight font-bold text-balance">{t(`verdict.${result}`, { step: step?.name ?? '' })}</p>
        <p className="text-body text-balance">
          <AboutIt found={found} />
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-140 flex-1 content-start gap-4 bg-surface px-4 py-4 text-label">
        {children}
        {item && (
          <>
            <p className="figures text-heading-2 font-bold">{item.order_number}</p>
            <PieceHead item={item} />
          </>
        )}
      </div>
      <Foot>
        {result === 'done' ? (
          <Button tone="quiet" size="large" className="min-h-16" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        ) : (
          item && (
            <ButtonLink to={adminPages.itemSteps(item.order_item_id)} reloadDocument tone="quiet" size="large" className="min-h-16">
              {t('openSteps')}
            </ButtonLink>
          )
        )}
        <Button size="large" wide className="min-h-16" onClick={onNext}>
          {t('next')}
        </Button>
      </Foot>
    </>
  )
}

function AboutIt({ found: { result, item, step, next } }: { found: ScannedTicket }) {
  const t = useMessages('admin-tickets')
  if (result === 'blocked') return item?.blocked_reason
  if (result !== 'done') return t(`about.${result}`, { step: step?.name ?? '' })
  if (next === undefined) return t('about.later')
  return next === null ? t('about.last') : t('about.next', { step: next })
}
