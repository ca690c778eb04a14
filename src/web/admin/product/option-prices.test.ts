import { expect, it } from 'vitest'
import { firstPrices, priceWithoutOffer } from './option-prices.ts'
import { emptyProduct, noVariation } from './product-values.ts'

const product = { ...emptyProduct, price: 49, sale_price: 45, member_price: 40 }

it('shows the prices of the option at which the page opens', () => {
  expect(firstPrices(product)).toEqual({ price: 49, sale_price: 45, member_price: 40 })
  const variations = { lapis: { ...noVariation, price: 90 }, milk: noVariation }
  expect(firstPrices({ ...product, order: ['lapis', 'milk'], variations })).toEqual({ price: 90, sale_price: null, member_price: null })
  expect(firstPrices({ ...product, order: ['milk', 'lapis'], variations })).toEqual({ price: 49, sale_price: 45, member_price: 40 })
  expect(firstPrices(emptyProduct)).toBeUndefined()
})

it('finds an option whose own price costs members their offer', () => {
  expect(priceWithoutOffer(product, { ...noVariation, price: 90 })).toBe(90)
  expect(priceWithoutOffer(product, { ...noVariation, price: 90, sale_price: 80 })).toBe(80)
  expect(priceWithoutOffer(product, { ...noVariation, price: 90, member_price: 70 })).toBeUndefined()
  expect(priceWithoutOffer(product, noVariation)).toBeUndefined()
  expect(priceWithoutOffer({ ...product, member_price: null }, { ...noVariation, price: 90 })).toBeUndefined()
})
