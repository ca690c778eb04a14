import { type SubmitEvent, useId } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { isOrdinaryTransition, type OrderStatus } from '#contract/rules/order-states.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStaffCall } from './use-staff-call.ts'

export type StatusDialogProps = {
  order: { id: string; order_number: string; status: OrderStatus; tracking_number: string | null }
  /** What it is to be marked as; equal to its own status: only the tracking number changes. */
  status: OrderStatus
  onClose: () => void
  onDone: (changed: StaffOrder) => void
}

/** Asks before an order changes: a note for the history, the tracking number of a parcel, and what else will happen. */
export function StatusDialog({ order, status, onClose, onDone }: StatusDialogProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const formId = useId()
  const { send, isBusy, refused } = useStaffCall(adminOrders.setStatus, { onSuccess: onDone })
  const consequence = consequenceOf(order.status, status)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void send({ params: { id: order.id }, body: { status, note: textOf(form, 'note'), tracking_number: textOf(form, 'tracking') } })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      firm={isBusy}
      size="small"
      title={status === order.status ? t('statusDialog.tracking') : t(`statusDialog.title.${status}`)}
      description={t(`statusDialog.consequence.${consequence}`, { number: order.order_number })}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" tone={status === 'cancelled' ? 'danger' : 'primary'} loading={isBusy}>
            {status === order.status ? common('action.save') : common(`markAs.${status}`)}
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
        {status === 'shipped' && (
          <TextField
            label={t('statusDialog.trackingNumber')}
            name="tracking"
            size="medium"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            defaultValue={order.tracking_number ?? ''}
            hint={t('statusDialog.trackingHint')}
          />
        )}
        {!isOrdinaryTransition(order.status, status) && <Notice>{t('statusDialog.override')}</Notice>}
        <TextArea label={t('statusDialog.note')} name="note" rows={2} maxLength={1000} hint={t('statusDialog.noteHint')} />
      </form>
    </Dialog>
  )
}

type Consequence = 'cancelled' | 'reopened' | 'processing' | 'shipped' | 'tracking' | 'other'

function consequenceOf(from: OrderStatus, to: OrderStatus): Consequence {
  if (to === 'cancelled') return 'cancelled'
  if (from === 'cancelled') return 'reopened'
  if (from === to) return 'tracking'
  if (from === 'pending' && to === 'processing') return 'processing'
  return to === 'shipped' ? 'shipped' : 'other'
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
