import { describe, expect, it } from 'vitest'
import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { money } from '#contract/rules/money.ts'
import { addLine, countItems, lineKey, type NewCartLine, parseCart, setQuantity } from './cart-lines.ts'

const tee: NewCartLine = { id: 'tee', slug: 'tee', name: 'Tee', imageKey: null, price: money(79.9), size: 'M', variation_id: 'lapis' }

describe('cart lines', () => {
  it('adds up the same product with the same variation and size', () => {
    expect(addLine(addLine([], tee, 1), tee, 2)).toEqual([{ ...tee, quantity: 3 }])
  })

  it('separates another size', () => {
    expect(addLine(addLine([], tee, 1), { ...tee, size: 'L' }, 1)).toHaveLength(2)
  })

  it('takes the newer price of a line that is added again', () => {
    expect(addLine(addLine([], tee, 1), { ...tee, price: money(69.9) }, 1)[0]?.price).toBe(69.9)
  })

  it('never goes below one piece or above the limit of a line', () => {
    const lines = addLine([], tee, 1)
    expect(setQuantity(lines, lineKey(tee), 0)[0]?.quantity).toBe(1)
    expect(setQuantity(lines, lineKey(tee), 1e9)[0]?.quantity).toBe(mostOfOneLine)
  })

  it('drops invalid lines of a stored cart and keeps the good ones', () => {
    const good = { ...tee, quantity: 2 }
    const stored = JSON.stringify([good, { ...good, quantity: -1 }, { ...good, price: 'free' }, null, 7])
    expect(parseCart(stored)).toEqual([good])
    expect(countItems(parseCart('{"not":"a cart"}'))).toBe(0)
    expect(parseCart('not json')).toEqual([])
  })
})
