import { useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { FormDialog } from '../kit/edit/form-dialog.tsx'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type RefuseDialogProps = { order: { id: string; order_number: string }; onClose: () => void; onDone: (changed: StaffOrder) => void }

/** Requires a reason, because the customer reads it. */
export function RefuseDialog({ order, onClose, onDone }: RefuseDialogProps) {
  const t = useMessages('admin-order')
  const [reason = '', setReason] = useKeptText('receipt-refusal', order.id)
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(adminOrders.setPayment, {
    onSuccess: (changed) => {
      setReason(undefined)
      onDone(changed)
    },
  })

  function handleSubmit() {
    if (reason.trim() === '') {
      setIsMissing(true)
      return
    }
    void send({ params: { id: order.id }, body: { decision: 'refused', reason: reason.trim() } })
  }

  return (
    <FormDialog
      title={t('proof.refuseTitle')}
      text={t('proof.refuseConsequence', { number: order.order_number })}
      submit={t('proof.refuse')}
      tone="danger"
      isBusy={isBusy}
      refused={refused}
      onClose={() => {
        setReason(undefined)
        onClose()
      }}
      onSubmit={handleSubmit}
    >
      <TextArea
        label={t('proof.reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          setIsMissing(false)
        }}
        hint={t('proof.reasonHint')}
        error={isMissing ? t('proof.reasonMissing') : undefined}
      />
    </FormDialog>
  )
}
