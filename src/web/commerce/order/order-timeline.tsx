import type { Order } from '#contract/orders.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { entryTitleOf } from './order-labels.ts'

export function OrderTimeline({ order }: { order: Pick<Order, 'timeline' | 'delivery' | 'total'> }) {
  const t = useMessages('order')
  const language = useLanguage()
  return (
    <ol className="grid grid-cols-1 gap-4">
      {order.timeline.toReversed().map((entry, index) => (
        <li key={`${entry.at}-${index}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
          <span aria-hidden="true" className={`mt-2 size-2 rotate-45 ${index === 0 ? 'bg-apricot' : 'bg-edge'}`} />
          <div className="min-w-0">
            <p className="font-medium">{entryTitleOf(t, entry, order)}</p>
            {entry.note && <p className="text-label break-words whitespace-pre-line">{entry.note}</p>}
            <time dateTime={entry.at} className="figures text-small text-smoke">
              {formatDateTime(language, entry.at)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  )
}
