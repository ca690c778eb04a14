import * as payments from '#contract/calls/payments.gen.ts'
import type { Order } from '#contract/orders.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { loadDocument } from '#web/browser/calls/load-document.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CardIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { paymentTimeoutMs } from './payment-timeout.ts'

export function PayOnline({ order }: { order: Pick<Order, 'id' | 'total'> }) {
  const t = useMessages('order')
  const { send, isBusy, refusal } = useWrite(payments.startPayment, {
    timeoutMs: paymentTimeoutMs,
    onSuccess: ({ url }) => loadDocument(url),
  })

  return (
    <div className="grid gap-3 print:hidden">
      {refusal && !isBusy && (
        <Notice tone="error" announced>
          {sentenceOf(refusal, t('pay.failed'))}
        </Notice>
      )}
      <Button size="large" loading={isBusy} onClick={() => void send({ id: order.id })} className="sm:justify-self-start">
        <CardIcon />
        {t('pay.online', { total: formatMoney(order.total) })}
      </Button>
      {isBusy && <output className="text-small text-smoke">{t('pay.opening')}</output>}
    </div>
  )
}
