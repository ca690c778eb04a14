import type { EventStockItem } from '#contract/event-stock.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { add, times, zero } from '#contract/rules/money.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Stat } from '#web/ui/stat.tsx'
import { sumsOf } from './stock-groups.ts'

export function StockFigures({ items }: { items: readonly EventStockItem[] }) {
  const t = useMessages('admin-event-stock')
  const language = useLanguage()
  const sums = sumsOf(items)
  const products = new Set(items.map(({ product_id }) => product_id)).size
  const worth = items.reduce((sum, { unit_price, remaining }) => add(sum, times(unit_price, remaining)), zero)
  const number = (value: number) => formatNumber(language, value)
  const share = sums.allocated === 0 ? '' : formatPercent(language, sums.sold / sums.allocated)
  return (
    <dl
      aria-label={t('figures')}
      className="grid grid-cols-2 gap-px min-[25rem]:grid-cols-3 overflow-hidden rounded-edge border border-wool bg-surface lg:grid-cols-6"
    >
      <Stat label={t('allocated')} value={number(sums.allocated)} note={t('fromProducts', { count: products })} />
      <Stat label={t('sold')} value={number(sums.sold)} note={share} />
      <Stat label={t('reserved')} value={number(sums.reserved)} />
      <Stat label={t('collected')} value={number(sums.collected)} />
      <Stat label={t('returned')} value={number(sums.returned)} />
      <Stat label={t('remaining')} value={number(sums.remaining)} note={formatMoney(worth)} accent />
    </dl>
  )
}
