import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { OrderRow } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type AcceptDialogProps = { order: OrderRow; onClose: () => void }

export function AcceptDialog({ order, onClose }: AcceptDialogProps) {
  const t = useMessages('admin')
  const setPayment = useWrite(adminOrders.setPayment)
  const { id, order_number: number, total } = order

  async function accept() {
    await setPayment.act(
      { params: { id }, body: { decision: 'accepted' } },
      { done: t('palette.accepted', { number }), failed: t('palette.notAccepted', { number }) },
    )
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('palette.accept')}
      description={t('askAccept.text', { amount: formatMoney(total), number })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button size="small" loading={setPayment.isBusy} onClick={() => void accept()}>
            {t('askAccept.confirm')}
          </Button>
        </>
      }
    />
  )
}
