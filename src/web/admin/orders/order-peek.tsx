import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { paymentWordOf } from '#contract/rules/order-states.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { Peeked, PeekedFact } from '../kit/list/peek.tsx'

export function OrderPeek({ id }: { id: string }) {
  const t = useMessages('admin-orders')
  const common = useMessages('admin')
  const language = useLanguage()
  return (
    <Peeked query={staffQuery(adminOrders.get, { id }, { language })}>
      {({ items, name, email, phone, shipping_address: place, total, placed_at, note, ...order }) => (
        <>
          <ul className="border-b border-wool pb-3">
            {items.map((item) => (
              <li key={item.id} className="flex justify-between gap-4 py-1">
                <span className="min-w-0 break-words">
                  {item.quantity} × {item.name}
                  <span className="block text-tiny text-smoke">{[item.variation_name, item.size].filter(Boolean).join(', ')}</span>
                </span>
                <span className="figures shrink-0">{formatMoney(item.line_total)}</span>
              </li>
            ))}
          </ul>
          <dl className="pt-2">
            <PeekedFact label={common('palette.total')}>
              <b className="figures">{formatMoney(total)}</b> · {common(`payment.${paymentWordOf(order)}`)}
            </PeekedFact>
            <PeekedFact label={t('column.placed')}>{formatDateTime(language, placed_at)}</PeekedFact>
            <PeekedFact label={t('column.customer')}>{[name, email, phone].filter(Boolean).join(' · ')}</PeekedFact>
            <PeekedFact label={t('column.city')}>{[place.city, place.country_name || place.country].filter(Boolean).join(', ')}</PeekedFact>
            {note && <PeekedFact label={t('column.note')}>{note}</PeekedFact>}
          </dl>
        </>
      )}
    </Peeked>
  )
}
