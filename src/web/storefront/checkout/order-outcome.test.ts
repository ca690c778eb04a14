import { describe, expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { readRefusal } from './order-outcome.ts'

describe('a refused order’s request to the buyer', () => {
  it('names the lines that are short', () => {
    const lines = [{ line: 1, product_id: 'x', available: 2 }]
    expect(readRefusal({ code: 'out_of_stock', error: 'no', product_ids: ['x'], lines })).toEqual({
      outcome: 'out_of_stock',
      lines: [{ line: 1, available: 2 }],
    })
  })

  it('carries the fresh quote of a changed price', () => {
    const none = money(0)
    const quote = {
      lines: [],
      subtotal: none,
      discount: none,
      discount_from: null,
      discount_code: null,
      gift_wrapping: null,
      shipping: none,
      tax: none,
      total: money(20),
      free_shipping_remaining: null,
      shipping_zone: 'malaysia_peninsular' as const,
      delivery: null,
      member_saving: null,
      problems: [],
    }
    expect(readRefusal({ code: 'price_changed', error: 'no', quote })).toMatchObject({
      outcome: 'price_changed',
      quote: { total: 20 },
    })
  })

  it('says how long to wait, a minute where that is no time', () => {
    expect(readRefusal({ code: 'too_many_requests', error: 'no', retry_after: 12 })).toEqual({ outcome: 'wait', seconds: 12 })
    expect(readRefusal({ code: 'too_many_requests', error: 'no', retry_after: 0 })).toEqual({ outcome: 'wait', seconds: 60 })
  })

  it('hands fields on for their inputs, and anything else as the server said it', () => {
    const fields = { 'contact.email': 'wrong' }
    expect(readRefusal({ code: 'invalid_input', error: 'check', fields })).toEqual({ outcome: 'invalid', fields, message: 'check' })
    const most = { code: 'too_many_unpaid' as const, error: 'Too many pieces', most: 200 }
    expect(readRefusal(most)).toEqual({ outcome: 'failed', message: 'Too many pieces' })
    expect(readRefusal({ code: 'foreign_origin', error: 'not from here' })).toEqual({ outcome: 'failed', message: 'not from here' })
  })
})
