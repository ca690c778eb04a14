import * as orders from '#contract/calls/orders.gen.ts'
import type { Order } from '#contract/orders.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CancelDialogProps = {
  order: Pick<Order, 'id' | 'payment_status'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onCancelled: (order: Order) => void
}

const timeoutMs = 15_000

export function CancelDialog({ order, open, onOpenChange, onCancelled }: CancelDialogProps) {
  const t = useMessages('order')
  const { send, isBusy, refusal } = useCall(orders.cancel, {
    timeoutMs,
    onSuccess: (cancelled) => {
      onOpenChange(false)
      showToast({ title: t('cancel.done') })
      onCancelled(cancelled)
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('cancel.title')}
      closeLabel={t('close')}
      description={t('cancel.text')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel.keep')}
          </Button>
          <Button tone="danger" loading={isBusy} onClick={() => void send({ params: { id: order.id }, body: {} })}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {order.payment_status === 'proof_submitted' && <p>{t('cancel.paidText')}</p>}
      {refusal && !isBusy && (
        <Notice tone="error" announced className="mt-4">
          {sentenceOf(refusal, t('cancel.failed'))}
        </Notice>
      )}
    </Dialog>
  )
}
