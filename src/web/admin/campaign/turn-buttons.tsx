import { lazy, Suspense, useState } from 'react'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { CampaignPage } from '#contract/campaigns.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Actions on a campaign under way. Pausing can be undone; cancelling cannot, so it asks first. */
export function TurnButtons({ campaign }: { campaign: CampaignPage }) {
  const t = useMessages('admin-campaigns')
  const pausing = useWrite(campaigns.pause)
  const resuming = useWrite(campaigns.resume)
  const cancelling = useWrite(campaigns.cancel)
  const [isAsking, setAsking] = useState(false)
  const { id, status, counts } = campaign
  const isOpen = status === 'scheduled' || status === 'sending' || status === 'paused'
  const left = Math.max(0, counts.recipients - counts.sent - counts.failed - counts.unknown)
  return (
    <>
      {status === 'sending' && (
        <Button
          tone="quiet"
          size="dense"
          className="max-md:min-h-11"
          onClick={() => void pausing.act({ id }, { done: t('turn.paused'), failed: t('turn.failed') })}
        >
          {t('turn.pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button
          size="dense"
          className="max-md:min-h-11"
          onClick={() => void resuming.act({ id }, { done: t('turn.resumed'), failed: t('turn.failed') })}
        >
          {t('turn.resume')}
        </Button>
      )}
      {isOpen && (
        <Button tone="quiet" size="dense" className="max-md:min-h-11" onClick={() => setAsking(true)}>
          {t('turn.cancel')}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <AskDialog
            title={t('turn.cancelTitle')}
            text={status === 'scheduled' ? t('turn.cancelScheduled') : t('turn.cancelText', { sent: counts.sent, left })}
            confirm={t('turn.cancelConfirm')}
            keep={t('turn.cancelKeep')}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void cancelling.act({ id }, { done: t('turn.cancelled'), failed: t('turn.failed') })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
