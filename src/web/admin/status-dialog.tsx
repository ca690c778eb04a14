import { type SubmitEvent, useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { isOrdinaryTransition, type OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow, StaffOrder } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormDialog } from './kit/edit/form-dialog.tsx'
import { isUnmade, wordOf } from './order-status-words.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type StatusDialogProps = {
  order: Pick<OrderRow, 'id' | 'order_number' | 'status' | 'tracking_number' | 'delivery' | 'production'> & { updated_at?: string }
  /** The new status. If it equals the current one, only the tracking number changes. */
  status: OrderStatus
  onClose: () => void
  onDone: (changed: StaffOrder) => void
}

export function StatusDialog({ order: current, status, onClose, onDone }: StatusDialogProps) {
  // As it was when the dialog opened, since the page may be read again after an answer was lost.
  const [order] = useState(current)
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const { send, isBusy, refused } = useWrite(adminOrders.setStatus, { onSuccess: onDone })
  const consequence = consequenceOf(order.status, status)
  const word = wordOf(status, order)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    void send({
      params: { id: order.id },
      body: {
        status,
        note: textOf(form, 'note'),
        tracking_number: textOf(form, 'tracking'),
        ...(order.updated_at && { expected_updated_at: order.updated_at }),
      },
    })
  }

  return (
    <FormDialog
      title={status === order.status ? t('statusDialog.tracking') : t(`statusDialog.title.${word}`)}
      text={t(`statusDialog.consequence.${word === 'ready' && consequence === 'shipped' ? word : consequence}`, {
        number: order.order_number,
      })}
      submit={status === order.status ? common('action.save') : common(`markAs.${word}`)}
      keep={status === 'cancelled' ? t('statusDialog.keep') : undefined}
      tone={status === 'cancelled' || isUnmade(order, status) ? 'danger' : 'primary'}
      isBusy={isBusy}
      refused={refused}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {word === 'shipped' && (
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
      {isUnmade(order, status) && (
        <Notice tone="error">{t('statusDialog.unmade', { done: order.production?.done ?? 0, items: order.production?.items ?? 0 })}</Notice>
      )}
      {!isOrdinaryTransition(order.status, status) && <Notice>{t('statusDialog.override')}</Notice>}
      <TextArea label={t('statusDialog.note')} name="note" rows={2} maxLength={1000} hint={t('statusDialog.noteHint')} />
    </FormDialog>
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
