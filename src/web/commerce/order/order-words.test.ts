import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { createAreaWords } from '#contract/messages/words.ts'
import en from '../../../../messages/en/order.json' with { type: 'json' }
import kk from '../../../../messages/kk/order.json' with { type: 'json' }
import ru from '../../../../messages/ru/order.json' with { type: 'json' }
import { entryTitleOf, expectationOf, headingOf, roadOf } from './order-words.ts'

const wordsIn = (language: Language) => createAreaWords<'order'>(language, { en, ru, kk }[language])
const t = wordsIn('en')
const order = {
  customer_status: 'pending_payment' as const,
  proof_refusal: null,
  tracking_number: null,
  email: 'a@b.co',
  timeline: [],
  payment_method: { type: 'qr_code' as const },
}

describe('what an order says of itself', () => {
  it('greets a parcel on its way in three languages', () => {
    const shipped = { customer_status: 'shipped' as const, proof_refusal: null }
    expect((['en', 'ru', 'kk'] as const).map((language) => headingOf(wordsIn(language), shipped))).toEqual([
      'Your tulpar is on the way',
      'Ваш тулпар уже в пути',
      'Тұлпарыңыз жолға шықты',
    ])
  })

  it('asks for another slip while one that was refused is open', () => {
    expect(headingOf(t, { customer_status: 'pending_payment', proof_refusal: 'blurred' })).toBe('Please send another slip')
    expect(headingOf(t, { customer_status: 'proof_submitted', proof_refusal: 'blurred' })).toBe('We are checking your slip')
  })

  it('sends who pays in cash to the studio', () => {
    expect(expectationOf(t, { ...order, payment_method: { type: 'cash' } })).toContain('pick them up')
  })

  it('points to a tracking number only where there is one', () => {
    expect(expectationOf(t, { ...order, customer_status: 'shipped' })).not.toContain('number')
    expect(expectationOf(t, { ...order, customer_status: 'shipped', tracking_number: 'EP1' })).toContain('number')
  })

  it('tells an order that ran out from one that was cancelled', () => {
    const entry = { status: 'cancelled' as const, payment_status: null, note: null, amount: null, at: '2026-11-21T00:00:00.000Z' }
    const cancelled = { ...order, customer_status: 'cancelled' as const }
    expect(expectationOf(t, { ...cancelled, timeline: [{ ...entry, kind: 'expired' }] })).toContain('did not arrive in time')
    expect(expectationOf(t, { ...cancelled, timeline: [{ ...entry, kind: 'status' }] })).not.toContain('in time')
  })
})

describe('the road', () => {
  it('has every step behind it when delivered, and is gone when cancelled', () => {
    expect(roadOf(t, { status: 'completed' })?.current).toBe(4)
    expect(roadOf(t, { status: 'cancelled' })).toBeUndefined()
  })

  it('speaks of packing as done once the parcel has left', () => {
    expect(roadOf(t, { status: 'processing' })?.steps[1]?.label).toBe('Packing')
    expect(roadOf(t, { status: 'shipped' })?.steps[1]?.label).toBe('Packed')
  })
})

describe('an entry of the history', () => {
  const entry = { status: null, payment_status: null, note: null, amount: null, at: '2026-11-21T00:00:00.000Z' }

  it('names the state that was reached', () => {
    expect(entryTitleOf(t, { ...entry, kind: 'payment', status: 'processing', payment_status: 'paid' })).toBe(
      'Payment accepted, we are packing',
    )
    expect(entryTitleOf(t, { ...entry, kind: 'status', payment_status: 'refunded' })).toBe('Money returned')
    expect(entryTitleOf(t, { ...entry, kind: 'proof_refused', payment_status: 'unpaid' })).toBe('The slip did not pass')
  })
})
