import { useState } from 'react'
import type { PayLink } from '#contract/admin-orders.ts'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PayLinkView } from '../pay-link-view.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { Part } from './part.tsx'

/** Shown while the order is unpaid. */
export function PayLinkPart({ order }: { order: StaffOrder }) {
  const t = useMessages('admin-pay-link')
  const [link, setLink] = useState<PayLink>()
  const { send, isBusy, refused } = useWrite(adminOrders.makePayLink, { onSuccess: setLink })
  if (!awaitsMoney(order)) return null
  return (
    <Part title={t('title')}>
      {link ? (
        <PayLinkView {...link} orderNumber={order.order_number} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-smoke">{t('text')}</p>
          <Button tone="quiet" size="small" loading={isBusy} onClick={() => void send({ id: order.id })}>
            {t('show')}
          </Button>
        </div>
      )}
      {refused && <p className="mt-2 text-small font-medium text-pomegranate">{refused}</p>}
    </Part>
  )
}
