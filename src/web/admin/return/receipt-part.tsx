import { useState } from 'react'
import * as returns from '#contract/calls/returns.gen.ts'
import type { StaffReturn } from '#contract/returns.ts'
import { sellableAgain } from '#contract/rules/return-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export function ReceiptPart({ orderReturn: { id, reason, items, updated_at } }: { orderReturn: StaffReturn }) {
  const t = useMessages('admin-returns')
  const words = useMessages('returns')
  const refresh = useRefresh()
  const counted = items.filter(({ is_counted }) => is_counted)
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  const { send, isBusy, refused } = useWrite(returns.receive, {
    onSuccess: async () => {
      showToast({ title: t('done.received'), tone: 'success' })
      await refresh()
    },
    onRefused: () => void refresh(),
  })
  const quantityOf = (item: StaffReturn['items'][number]) => pieces[item.id] ?? sellableAgain(reason, item.quantity)
  return (
    <Part title={t('receipt')}>
      <div className="grid gap-3">
        {counted.length > 0 && <p className="text-smoke">{t('receiptText')}</p>}
        {counted.map((item) => (
          <div key={item.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 flex-1">{[item.name, item.size].filter(Boolean).join(', ')}</span>
            <QuantityStepper
              value={quantityOf(item)}
              min={0}
              max={item.quantity}
              onChange={(quantity) => setPieces({ ...pieces, [item.id]: quantity })}
              labels={{
                quantity: words('quantity', { name: item.name }),
                less: words('less', { name: item.name }),
                more: words('more', { name: item.name }),
              }}
            />
          </div>
        ))}
        {refused && (
          <p role="alert" className="text-small font-medium text-pomegranate">
            {refused}
          </p>
        )}
        <Button
          size="small"
          loading={isBusy}
          onClick={() =>
            void send({
              params: { id },
              body: {
                restock: counted.map((item) => ({ id: item.id, quantity: quantityOf(item) })),
                expected_updated_at: updated_at,
              },
            })
          }
        >
          {t('receive')}
        </Button>
      </div>
    </Part>
  )
}
