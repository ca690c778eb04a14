import { useState } from 'react'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { roundCash } from '#contract/rules/cash-rounding.ts'
import { type StallMethod, stallMethods } from '#contract/rules/stall-terms.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useOrderCache } from './use-order-cache.ts'

export function TakeMoney({ order }: { order: StaffOrder }) {
  const t = useMessages('admin-pickups')
  const { showOrder } = useOrderCache()
  const take = useWrite(pickups.takeMoney)
  const [method, setMethod] = useState<StallMethod>('cash')
  const due = method === 'cash' ? roundCash(order.total) : order.total

  async function handleTake() {
    const outcome = await take.send({ params: { id: order.id }, body: { method } })
    if ('refusal' in outcome) return
    showToast({ title: t('money.done', { amount: formatMoney(outcome.answer.payment.total) }), tone: 'success' })
    await showOrder(outcome.answer.order)
  }

  return (
    <div className="grid gap-2 print:hidden">
      <p className="text-small font-bold">{t('money.title')}</p>
      {take.refused && (
        <Notice tone="error" announced>
          {take.refused}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={t('money.method')}
          size="medium"
          className="min-w-40 flex-1"
          value={method}
          onChange={({ target }) => setMethod(stallMethods.find((one) => one === target.value) ?? 'cash')}
        >
          {stallMethods.map((one) => (
            <option key={one} value={one}>
              {t(`money.by.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button size="small" loading={take.isBusy} onClick={() => void handleTake()}>
          {t('money.take', { amount: formatMoney(due) })}
        </Button>
      </div>
    </div>
  )
}
