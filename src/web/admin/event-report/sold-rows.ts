import type { EventStockItem } from '#contract/event-stock.ts'
import type { EventReport } from '#contract/stall-sales.ts'
import { optionKey } from '../event-inventory/stock-groups.ts'

/** Pairs each sale row with the pieces brought of that option, highest total first. A deleted product has no option. */
export function soldRows(sold: EventReport['by_product'], items: readonly EventStockItem[]) {
  const known = new Map(items.map((item) => [optionKey(item), item]))
  return sold
    .map(({ product_id, ...row }, index) => {
      const key = product_id === null ? `gone-${index}` : optionKey({ ...row, product_id })
      const item = known.get(key)
      const brought = item?.allocated ?? 0
      return {
        ...row,
        key,
        imageKey: item?.image_key ?? null,
        brought,
        share: brought === 0 ? undefined : Math.round((row.units / brought) * 100),
      }
    })
    .toSorted((a, b) => b.total - a.total)
}
