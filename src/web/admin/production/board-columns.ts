import type { ProductionQueue, QueueColumn, QueueItem } from '#contract/production.ts'

/** Behind the last step: everything of the item is done. Steps' names do not begin with a blank. */
export const readyKey = ' ready'

export type ShownColumn = QueueColumn & { cards: QueueItem[] }

/** The cards of each column, in their order. `onTheWay` are cards that were dropped elsewhere and whose answer is not there yet. */
export function columnsOf(
  { columns, items }: Pick<ProductionQueue, 'columns' | 'items'>,
  onTheWay: Readonly<Record<string, string>>,
): ShownColumn[] {
  const cards = new Map<string, QueueItem[]>(columns.map(({ key }) => [key, []]))
  for (const item of items) cards.get(onTheWay[item.order_item_id] ?? item.column ?? readyKey)?.push(item)
  return columns.map((column) => ({ ...column, cards: cards.get(column.key) ?? [] }))
}

/** Cards that print together: the same design in the same colour, in whatever language they were bought. Each group stands where its first card does. */
export function alike(cards: readonly QueueItem[]): QueueItem[][] {
  const groups = new Map<string, QueueItem[]>()
  for (const card of cards) {
    const key = JSON.stringify([card.product_id, card.variation_id])
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
}

/** How many pieces of each size, in the order of the cards; those without a size have none. */
export function sizesOf(cards: readonly QueueItem[]): { size: string; pieces: number }[] {
  const sizes = new Map<string, number>()
  for (const { size, quantity } of cards) if (size !== null) sizes.set(size, (sizes.get(size) ?? 0) + quantity)
  return [...sizes].map(([size, pieces]) => ({ size, pieces }))
}
