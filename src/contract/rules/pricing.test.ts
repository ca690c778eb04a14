import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, fromSen, isLess, money, type Money, share, subtract, zero } from './money.ts'
import { lineTotal, percentOff, type Prices, pricesOf, totalsOf, unitPrice } from './pricing.ts'

const amounts = fc.integer({ min: 0, max: 500_000 }).map((sen) => money(sen / 100))
const prices: fc.Arbitrary<Prices> = fc.record({
  price: amounts,
  sale_price: fc.option(amounts, { nil: null }),
  member_price: fc.option(amounts, { nil: null }),
})
const rules = fc.record({
  lines: fc.array(amounts, { maxLength: 20 }),
  discount: amounts,
  shipsFree: fc.boolean(),
  giftWrapping: fc.option(amounts, { nil: undefined }),
  shippingRate: amounts,
  freeShippingOver: fc.option(fc.constant(money(150)), { nil: undefined }),
  taxRate: fc.constantFrom(0, 0.06, 0.08),
})
const tee: Prices = { price: money(80), sale_price: money(70), member_price: money(60) }

it('adds up to the sen: total = lines − discount + gift wrapping + shipping + tax', () => {
  fc.assert(
    fc.property(rules, (given) => {
      const totals = totalsOf(given)
      expect(totals.subtotal).toBe(add(...given.lines))
      expect(totals.total).toBe(add(subtract(totals.subtotal, totals.discount), given.giftWrapping ?? zero, totals.shipping, totals.tax))
    }),
  )
})

it('is never negative, and never discounts more than the goods', () => {
  fc.assert(
    fc.property(rules, (given) => {
      const { subtotal, discount, shipping, tax, total } = totalsOf(given)
      for (const amount of [subtotal, discount, shipping, tax, total]) expect(isLess(amount, zero)).toBe(false)
      expect(isLess(subtotal, discount)).toBe(false)
    }),
  )
})

it('asks for more when more is bought, unless shipping becomes free', () => {
  fc.assert(
    fc.property(rules, amounts, (given, more) => {
      const before = totalsOf(given)
      const after = totalsOf({ ...given, lines: [...given.lines, more] })
      expect(isLess(subtract(after.total, after.shipping), subtract(before.total, before.shipping))).toBe(false)
    }),
  )
})

it('ships free above RM 150 after the discount, not at it', () => {
  const shippingOf = (amount: number, rate = 0) =>
    totalsOf({
      lines: [money(amount)],
      discount: share(money(amount), rate),
      shippingRate: money(8),
      shipsFree: false,
      freeShippingOver: money(150),
      taxRate: 0.06,
    })
  expect(shippingOf(150)).toMatchObject({ shipping: 8, free_shipping_remaining: 0.01 })
  expect(shippingOf(150.01)).toMatchObject({ shipping: 0, free_shipping_remaining: 0 })
  expect(shippingOf(150.01, 0.05)).toMatchObject({ shipping: 8, free_shipping_remaining: 7.5 })
})

it('shows no free shipping where it does not apply, and ships nothing for nothing', () => {
  const base = { discount: zero, shipsFree: false, shippingRate: money(8), freeShippingOver: undefined, taxRate: 0.06 }
  expect(totalsOf({ ...base, lines: [money(500)] })).toMatchObject({ shipping: 8, free_shipping_remaining: null })
  expect(totalsOf({ ...base, lines: [] })).toMatchObject({ shipping: 0, total: 0 })
})

it('taxes the goods after the discount', () => {
  expect(
    totalsOf({
      lines: [money(79.9)],
      discount: money(4),
      shipsFree: false,
      shippingRate: money(8),
      freeShippingOver: undefined,
      taxRate: 0.06,
    }),
  ).toEqual({
    subtotal: 79.9,
    discount: 4,
    shipping: 8,
    tax: 4.55,
    total: 88.45,
    free_shipping_remaining: null,
  })
})

it('charges the member price to members, else the sale price, else the price', () => {
  expect(unitPrice(tee, true)).toBe(60)
  expect(unitPrice(tee, false)).toBe(70)
  expect(unitPrice({ ...tee, sale_price: null }, false)).toBe(80)
  expect(unitPrice({ ...tee, member_price: null }, true)).toBe(70)
})

it('charges only prices that are written somewhere', () => {
  fc.assert(
    fc.property(prices, fc.boolean(), (given, isMember) => {
      const known: (Money | null)[] = [given.price, given.sale_price, ...(isMember ? [given.member_price] : [])]
      expect(known).toContain(unitPrice(given, isMember))
    }),
  )
})

it('uses a variation’s own price alone, and otherwise the product’s', () => {
  expect(pricesOf(tee, { price: money(90), sale_price: null, member_price: null })).toEqual({
    price: 90,
    sale_price: null,
    member_price: null,
  })
  expect(pricesOf(tee, { price: null, sale_price: null, member_price: null })).toEqual(tee)
  expect(pricesOf(tee, { price: null, sale_price: money(65), member_price: null })).toEqual({ ...tee, sale_price: 65 })
  expect(pricesOf(tee)).toBe(tee)
})

it('rounds the percentage off, and hides zero', () => {
  expect(percentOff(tee)).toBe(13)
  expect(percentOff({ ...tee, sale_price: null })).toBeUndefined()
  expect(percentOff({ ...tee, sale_price: money(80) })).toBeUndefined()
})

it.each([
  [4, 3.7, 8],
  [100, 0.3, 99],
  [100, 99.7, undefined],
  [100, 99.5, 1],
  [100, 0, 100],
])('shows %d reduced to %d as %s percent off', (price, sale, percent) => {
  expect(percentOff({ ...tee, price: money(price), sale_price: money(sale) })).toBe(percent)
})

it('rounds the percentage half up in whole sen, and shows 100 % for free goods only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.nat(499_999), (priceSen, saleSen) => {
      fc.pre(saleSen < priceSen)
      const percent = percentOff({ ...tee, price: fromSen(priceSen), sale_price: fromSen(saleSen) }) ?? 0
      const off = BigInt(priceSen - saleSen) * 200n
      if (percent < 99) {
        expect(off < BigInt(2 * percent + 1) * BigInt(priceSen)).toBe(true)
        expect(off >= BigInt(2 * percent - 1) * BigInt(priceSen)).toBe(true)
      }
      expect(percent === 100).toBe(saleSen === 0)
    }),
  )
})

it('multiplies a line in whole sen', () => {
  expect(lineTotal(money(19.99), 3)).toBe(59.97)
  expect(lineTotal(money(0.07), 99)).toBe(6.93)
})
