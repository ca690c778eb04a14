import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodsBounds, moneyOfLines } from '#contract/rules/line-money.ts'
import { add, fromSen, isLess, money, share, subtract, toSen, zero } from '#contract/rules/money.ts'
import { returnedAfter } from './returned-goods.ts'

const order = { subtotal: 208.8, discount: 104.4, tax: 6.26, shipping: 8, total: 118.66 }
const items = [
  { id: 'tees', line_total: 159.8, returned: 0 },
  { id: 'mug', line_total: 49, returned: 0 },
]
const after = (amount: number, { returned = amount, goods }: { returned?: number; goods?: Record<string, number> } = {}, before = items) =>
  returnedAfter(before, {
    order,
    returned: money(returned),
    moved: { amount: money(amount), goods: goods && new Map(Object.entries(goods).map(([id, sum]) => [id, money(sum)])) },
  })

it('takes a refund of known items from them, and another from all in equal shares', () => {
  expect(after(42.35, { goods: { tees: 39.95 } })).toEqual([39.95, 0])
  expect(after(55.33)).toEqual([39.95, 12.25])
  expect(after(8)).toEqual([0, 0])
  expect(after(118.66)).toEqual([79.9, 24.5])
})

it('restores money that a bank sent back, and all once the order is paid again', () => {
  const returned = items.map((item) => ({ ...item, returned: item.id === 'tees' ? 39.95 : 0 }))
  expect(after(-42.35, { returned: 0, goods: { tees: 39.95 } }, returned)).toEqual([0, 0])
  expect(after(0, { returned: 0 }, returned)).toEqual([0, 0])
})

const aRefund = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), isKnown: fc.boolean() })

it('never takes more from an item than it cost, nor from all than was refunded', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(3), fc.nat(50_000)), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(aRefund, { maxLength: 6 }),
      (lines, discountShare, refunds) => {
        const subtotal = add(...lines.map(fromSen))
        const discount = share(subtotal, discountShare)
        const tax = share(subtract(subtotal, discount), 0.06)
        const sums = { subtotal, discount, tax, shipping: 8, total: add(subtract(subtotal, discount), tax, money(8)) }
        let state = lines.map((sen, at) => ({ id: String(at), line_total: fromSen(sen), returned: zero }))
        const nets = moneyOfLines(state, sums).map(({ net }) => net)
        let back = zero
        for (const { share: part, isKnown } of refunds) {
          const amount = share(subtract(sums.total, back), part)
          back = add(back, amount)
          const goods = isKnown ? new Map([['0', amount]]) : undefined
          const now = returnedAfter(state, { order: sums, returned: back, moved: { amount, goods } })
          const { least, most } = goodsBounds(back, sums)
          const all = add(...now)
          expect(isLess(all, least) || isLess(most, all)).toBe(false)
          for (const [at, sum] of now.entries()) expect(toSen(sum) >= 0 && toSen(sum) <= toSen(nets[at] ?? zero)).toBe(true)
          state = state.map((item, at) => ({ ...item, returned: now[at] ?? zero }))
        }
      },
    ),
  )
})
