import { describe, expect, it } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { money, zero } from '#contract/rules/money.ts'
import type { Order } from '#contract/orders.ts'
import { sortOut } from './put-in-cart.ts'

const item = (id: string, quantity: number, changes: Partial<Order['items'][number]> = {}): Order['items'][number] => ({
  id,
  product_id: id,
  variation_id: null,
  variation_name: null,
  size: null,
  name: `Old name of ${id}`,
  image_url: null,
  handed_over: 0,
  is_collected_earlier: false,
  quantity,
  unit_price: money(50),
  line_total: money(50 * quantity),
  sku: id,
  is_pre_order: false,
  ships_on: null,
  ...changes,
})
const quoteOf = (lines: Order['items'], problems: Quote['problems'] = []): Quote => ({
  lines: lines.map((line) => ({ ...line, name: `Name of ${line.product_id}`, unit_price: money(60) })),
  subtotal: zero,
  discount: zero,
  discount_from: null,
  discount_code: null,
  gift_wrapping: null,
  shipping: zero,
  tax: zero,
  total: zero,
  free_shipping_remaining: null,
  shipping_zone: 'malaysia_peninsular',
  delivery: null,
  member_saving: null,
  problems,
})

describe('an order put together again', () => {
  it('copies everything at today’s prices and names', () => {
    const items = [item('tee', 2, { size: 'M', variation_id: 'v', variation_name: 'Lapis' }), item('mug', 1)]
    expect(sortOut({ items }, quoteOf(items))).toMatchObject({
      added: [
        { quantity: 2, line: { id: 'tee', name: 'Name of tee', price: 60, size: 'M', variation_id: 'v', variation_name: 'Lapis' } },
        { quantity: 1, line: { id: 'mug', price: 60 } },
      ],
      missing: [],
    })
  })

  it('takes the pieces left, and names products no longer sold in the shop’s own messages', () => {
    const items = [item('few', 5), item('gone', 1), item('soldOut', 1)]
    const problems: Quote['problems'] = [
      { code: 'out_of_stock', line: 0, product_id: 'few', available: 2, message: 'Only 2 left' },
      { code: 'not_found', line: 1, product_id: 'gone', available: null, message: 'Not sold any more' },
      { code: 'out_of_stock', line: 2, product_id: 'soldOut', available: 0, message: 'Sold out' },
    ]
    const { added, missing } = sortOut({ items }, quoteOf([item('few', 5), item('soldOut', 1)], problems))
    expect(added).toEqual([expect.objectContaining({ quantity: 2, wanted: 5 })])
    expect(missing).toEqual([
      { id: 'gone', name: 'Old name of gone', reason: 'Not sold any more' },
      { id: 'soldOut', name: 'Name of soldOut', reason: 'Sold out' },
    ])
  })

  it('leaves out a size that has to be chosen again', () => {
    const items = [item('tee', 1, { size: 'XXS' })]
    const problems: Quote['problems'] = [{ code: 'choose_size', line: 0, product_id: 'tee', available: null, message: 'Choose a size' }]
    expect(sortOut({ items }, quoteOf(items, problems)).added).toEqual([])
  })
})
