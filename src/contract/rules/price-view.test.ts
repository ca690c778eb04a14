import { describe, expect, it } from 'vitest'
import { type Money, money } from '#contract/rules/money.ts'
import { bestPercentOff, optionPrices, viewPrices } from './price-view.ts'

const priced = (price: number, sale?: number, member?: number) => ({
  price: money(price),
  sale_price: sale === undefined ? null : money(sale),
  member_price: member === undefined ? null : money(member),
})
const own = (price: Money | null) => ({ price, sale_price: null, member_price: null })

describe('the prices that a page shows', () => {
  it('shows a single price without a reduction', () => {
    expect(viewPrices([priced(79.9)])).toEqual({ guest: { min: 79.9, max: 79.9 } })
  })

  it('keeps the regular price beside a sale price and beside a member price', () => {
    expect(viewPrices([priced(18, 14.9, 12.9)])).toEqual({
      guest: { min: 14.9, max: 14.9, was: 18 },
      member: { min: 12.9, max: 12.9, was: 18 },
    })
  })

  it('makes a range of variations, without a struck-through price', () => {
    const product = { ...priced(49, 45), variations: [own(money(39)), own(money(59))] }
    expect(viewPrices(optionPrices(product))).toEqual({ guest: { min: 39, max: 59 } })
  })

  it('uses the product’s price for variations without one', () => {
    const product = { ...priced(49), variations: [own(null), own(null)] }
    expect(viewPrices(optionPrices(product))).toEqual({ guest: { min: 49, max: 49 } })
  })

  it('has no member price where members pay the same', () => {
    expect(viewPrices([priced(49, 45, 45)]).member).toBeUndefined()
  })

  it('rounds the best percentage off, and has none without a sale', () => {
    expect(bestPercentOff([priced(18, 14.9), priced(18)])).toBe(17)
    expect(bestPercentOff([priced(18, 20)])).toBeUndefined()
  })
})
