import { expect, it } from 'vitest'
import { money, zero } from '#contract/rules/money.ts'
import { givenBackOf, type MoneyMove, salesOfOrder } from './sales-of-order.ts'

const order = { total: money(100), rounding: zero }
const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const paid = (day: number, amount = 100): MoneyMove => ({ at: at(day), paid: money(amount), refunded: zero })
const back = (day: number, amount: number): MoneyMove => ({ at: at(day), paid: zero, refunded: money(amount) })

it('begins a sale with the first full payment and collects its refunds', () => {
  const [sale, ...others] = salesOfOrder([paid(2), back(3, 10), back(9, 5)], order)
  expect(others).toEqual([])
  expect(sale).toMatchObject({ turn: 1, paidAt: at(2), total: 100, refunds: [{ amount: 10 }, { amount: 5 }] })
})

it('begins another sale when an order is paid again after everything went back', () => {
  const sales = salesOfOrder([paid(2), back(3, 100), paid(8), back(9, 20)], order)
  expect(sales.map(({ turn, paidAt, refunds }) => ({ turn, paidAt, back: givenBackOf({ refunds }) }))).toEqual([
    { turn: 1, paidAt: at(2), back: 100 },
    { turn: 2, paidAt: at(8), back: 20 },
  ])
})

it('forgets a payment that did not arrive, and a refund that came back', () => {
  expect(salesOfOrder([paid(2), paid(3, -100)], order)).toEqual([])
  expect(salesOfOrder([paid(2), paid(3, -100), paid(7)], order)).toMatchObject([{ turn: 1, paidAt: at(7) }])
  expect(salesOfOrder([paid(2), back(3, 10), back(4, 30), back(6, -10)], order)).toMatchObject([{ refunds: [{ at: at(4), amount: 30 }] }])
  expect(salesOfOrder([paid(2), back(3, 10), back(4, 30), back(6, -35)], order)).toMatchObject([{ refunds: [{ at: at(3), amount: 5 }] }])
})

it('gives each payment in cash its own rounding', () => {
  const rounded = { total: money(21.95), rounding: money(0.01) }
  expect(salesOfOrder([paid(2, 21.94), back(3, 21.94), paid(4, 21.95)], rounded)).toMatchObject([
    { total: 21.94, rounding: 0 },
    { total: 21.95, rounding: 0.01 },
  ])
})

it('counts an order with nothing to pay once', () => {
  const free = { total: zero, rounding: zero }
  expect(salesOfOrder([paid(2, 0), paid(3, 0)], free)).toMatchObject([{ turn: 1, paidAt: at(2), total: 0 }])
})

it('counts a row in which older versions summed several payments once', () => {
  expect(salesOfOrder([{ at: at(2), paid: money(200), refunded: money(130) }], order)).toMatchObject([
    { total: 100, refunds: [{ amount: 100 }] },
  ])
})
