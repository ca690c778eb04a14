import { type FormEvent, useId, useState } from 'react'
import * as stallSales from '#contract/calls/stall-sales.gen.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { Sale } from '#contract/stall-sales.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type VoidDialogProps = { eventId: string; sale: Sale; onClose: () => void; onVoided: () => void }

const longestReason = 300

export function VoidDialog({ eventId, sale, onClose, onVoided }: VoidDialogProps) {
  const t = useMessages('admin-counter')
  const admin = useMessages('admin')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(stallSales.void, {
    onSuccess() {
      showToast({ title: t('history.voidDone', { number: sale.receipt_number }), tone: 'success' })
      onVoided()
    },
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') void send({ params: { id: eventId, saleId: sale.id }, body: { reason: reason.trim() } })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('history.voidTitle', { number: sale.receipt_number })}
      description={t('history.voidText', { amount: formatMoney(sale.total) })}
      closeLabel={admin('action.close')}
      actions={
        <Button type="submit" form={formId} tone="danger" loading={isBusy}>
          {t('history.voidDo', { amount: formatMoney(sale.total) })}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-4">
        <TextField
          label={t('history.reason')}
          size="medium"
          value={reason}
          maxLength={longestReason}
          error={isMissing ? t('history.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {refused && (
          <Notice tone="error" announced>
            {refused}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
