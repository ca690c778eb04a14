import { describe, expect, it } from 'vitest'
import { isOrdinaryTransition, orderStatuses, ordinaryTransitions } from './order-states.ts'

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
