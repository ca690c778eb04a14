import type { ProductionQueue, QueueColumn, QueueItem } from '#contract/production.ts'

/** The column behind the last step, for finished items. The leading blank makes it distinct from the steps' names. */
export const readyKey = ' ready'

export type ShownColumn = QueueColumn & { cards: QueueItem[] }

/** Cards in order. `onTheWay` maps cards that were dropped on another column to it, until the server answers. */
export function columnsOf(
  { columns, items }: Pick<ProductionQueue, 'columns' | 'items'>,
  onTheWay: Readonly<Record<string, string>>,
): ShownColumn[] {
  const cards = new Map<string, QueueItem[]>(columns.map(({ key }) => [key, []]))
  for (const item of items) cards.get(onTheWay[item.order_item_id] ?? item.column ?? readyKey)?.push(item)
  return columns.map((column) => ({ ...column, cards: cards.get(column.key) ?? [] }))
}

/** Groups the cards that print together: the same design and colour, bought in any language. A group takes the place of its first card. */
export function alike(cards: readonly QueueItem[]): QueueItem[][] {
  const groups = new Map<string, QueueItem[]>()
  for (const card of cards) {
    const key = JSON.stringify([card.product_id, card.variation_id])
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
}

/** In the order of the cards, without those that have no size. */
export function sizesOf(cards: readonly QueueItem[]): { size: string; pieces: number }[] {
  const sizes = new Map<string, number>()
  for (const { size, quantity } of cards) if (size !== null) sizes.set(size, (sizes.get(size) ?? 0) + quantity)
  return [...sizes].map(([size, pieces]) => ({ size, pieces }))
}
