import { type SubmitEvent, useId, useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useStaffCall } from '../use-staff-call.ts'

export type RefuseDialogProps = { order: { id: string; order_number: string }; onClose: () => void; onDone: (changed: StaffOrder) => void }

/** A reason is asked for, since the customer reads it. */
export function RefuseDialog({ order, onClose, onDone }: RefuseDialogProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useStaffCall(adminOrders.setPayment, { onSuccess: onDone })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim() === '') {
      setIsMissing(true)
      return
    }
    void send({ params: { id: order.id }, body: { decision: 'refused', reason: reason.trim() } })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      firm={isBusy}
      size="small"
      title={t('proof.refuseTitle')}
      description={t('proof.refuseConsequence', { number: order.order_number })}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" tone="danger" loading={isBusy}>
            {t('proof.refuse')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-4">
        {refused && (
          <Notice tone="error" announced>
            {refused}
          </Notice>
        )}
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
      </form>
    </Dialog>
  )
}
