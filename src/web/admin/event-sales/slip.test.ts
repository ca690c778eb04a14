import { expect, it } from 'vitest'
import type { EventInventory, EventStockItem } from '#contract/event-stock.ts'
import { money } from '#contract/rules/money.ts'
import type { QueuedStallAction } from '../stall/stall-actions.ts'
import { goodsOf, leftHere, linesOf, named, sumsOf, withQuantity } from './slip.ts'

const item = (more: Partial<EventStockItem>): EventStockItem =>
  ({
    product_id: 'tee',
    variation_id: 'lapis',
    size: 'M',
    name: 'Ram’s horn tee',
    variation_name: 'Lapis',
    sku: 'TEE-HORN-M',
    image_key: null,
    remaining: 4,
    unit_price: money(79.9),
    member_unit_price: money(71.9),
    ...more,
  }) as EventStockItem
const items = [
  item({}),
  item({ size: 'L', remaining: 0 }),
  item({
    product_id: 'mug',
    variation_id: null,
    size: null,
    name: 'Adras mug',
    sku: 'MUG-1',
    unit_price: money(49),
    member_unit_price: money(49),
  }),
]
const [tee, , mug] = items as [EventStockItem, EventStockItem, EventStockItem]

it('adds up as the shop does, for members and everybody else', () => {
  const slip = withQuantity(withQuantity(new Map(), tee, 1), mug, 2)
  expect(sumsOf(linesOf(slip, items, false), 0.06)).toEqual({ subtotal: 177.9, tax: 10.67, total: 188.57, pieces: 3 })
  expect(sumsOf(linesOf(slip, items, true), 0.06)).toEqual({ subtotal: 169.9, tax: 10.19, total: 180.09, pieces: 3 })
})

it('never sells more than is left, nor pieces sold a moment ago without a network', () => {
  expect(linesOf(withQuantity(new Map(), tee, 9), items, false)[0]?.quantity).toBe(4)
  expect(withQuantity(withQuantity(new Map(), tee, 2), tee, 0).size).toBe(0)
  const sold = (state: QueuedStallAction['state']): QueuedStallAction => ({
    subject: 'stall',
    number: 1,
    madeBy: undefined,
    madeAt: '',
    title: '',
    pieces: 3,
    state,
    action: {
      kind: 'sale',
      key: 'k',
      eventId: 'e',
      sale: { items: [{ product_id: 'tee', variation_id: 'lapis', size: 'M', quantity: 3 }], method: 'cash' },
    },
  })
  const inventory = { items } as EventInventory
  expect(leftHere(inventory, [sold('waiting')])[0]?.remaining).toBe(1)
  expect(leftHere(inventory, [sold('sent'), sold('refused')])[0]?.remaining).toBe(4)
})

it('shows a product once, and finds it by words of its name or its SKU', () => {
  const goods = goodsOf(items)
  expect(goods.map(({ name, left }) => [name, left])).toEqual([
    ['Ram’s horn tee', 4],
    ['Adras mug', 4],
  ])
  expect(named(goods, 'tee horn').map(({ name }) => name)).toEqual(['Ram’s horn tee'])
  expect(named(goods, 'mug-1').map(({ name }) => name)).toEqual(['Adras mug'])
  expect(named(goods, 'rug')).toEqual([])
})
