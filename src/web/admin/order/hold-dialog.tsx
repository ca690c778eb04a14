import { useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { longestHoldHours } from '#contract/rules/order-states.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { FormDialog } from '../kit/edit/form-dialog.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type HoldDialogProps = { order: { id: string; order_number: string }; onClose: () => void; onDone: (changed: StaffOrder) => void }

export function HoldDialog({ order, onClose, onDone }: HoldDialogProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const language = useLanguage()
  const [typed, setTyped] = useState('24')
  const [isWrong, setIsWrong] = useState(false)
  const most = formatNumber(language, longestHoldHours)

  const { send, isBusy, refused } = useWrite(adminOrders.setHold, {
    onSuccess: (changed) => {
      const { expires_at: until, order_number: number } = changed
      if (until) showToast({ title: t('hold.saved', { number, date: formatDateTime(language, until) }), tone: 'success' })
      onDone(changed)
    },
  })

  function handleSubmit() {
    const hours = Number(typed)
    if (!/^\s*\d+\s*$/.test(typed) || hours < 1 || hours > longestHoldHours) {
      setIsWrong(true)
      return
    }
    void send({ params: { id: order.id }, body: { hours } })
  }

  return (
    <FormDialog
      title={t('hold.dialog', { number: order.order_number })}
      text={t('hold.consequence')}
      submit={common('action.save')}
      isBusy={isBusy}
      refused={refused}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <TextField
        label={t('hold.hours')}
        size="medium"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
        hint={t('hold.hoursHint', { most })}
        error={isWrong ? t('hold.hoursWrong', { most }) : undefined}
      />
    </FormDialog>
  )
}
