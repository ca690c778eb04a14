import { expect, it } from 'vitest'
import { money } from './money.ts'
import type { PaymentStatus } from './order-states.ts'
import { heldOf, returnedOf } from './order-money.ts'

const order = (payment_status: PaymentStatus, paid: number, refunded: number) => ({ payment_status, paid, refunded, total: money(55.7) })

it('holds received money that was not refunded', () => {
  expect(heldOf({ paid: 55.7, refunded: 50 })).toBe(5.7)
})

it('shows the buyer the refunds of the last payment', () => {
  expect(returnedOf(order('paid', 55.7, 0))).toBe(0)
  expect(returnedOf(order('paid', 55.7, 50))).toBe(50)
  expect(returnedOf(order('refunded', 55.7, 55.7))).toBe(55.7)
  expect(returnedOf(order('unpaid', 55.7, 55.7))).toBe(0)
  expect(returnedOf(order('paid', 111.4, 55.7))).toBe(0)
  expect(returnedOf(order('paid', 111.4, 65.7))).toBe(10)
})

it('is not negative where a bank returned a refund before the order was paid again', () => {
  expect(returnedOf(order('paid', 111.4, 0))).toBe(0)
})
