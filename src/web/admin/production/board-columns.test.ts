import { expect, it } from 'vitest'
import type { QueueColumn, QueueItem } from '#contract/production.ts'
import { alike, columnsOf, readyKey, sizesOf } from './board-columns.ts'

const item = (order_item_id: string, column: string, more: Partial<QueueItem> = {}) =>
  ({ order_item_id, column, product_id: 'tee', variation_id: 'lapis', variation_name: 'Lapis', size: 'M', ...more }) as QueueItem
const column = (key: string) => ({ key, step: { id: key, name: key }, count: 0, minutes: 0, minutes_per_day: 0 }) satisfies QueueColumn

it('puts each card into its column, and one that was just dropped where it was dropped', () => {
  const queue = { columns: [column('Print'), column('Pack')], items: [item('1', 'Print'), item('2', 'Print'), item('3', 'Pack')] }
  const shown = columnsOf(queue, { '2': 'Pack' }).map(({ key, cards }) => [key, cards.map(({ order_item_id }) => order_item_id)])
  expect(shown).toEqual([
    ['Print', ['1']],
    ['Pack', ['2', '3']],
  ])
})

it('names the column of finished items so that HTML keeps it, and no step can have that name', () => {
  // HTML replaces U+0000 and drops other control characters.
  expect(readyKey).toMatch(/^\P{C}+$/u)
  expect(readyKey.trim()).not.toBe(readyKey)
})

it('groups cards that print together at the first card’s place, and counts their sizes', () => {
  const cards = [
    item('1', 'Print', { quantity: 2 }),
    item('2', 'Print', { variation_id: 'milk', variation_name: 'Milk', quantity: 1 }),
    item('3', 'Print', { variation_name: 'Лазурит', size: 'L', quantity: 1 }),
    item('4', 'Print', { quantity: 3 }),
  ]
  const groups = alike(cards)
  expect(groups.map((group) => group.map(({ order_item_id }) => order_item_id))).toEqual([['1', '3', '4'], ['2']])
  expect(sizesOf(groups[0] ?? [])).toEqual([
    { size: 'M', pieces: 5 },
    { size: 'L', pieces: 1 },
  ])
})
