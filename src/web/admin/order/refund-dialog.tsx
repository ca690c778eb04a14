import { type SubmitEvent, useState } from 'react'
import * as payments from '#contract/calls/payments.gen.ts'
import { isLess } from '#contract/rules/money.ts'
import type { OrderRefunds } from '#contract/payments.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { FormDialog } from '../kit/edit/form-dialog.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { amountOf } from './refund-amount.ts'

export type RefundDialogProps = {
  order: { id: string; order_number: string }
  money: OrderRefunds
  onClose: () => void
  onDone: (changed: OrderRefunds) => void
}

export function RefundDialog({ order, money, onClose, onDone }: RefundDialogProps) {
  const t = useMessages('admin-order')
  const { refundable, own_limit } = money
  const most = own_limit !== null && isLess(own_limit, refundable) ? own_limit : refundable
  const limit = formatMoney(most)
  const [typed, setTyped] = useState(most.toFixed(2))
  const [isByHand, setIsByHand] = useState(money.through === null)
  const [isWrong, setIsWrong] = useState(false)
  const { send, isBusy, refused } = useWrite(payments.refund, {
    onSuccess: (changed, { body }) => {
      showToast({ title: successText(body.amount), tone: 'success' })
      onDone(changed)
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const amount = amountOf(typed, most)
    if (amount === undefined) {
      setIsWrong(true)
      return
    }
    const typedNote = new FormData(event.currentTarget).get('note')
    const note = typeof typedNote === 'string' && typedNote.trim() !== '' ? typedNote.trim() : undefined
    void send({ params: { id: order.id }, body: { amount, note, is_by_hand: isByHand } })
  }

  function successText(amount: number): string {
    const returned = formatMoney(amount)
    if (isByHand || money.through === null) return t('refund.noted', { amount: returned })
    return t('refund.asked', { amount: returned, provider: t(`refund.provider.${money.through}`) })
  }

  return (
    <FormDialog
      title={t('refund.dialog', { number: order.order_number })}
      text={t('refund.consequence')}
      submit={t('refund.confirm')}
      tone="danger"
      isBusy={isBusy}
      refused={refused}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {most !== refundable && <Notice>{t('refund.limit', { amount: limit })}</Notice>}
      <TextField
        label={t('refund.amount')}
        size="medium"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
        hint={t('refund.amountHint', { amount: limit })}
        error={isWrong ? t('refund.amountWrong', { amount: limit }) : undefined}
      />
      {money.through !== null && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-label font-medium">{t('refund.way')}</legend>
          <RadioCard
            name="way"
            title={t('refund.through', { provider: t(`refund.provider.${money.through}`) })}
            description={t('refund.throughHint')}
            checked={!isByHand}
            onChange={() => setIsByHand(false)}
          />
          <RadioCard
            name="way"
            title={t('refund.byHand')}
            description={t('refund.byHandHint')}
            checked={isByHand}
            onChange={() => setIsByHand(true)}
          />
        </fieldset>
      )}
      <TextArea label={t('refund.note')} name="note" rows={2} maxLength={500} hint={t('refund.noteHint')} />
    </FormDialog>
  )
}
