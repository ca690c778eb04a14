import * as orders from '#contract/calls/orders.gen.ts'
import type { Order } from '#contract/orders.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CancelDialogProps = {
  order: Pick<Order, 'id' | 'payment_status'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onCancelled: (order: Order) => void
}

export function CancelDialog({ order, open, onOpenChange, onCancelled }: CancelDialogProps) {
  const t = useMessages('order')
  const { send, isBusy, refusal } = useWrite(orders.cancel, {
    onSuccess: (cancelled) => {
      onOpenChange(false)
      showToast({ title: t('cancel.done') })
      onCancelled(cancelled)
    },
  })

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cancel.title')}
      text={t('cancel.text')}
      labels={{ close: t('close'), keep: t('cancel.keep'), confirm: t('cancel.confirm') }}
      isBusy={isBusy}
      failure={refusal && sentenceOf(refusal, t('cancel.failed'))}
      onConfirm={() => void send({ params: { id: order.id }, body: {} })}
    >
      {order.payment_status === 'proof_submitted' && <p>{t('cancel.paidText')}</p>}
    </ConfirmDialog>
  )
}
