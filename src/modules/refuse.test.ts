import { expect, it } from 'vitest'
import { isRefusal, refusal, refuse } from './refuse.ts'

it('refuses with the status that the calls declare', () => {
  expect(refusal('already_paid')).toMatchObject({ code: 'already_paid', status: 409, details: {}, sentence: 'already_paid' })
  expect(refusal('order_not_found').status).toBe(404)
  expect(refusal('second_factor_required').status).toBe(403)
  expect(refusal('invalid_signature').status).toBe(400)
  expect(() => refuse('too_many_unpaid', { most: 3 })).toThrow(expect.objectContaining({ details: { most: 3 } }))
})

it('replaces its sentence for other readers, and keeps its cause', () => {
  const cause = new Error('no answer')
  expect(refusal('gateway_unavailable', undefined, { cause })).toMatchObject({ status: 502, cause })
  const short = refusal('out_of_stock', { product_ids: [], lines: [] }, { sentence: 'too_few_pieces' })
  expect(short).toMatchObject({ code: 'out_of_stock', sentence: 'too_few_pieces' })
})

it('recognises a refusal by its codes', () => {
  expect(isRefusal(refusal('not_paid'), 'already_paid', 'not_paid')).toBe(true)
  expect(isRefusal(refusal('not_paid'), 'already_paid')).toBe(false)
  expect(isRefusal(new Error('not_paid'), 'not_paid')).toBe(false)
})
