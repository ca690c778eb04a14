import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodsBounds, goodsIn, moneyOfLines, moneyOfPieces, netOf, type OrderSums, partsOf } from './line-money.ts'
import { add, fromSen, isLess, money, type Money, share, subtract, toSen, zero } from './money.ts'

const anOrder = fc
  .record({
    lines: fc.array(fc.record({ sen: fc.nat(500_000), quantity: fc.integer({ min: 1, max: 20 }) }), { minLength: 1, maxLength: 12 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    taxRate: fc.constantFrom(0, 0.06, 0.08),
    shippingSen: fc.constantFrom(0, 800, 5500),
  })
  .map(({ lines: asked, discountShare, taxRate, shippingSen }) => {
    const lines = asked.map(({ sen, quantity }) => ({ line_total: fromSen(sen * quantity), quantity }))
    const subtotal = add(...lines.map(({ line_total }) => line_total))
    const discount = share(subtotal, discountShare)
    const [net, shipping] = [subtract(subtotal, discount), fromSen(shippingSen)]
    const tax = share(net, taxRate)
    return { lines, subtotal, discount, tax, shipping, total: add(net, tax, shipping) }
  })
/** 2 tees and a mug, with and without a code of 50 %. */
const lines = [
  { line_total: money(159.8), quantity: 2 },
  { line_total: money(49), quantity: 1 },
]
const half: OrderSums = { subtotal: 208.8, discount: 104.4, tax: 6.26, shipping: 8, total: 118.66 }
const whole: OrderSums = { subtotal: 208.8, discount: 0, tax: 12.53, shipping: 8, total: 229.33 }
const paidFor = ({ net, tax }: { net: Money; tax: Money }) => add(net, tax)

it('gives a piece the money paid for it: after the code, with its share of the tax', () => {
  const ofTee = (order: OrderSums, before = 0) =>
    moneyOfLines(lines, order)
      .slice(0, 1)
      .map((line) => paidFor(moneyOfPieces(line, 1, { of: 2, before })))
  expect(ofTee(half)).toEqual([42.35])
  expect(ofTee(whole)).toEqual([84.69])
  expect(ofTee(whole, 1)).toEqual([84.7])
})

it('divides all of an order’s goods and tax among its lines, and a line among its pieces', () => {
  fc.assert(
    fc.property(anOrder, fc.nat(19), ({ lines: some, ...order }, cut) => {
      const parts = moneyOfLines(some, order)
      expect(add(...parts.map(({ net }) => net))).toBe(netOf(order))
      expect(add(...parts.map(({ tax }) => tax))).toBe(order.tax)
      for (const [at, part] of parts.entries()) {
        const of = some[at]?.quantity ?? 1
        const first = moneyOfPieces(part, Math.min(cut, of), { of })
        const rest = moneyOfPieces(part, of - Math.min(cut, of), { of, before: Math.min(cut, of) })
        for (const kind of ['net', 'tax'] as const) {
          expect(add(first[kind], rest[kind])).toBe(part[kind])
          expect(isLess(first[kind], zero) || isLess(rest[kind], zero)).toBe(false)
        }
      }
    }),
  )
})

it('is off an exact share by less than a sen, but on the largest line', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (sen, weights) => {
      const sum = weights.reduce((all, weight) => all + weight, 0)
      fc.pre(sum > 0)
      const parts = partsOf(sen, weights)
      const largest = weights.indexOf(Math.max(...weights))
      expect(parts.reduce((all, part) => all + part, 0)).toBe(sen)
      for (const [at, part] of parts.entries()) {
        const exact = (sen * (weights[at] ?? 0)) / sum
        if (at === largest) expect(part).toBeGreaterThan(exact - 1)
        else expect(Math.abs(exact - part)).toBeLessThan(1)
      }
    }),
  )
})

it('finds no goods in money that is exactly shipping, gift wrapping, tax, or some of them together', () => {
  const order = { ...whole, gift_wrapping: 6, total: 235.33 }
  for (const amount of [8, 6, 12.53, 14, 20.53, 26.53]) expect(goodsIn(money(amount), order)).toBe(0)
  expect(goodsIn(money(84.69), order)).toBe(79.89)
  expect(goodsIn(money(106), { subtotal: 200, discount: 0, tax: 12, shipping: 8, total: 220 })).toBe(100)
})

it('keeps refunded goods within the refunded money', () => {
  fc.assert(
    fc.property(anOrder, fc.double({ min: 0, max: 1, noNaN: true }), (order, part) => {
      const returned = share(order.total, part)
      const { least, most } = goodsBounds(returned, order)
      expect(isLess(least, zero) || isLess(most, least)).toBe(false)
      expect(goodsBounds(zero, order)).toEqual({ least: 0, most: 0 })
      expect(goodsBounds(order.total, order)).toEqual({ least: netOf(order), most: netOf(order) })
      expect(toSen(goodsIn(returned, order))).toBeLessThanOrEqual(toSen(returned))
    }),
  )
})
