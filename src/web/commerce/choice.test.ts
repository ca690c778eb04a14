import { describe, expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { chooseSize, chooseVariation, differInColor, firstChoice, leftOf, lineOf, needsSize } from './choice.ts'
import type { Goods } from './goods.ts'

const variation = (id: string, isDefault = false, price?: number) => ({
  id,
  name: id,
  subtitle: null,
  isDefault,
  color: null,
  imageKey: `${id}-picture`,
  price: price === undefined ? null : money(price),
  sale_price: null,
  member_price: null,
})
const tee: Goods = {
  id: 'tee',
  slug: 'tee',
  name: 'Tee',
  imageKey: 'leading',
  isPreOrder: false,
  sizes: ['S', 'M'],
  price: money(79.9),
  sale_price: null,
  member_price: money(71.9),
  variations: [variation('lapis', true), variation('milk', false, 89.9)],
  variationsLabel: null,
  stock: [
    { variation: 'lapis', size: 'S', left: 0 },
    { variation: 'lapis', size: 'M', left: 4 },
    { variation: 'milk', size: 'S', left: 2 },
    { variation: 'milk', size: 'M', left: 0 },
  ],
}
const soldOutIn = (id: string): Goods => ({
  ...tee,
  stock: tee.stock.map((level) => (level.variation === id ? { ...level, left: 0 } : level)),
})

describe('choosing', () => {
  it('begins with the default variation, and with another when that one is gone', () => {
    expect(firstChoice(tee).variationId).toBe('lapis')
    expect(firstChoice(soldOutIn('lapis')).variationId).toBe('milk')
    expect(firstChoice(tee, 'milk').variationId).toBe('milk')
    expect(firstChoice(tee, 'unknown').variationId).toBe('lapis')
  })

  it('asks for a size unless there is only one', () => {
    expect(needsSize(tee, firstChoice(tee))).toBe(true)
    expect(needsSize({ ...tee, sizes: ['M'] }, firstChoice({ ...tee, sizes: ['M'] }))).toBe(false)
  })

  it('drops a size that the other variation has not', () => {
    const chosen = chooseSize(tee, firstChoice(tee), 'M')
    expect(chooseVariation(tee, chosen, 'milk').size).toBeUndefined()
  })

  it('never asks for more pieces than are left', () => {
    expect(chooseSize(tee, { ...firstChoice(tee), quantity: 9 }, 'M').quantity).toBe(4)
  })

  it('does not count pieces of a pre-order', () => {
    expect(leftOf({ ...tee, isPreOrder: true }, 'lapis', 'S')).toBe(99)
  })

  it('writes a line at the price of the buyer and of the variation', () => {
    const chosen = chooseSize(tee, firstChoice(tee), 'M')
    expect(lineOf(tee, chosen, true)).toEqual({
      id: 'tee',
      slug: 'tee',
      name: 'Tee',
      imageKey: 'lapis-picture',
      price: 71.9,
      size: 'M',
      variation_id: 'lapis',
      variation_name: 'lapis',
    })
    expect(lineOf(tee, firstChoice(tee, 'milk'), true).price).toBe(89.9)
  })
})

it('treats options as colours if all have one, also with a price of their own', () => {
  expect(differInColor([{ color: 'blue' }, { color: 'red' }])).toBe(true)
  expect(
    differInColor([
      { ...variation('lapis', true), color: 'blue' },
      { ...variation('milk', false, 89.9), color: 'white' },
    ]),
  ).toBe(true)
  expect(differInColor([{ color: 'blue' }, { color: null }])).toBe(false)
})
