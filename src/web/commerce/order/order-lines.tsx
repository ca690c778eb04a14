import type { Order } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { imageKeyOf } from './image-key.ts'

export function OrderLines({ items, delivery }: Pick<Order, 'items' | 'delivery'>) {
  const t = useMessages('pay')
  const language = useLanguage()
  return (
    <ul>
      {items.map((item) => {
        const notes = [
          item.variation_name,
          item.size,
          item.quantity > 1 ? t('lines.quantity', { count: item.quantity }) : undefined,
          item.is_pre_order && item.ships_on === null ? t('lines.preOrder') : undefined,
          item.is_collected_earlier ? t('lines.collectedEarlier') : undefined,
          item.ships_on === null
            ? undefined
            : t(delivery === 'pickup' ? 'lines.preOrderReady' : 'lines.preOrderShips', { date: formatDate(language, item.ships_on) }),
        ]
        return (
          <li key={item.id} className="flex items-center gap-4.5 border-b border-wool py-5 first:pt-0 print:py-2">
            <Link to={pages.product(item.product_id)} tabIndex={-1} aria-hidden="true" className="shrink-0">
              <Thumbnail imageKey={imageKeyOf(item.image_url)} alt="" size={80} className="aspect-4/5 h-auto w-16 sm:w-20 print:w-12" />
            </Link>
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
              <span className="keeps-room">
                <Link to={pages.product(item.product_id)} className="block font-medium underline-offset-4 hover:underline">
                  {item.name}
                </Link>
                <span className="figures block text-small text-smoke">{notes.filter(Boolean).join('\u00a0· ')}</span>
              </span>
              <span className="figures font-medium">{formatMoney(item.line_total)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
