import { describe, expect, it } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import type { CartLine } from './cart-lines.ts'
import { findPriceChanges, isSameCart, withQuotedLines } from './price-changes.ts'

const line: CartLine = {
  id: 'tee',
  slug: 'tee',
  name: 'Tee',
  imageKey: null,
  price: money(79.9),
  quantity: 1,
  size: 'M',
  variation_id: 'v',
  variation_name: 'Lapis',
}
const quoteOf = (unitPrice: number, name = 'Tee'): Quote => ({
  lines: [
    {
      product_id: 'tee',
      variation_id: 'v',
      variation_name: 'Лазурит',
      size: 'M',
      name,
      image_url: null,
      quantity: 1,
      unit_price: money(unitPrice),
      line_total: money(unitPrice),
      is_pre_order: false,
      ships_on: null,
    },
  ],
  subtotal: money(0),
  discount: money(0),
  discount_from: null,
  discount_code: null,
  gift_wrapping: null,
  shipping: money(0),
  tax: money(0),
  total: money(0),
  free_shipping_remaining: null,
  member_saving: null,
  shipping_zone: 'malaysia_peninsular',
  delivery: null,
  problems: [],
})

describe('prices since the cart was filled', () => {
  it('are shown where they changed, and how', () => {
    expect(findPriceChanges([line], quoteOf(69.9))).toEqual([{ key: 'tee/v/M', name: 'Tee', from: 79.9, to: 69.9, isLower: true }])
    expect(findPriceChanges([line], quoteOf(79.9))).toEqual([])
    expect(findPriceChanges([{ ...line, size: 'L' }], quoteOf(69.9))).toEqual([])
  })

  it('are shown by the names of the visitor’s language', () => {
    expect(findPriceChanges([line], quoteOf(69.9, 'Футболка'))[0]?.name).toBe('Футболка')
  })

  it('are remembered with the names of the visitor’s language', () => {
    expect(withQuotedLines([line], quoteOf(69.9, 'Футболка'))).toEqual([
      { ...line, name: 'Футболка', variation_name: 'Лазурит', price: 69.9 },
    ])
  })

  it('are remembered with the current image', () => {
    const quote = quoteOf(79.9)
    const pictured = { ...quote, lines: quote.lines.map((quoted) => ({ ...quoted, image_url: '/images/lapis/400.jpg' })) }
    const today = withQuotedLines([line], pictured)
    expect(today[0]?.imageKey).toBe('lapis')
    expect(withQuotedLines(today, quote)[0]?.imageKey).toBeNull()
  })

  it('leave a cart that is up to date alone', () => {
    const today = withQuotedLines([line], quoteOf(79.9))
    expect(isSameCart(withQuotedLines(today, quoteOf(79.9)), today)).toBe(true)
  })
})
