import { type SubmitEvent, useState } from 'react'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export function CorrectionForm({ partnerId, onAdded }: { partnerId: string; onAdded: () => Promise<void> }) {
  const t = useMessages('admin-partners')
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(calls.correct)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (amount === null || amount === 0 || reason.trim() === '') return setIsMissing(true)
    setIsMissing(false)
    const outcome = await send({ params: { id: partnerId }, body: { amount, reason: reason.trim() } })
    if ('refusal' in outcome) return
    setAmount(null)
    setReason('')
    showToast({ title: t('ledger.added'), tone: 'success' })
    await onAdded()
  }

  return (
    <Part title={t('ledger.correct')}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3.5">
        <NumberField
          label={t('ledger.amount')}
          hint={t('ledger.amountHint')}
          value={amount}
          onChange={setAmount}
          isMoney
          least={-1_000_000}
          most={1_000_000}
          error={isMissing && (amount === null || amount === 0) ? t('ledger.amountMissing') : undefined}
        />
        <TextField
          label={t('ledger.reason')}
          hint={t('ledger.reasonHint')}
          size="dense"
          maxLength={partnerLengths.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing && reason.trim() === '' ? t('ledger.reasonMissing') : refused}
        />
        <Button type="submit" tone="quiet" size="dense" loading={isBusy}>
          {t('ledger.add')}
        </Button>
      </form>
    </Part>
  )
}
