import { type SubmitEvent, useState } from 'react'
import * as returns from '#contract/calls/returns.gen.ts'
import type { StaffReturn } from '#contract/returns.ts'
import { returnLengths } from '#contract/rules/return-rules.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const outcomes = ['refund', 'exchange', 'nothing'] as const

/** Settles a return: a refund by the original method, an exchange order, or nothing. */
export function SettlementPart({ orderReturn: { id, wish, worth, order, updated_at } }: { orderReturn: StaffReturn }) {
  const t = useMessages('admin-returns')
  const refresh = useRefresh()
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>(wish)
  const [amount, setAmount] = useState<number | null>(worth)
  const [isAmountMissing, setAmountMissing] = useState(false)
  const [number, setNumber] = useState('')
  const { send, isBusy, refusal, refused } = useWrite(returns.settle, {
    onSuccess: async () => {
      showToast({ title: t('done.settled'), tone: 'success' })
      await refresh()
    },
    onRefused: () => void refresh(),
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const params = { id }
    const seen = { expected_updated_at: updated_at }
    if (outcome === 'refund') {
      setAmountMissing(amount === null)
      if (amount !== null) void send({ params, body: { outcome, amount, ...seen } })
    } else if (outcome === 'exchange') void send({ params, body: { outcome, order_number: number.trim(), ...seen } })
    else void send({ params, body: { outcome, ...seen } })
  }

  return (
    <Part title={t('settlement')}>
      <form onSubmit={handleSubmit} className="grid gap-3">
        <SelectField
          label={t('outcome')}
          size="dense"
          value={outcome}
          onChange={({ target }) => setOutcome(outcomes.find((known) => known === target.value) ?? 'nothing')}
        >
          {outcomes.map((known) => (
            <option key={known} value={known}>
              {t(`outcomes.${known}`)}
            </option>
          ))}
        </SelectField>
        {outcome === 'refund' && (
          <NumberField
            label={t('amount')}
            hint={t('held', { amount: formatMoney(order.held) })}
            isMoney
            least={0.01}
            most={order.held}
            value={amount}
            onChange={setAmount}
            error={isAmountMissing && amount === null ? t('amountMissing') : refusal?.fields?.['amount']}
          />
        )}
        {outcome === 'exchange' && (
          <TextField
            label={t('exchangeOrder')}
            hint={t('exchangeHint')}
            size="dense"
            maxLength={returnLengths.orderNumber}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
        {refused && !refusal?.fields?.['amount'] && (
          <p role="alert" className="text-small font-medium text-pomegranate">
            {refused}
          </p>
        )}
        <Button type="submit" size="small" loading={isBusy}>
          {t('settle')}
        </Button>
      </form>
    </Part>
  )
}
