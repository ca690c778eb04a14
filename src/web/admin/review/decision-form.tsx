import { type SubmitEvent, useState } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { StaffReview } from '#contract/reviews.ts'
import { reviewLengths } from '#contract/rules/review-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

/** `a` publishes the review. A refusal requires a reason, which the author reads. */
export function DecisionForm({ review: { id, status, updated_at } }: { review: StaffReview }) {
  const t = useMessages('admin-reviews')
  const common = useMessages('admin')
  const refresh = useRefresh()
  const [isOpened, setIsRefusing] = useState(false)
  const [reason = '', setReason] = useKeptText('review-refusal', id)
  const isRefusing = isOpened || reason !== ''
  const { send, isBusy, refused } = useWrite(reviews.decide, {
    isMade: ({ status }, { body }) => status === body.decision,
    onSuccess: async (decided) => {
      setIsRefusing(false)
      setReason(undefined)
      showToast({ title: t(`said.${decided.status === 'approved' ? 'approved' : 'refused'}`), tone: 'success' })
      await refresh()
    },
    onRefused: () => void refresh(),
  })
  const approve = () => send({ params: { id }, body: { decision: 'approved', expected_updated_at: updated_at } })

  function handleRefusal(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim() !== '')
      void send({ params: { id }, body: { decision: 'refused', reason: reason.trim(), expected_updated_at: updated_at } })
  }

  useKeys([{ keys: 'a', label: t('approve'), group: 'page', act: () => status !== 'approved' && !isBusy && void approve() }])

  return (
    <div className="grid gap-2.5">
      {refused && (
        <Notice tone="error" announced>
          {refused}
        </Notice>
      )}
      {status !== 'approved' && (
        <Button loading={isBusy} onClick={() => void approve()}>
          {t('approve')} <Kbd onCloth>a</Kbd>
        </Button>
      )}
      {status !== 'refused' && !isRefusing && (
        <Button tone="quiet" size="small" aria-expanded={isRefusing} onClick={() => setIsRefusing(true)}>
          {t('refuse')}
        </Button>
      )}
      {isRefusing && (
        <form onSubmit={handleRefusal} className="grid gap-2">
          <TextArea
            label={t('why')}
            hint={t('whyHint')}
            rows={3}
            maxLength={reviewLengths.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" tone="danger" size="small" loading={isBusy} disabled={reason.trim() === ''}>
            {t('refuseSo')}
          </Button>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              setIsRefusing(false)
              setReason(undefined)
            }}
          >
            {common('action.cancel')}
          </Button>
        </form>
      )}
    </div>
  )
}
