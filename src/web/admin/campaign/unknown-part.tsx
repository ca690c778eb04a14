import { lazy, Suspense, useState } from 'react'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { CampaignPage } from '#contract/campaigns.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Staff choose between sending twice and perhaps never. */
export function UnknownPart({ campaign: { id, status, counts } }: { campaign: CampaignPage }) {
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
