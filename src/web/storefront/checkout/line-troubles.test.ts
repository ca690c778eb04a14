import { describe, expect, it } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import type { CartLine } from '#web/commerce/cart/cart-lines.ts'
import { findTroubles } from './line-troubles.ts'

const lines: CartLine[] = ['tee', 'mug'].map((id) => ({ id, slug: id, name: id, imageKey: null, price: money(10), quantity: 3 }))
const quoteWith = (problems: Quote['problems']): Quote => ({
  lines: [],
  subtotal: money(0),
  discount: money(0),
  discount_from: null,
  discount_code: null,
  gift_wrapping: null,
  shipping: money(0),
  tax: money(0),
  total: money(0),
  free_shipping_remaining: null,
  shipping_zone: 'malaysia_peninsular',
  delivery: null,
  member_saving: null,
  problems,
})
const left = (count: number) => `${count} left`

describe('lines that prevent an order', () => {
  it('shows the objections of the quote', () => {
    const quote = quoteWith([{ code: 'not_found', line: 1, product_id: 'mug', available: null, message: 'gone' }])
    expect(findTroubles(lines, quote, [], left)).toEqual([{ key: 'mug//', name: 'mug', message: 'gone', available: null }])
  })

  it('adds problems found only by placing the order, once for a line', () => {
    const quote = quoteWith([{ code: 'out_of_stock', line: 0, product_id: 'tee', available: 1, message: 'one' }])
    const short = [
      { line: 0, available: 0 },
      { line: 1, available: 2 },
    ]
    expect(findTroubles(lines, quote, short, left).map(({ message }) => message)).toEqual(['one', '2 left'])
  })
})
