import { describe, expect, it } from 'vitest'
import { isOrdinaryTransition, orderStatuses, ordinaryTransitions, paymentWordOf } from './order-states.ts'

describe('the ordinary course of an order', () => {
  it('leads from placing to completion, and out of it only before the goods have left', () => {
    expect(ordinaryTransitions).toEqual({
      pending: ['processing', 'cancelled'],
      processing: ['shipped', 'completed', 'cancelled'],
      shipped: ['completed'],
      completed: [],
      cancelled: [],
    })
  })

  it('counts staying where it is as ordinary', () => {
    for (const status of orderStatuses) expect(isOrdinaryTransition(status, status)).toBe(true)
  })

  it.each([
    ['shipped', 'pending'],
    ['pending', 'shipped'],
    ['shipped', 'cancelled'],
    ['completed', 'processing'],
    ['cancelled', 'pending'],
  ] as const)('leaves %s to %s to staff', (from, to) => {
    expect(isOrdinaryTransition(from, to)).toBe(false)
  })
})

it('asks nobody to check the receipt of a cancelled order', () => {
  expect(paymentWordOf({ status: 'pending', payment_status: 'proof_submitted' })).toBe('proof_submitted')
  expect(paymentWordOf({ status: 'cancelled', payment_status: 'proof_submitted' })).toBe('proof_unchecked')
  expect(paymentWordOf({ status: 'cancelled', payment_status: 'paid' })).toBe('paid')
})
