import { describe, expect, it } from 'vitest'
import { checkTyped, refusalOf } from './tracking.ts'

describe('looking an order up', () => {
  it('requires both parts', () => {
    expect(checkTyped({ order_number: '', email: '' })).toEqual({ order_number: 'numberRequired', email: 'emailRequired' })
    expect(checkTyped({ order_number: 'UND-12345', email: 'nobody' })).toEqual({ email: 'emailInvalid' })
    expect(checkTyped({ order_number: 'UND-12345', email: 'a@b.co' })).toEqual({})
  })

  it('answers an impossible order number like an unknown one', () => {
    expect(refusalOf(Object.assign(new Error(), { status: 404 }))).toEqual({ refusal: { kind: 'not_found' }, status: 404 })
    expect(refusalOf(Object.assign(new Error(), { status: 400 }))).toEqual({ refusal: { kind: 'not_found' }, status: 404 })
  })

  it('says how long to wait, and admits a fault', () => {
    expect(refusalOf(Object.assign(new Error(), { status: 429, retryAfterSeconds: 30 })).refusal).toEqual({ kind: 'wait', seconds: 30 })
    expect(refusalOf(new Error('broken'))).toEqual({ refusal: { kind: 'failed' }, status: 500 })
  })
})
