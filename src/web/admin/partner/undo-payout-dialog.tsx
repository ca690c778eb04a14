import { useState } from 'react'
import type { AdminPayout } from '#contract/partner-ledger.ts'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type UndoPayoutDialogProps = { payout: AdminPayout; onClose: () => void; onUndone: () => Promise<void> }

export function UndoPayoutDialog({ payout, onClose, onUndone }: UndoPayoutDialogProps) {
  const t = useMessages('admin-partners')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(calls.undoPayout)

  async function handleConfirm() {
    if (reason.trim() === '') return setIsMissing(true)
    const outcome = await send({ params: { id: payout.id }, body: { reason: reason.trim() } })
    if ('refusal' in outcome) return
    showToast({ title: t('payouts.undone'), tone: 'success' })
    onClose()
    await onUndone()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('payouts.undoTitle')}
      description={t('payouts.undoText', { amount: formatMoney(payout.amount) })}
      closeLabel={t('payouts.close')}
      actions={
        <Button tone="danger" size="dense" loading={isBusy} onClick={() => void handleConfirm()}>
          {t('payouts.confirm')}
        </Button>
      }
    >
      <TextField
        label={t('payouts.reason')}
        size="dense"
        maxLength={partnerLengths.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isMissing && reason.trim() === '' ? t('payouts.reasonMissing') : refused}
      />
    </Dialog>
  )
}
