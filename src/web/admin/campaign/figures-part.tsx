import type { CampaignPage } from '#contract/campaigns.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { minutesFor } from './sending-time.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import * as campaigns from '#contract/calls/campaigns.gen.ts'

export function FiguresPart({ campaign }: { campaign: CampaignPage }) {
  const t = useMessages('admin-campaigns')
  const language = useLanguage()
  const { status, counts, waits_for, letters_per_minute } = campaign
  const { recipients, sent, failed, unknown, bounced, clicked, unsubscribed, orders, revenue } = counts
  const print = (value: number) => formatNumber(language, value)
  const ofSent = (value: number) => (sent === 0 ? undefined : t('ofSent', { share: formatPercent(language, value / sent, 1) }))
  const done = Math.min(recipients, sent + failed + unknown)
  const isUnderway = status === 'sending' || status === 'paused'
  return (
    <div className="grid gap-4">
      {isUnderway && (
        <div className="rounded-edge border border-wool bg-surface p-4">
          <ProgressBar label={t('progress', { done: print(done), count: recipients })} value={done} max={Math.max(1, recipients)} />
          {status === 'sending' && waits_for === null && done < recipients && (
            <p className="mt-2 text-small text-smoke">
              {t('minutesLeft', { count: minutesFor(recipients - done, letters_per_minute), rate: letters_per_minute })}
            </p>
          )}
        </div>
      )}
      <UnknownPart campaign={campaign} />
      {waits_for !== null && <Notice>{t(`waits.${waits_for}`)}</Notice>}
      <dl
        aria-label={t('figures')}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-surface sm:grid-cols-4 2xl:grid-cols-8"
      >
        <Stat label={t('figure.recipients')} value={print(recipients)} />
        <Stat label={t('figure.sent')} value={print(sent)} />
        <Stat label={t('figure.failed')} value={print(failed)} />
        <Stat label={t('figure.bounced')} value={print(bounced)} note={ofSent(bounced)} />
        <Stat label={t('figure.clicked')} value={print(clicked)} note={ofSent(clicked)} />
        <Stat label={t('figure.unsubscribed')} value={print(unsubscribed)} note={ofSent(unsubscribed)} />
        <Stat label={t('figure.orders')} value={print(orders)} note={t('within7Days')} />
        <Stat label={t('figure.revenue')} value={formatMoney(revenue)} note={t('withoutShipping')} accent={revenue > 0} />
      </dl>
    </div>
  )
}

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Staff choose between sending twice and perhaps never. */
function UnknownPart({ campaign: { id, status, counts } }: { campaign: CampaignPage }) {
  const t = useMessages('admin-campaigns')
  const sendUnknown = useWrite(campaigns.sendUnknown)
  const [isAsking, setAsking] = useState(false)
  if (counts.unknown === 0) return null
  const again = t('unknown.again', { count: counts.unknown })
  return (
    <Notice title={t('unknown.title', { count: counts.unknown })}>
      <p>{t('unknown.text')}</p>
      {status !== 'cancelled' && (
        <Button tone="quiet" size="dense" className="mt-2 max-md:min-h-11" onClick={() => setAsking(true)}>
          {again}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <AskDialog
            title={t('unknown.askTitle')}
            text={t('unknown.askText')}
            confirm={again}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void sendUnknown.act({ id }, { done: t('unknown.done'), failed: t('turn.failed') })
            }}
          />
        )}
      </Suspense>
    </Notice>
  )
}
