import { describe, expect, it } from 'vitest'
import type { OfficeLanguage } from '#contract/languages.ts'
import { money, zero } from '#contract/rules/money.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import en from '../../../../messages/en/order.json' with { type: 'json' }
import kk from '../../../../messages/kk/order.json' with { type: 'json' }
import ru from '../../../../messages/ru/order.json' with { type: 'json' }
import { entryTitleOf, expectationOf, headingOf, roadOf } from './order-labels.ts'

const translatorIn = (language: OfficeLanguage) => createAreaTranslator<'order'>(language, { en, ru, kk }[language])
const t = translatorIn('en')
const order = {
  delivery: 'parcel' as const,
  pickup: null,
  items: [{ is_pre_order: false, ships_on: null }],
  customer_status: 'pending_payment' as const,
  proof_refusal: null,
  tracking_number: null,
  email: 'a@b.co',
  total: money(49.9),
  payment_status: 'unpaid' as const,
  paid: zero,
  refunded: zero,
  timeline: [],
  payment_method: { type: 'qr_code' as const },
}
const atEvent = {
  event_id: 'e',
  event_slug: 'market',
  title: 'Weekend market',
  venue: 'Hall',
  address: 'Street 1',
  country: 'MY',
  starts_at: '2026-12-12T02:00:00Z',
  ends_at: '2026-12-12T10:00:00Z',
  time_zone: 'Asia/Kuala_Lumpur',
  until: '2026-12-12T10:00:00Z',
  is_cancelled: false,
  state: 'waiting' as const,
  collected_at: null,
}

describe('the labels of an order', () => {
  it('greets a parcel on its way in three languages', () => {
    const shipped = { ...order, customer_status: 'shipped' as const }
    expect((['en', 'ru', 'kk'] as const).map((language) => headingOf(translatorIn(language), shipped))).toEqual([
      'Your order is on its way',
      'Ваш заказ уже в пути',
      'Тапсырысыңыз жолға шықты',
    ])
  })

  it('requests another proof while a refused one is open', () => {
    expect(headingOf(t, { ...order, customer_status: 'pending_payment', proof_refusal: 'blurred' })).toBe('Please upload another receipt')
    expect(headingOf(t, { ...order, customer_status: 'proof_submitted', proof_refusal: 'blurred' })).toBe('We’re checking your receipt')
  })

  it('sends a buyer who pays in cash to the studio', () => {
    expect(expectationOf(t, { ...order, payment_method: { type: 'cash' } }, 'en')).toContain('collect them')
  })

  it('says when a pre-order ships, before and after it is paid, and never that it is set aside', () => {
    const items = [
      { is_pre_order: true, ships_on: '2027-03-22' },
      { is_pre_order: true, ships_on: '2027-02-01' },
      { is_pre_order: false, ships_on: null },
    ]
    const preOrder = { ...order, items }
    expect(expectationOf(t, preOrder, 'en')).toContain('ships from 22\u00a0March\u00a02027')
    expect(expectationOf(t, { ...preOrder, payment_method: { type: 'cash' } }, 'en')).not.toContain('reserved')
    const paid = { ...preOrder, customer_status: 'processing' as const }
    expect(headingOf(t, paid)).toBe('Your pre-order is confirmed')
    expect(expectationOf(t, paid, 'en')).toContain('22\u00a0March\u00a02027')
    expect(expectationOf(t, { ...order, items: [{ is_pre_order: true, ships_on: null }] }, 'en')).toContain('as soon as it’s made')
  })

  it('never says that a pre-order ships where its buyer collects it', () => {
    const situations = [
      { customer_status: 'pending_payment' as const },
      { customer_status: 'processing' as const },
      { customer_status: 'processing' as const, total: zero },
    ]
    for (const situation of situations)
      for (const ships_on of ['2027-03-22', null]) {
        const text = expectationOf(t, { ...order, ...situation, delivery: 'pickup', items: [{ is_pre_order: true, ships_on }] }, 'en')
        expect(text).toContain('collect')
        expect(text).not.toContain('ship')
      }
  })

  it('shows a buyer who collects at an event where, how to pay, and the outcome', () => {
    const there = { ...order, delivery: 'pickup' as const, pickup: atEvent }
    const paid = { ...there, customer_status: 'processing' as const }
    expect(expectationOf(t, { ...there, payment_method: { type: 'cash' } }, 'en')).toBe(
      'We’ve put your items aside for “Weekend market”. Bring the code and pay at the stall.',
    )
    expect(expectationOf(t, there, 'en')).toContain('as your payment arrives')
    expect(headingOf(t, paid)).toBe('Ready for you at the event')
    expect(headingOf(t, { ...paid, pickup: { ...atEvent, state: 'collected' } })).toBe('You’ve collected your order')
    expect(expectationOf(t, { ...paid, pickup: { ...atEvent, is_cancelled: true, state: 'missed' } }, 'en')).toContain('has been cancelled')
    expect(headingOf(t, { ...paid, customer_status: 'cancelled', pickup: { ...atEvent, is_cancelled: true } })).toBe(
      'This order has been cancelled',
    )
  })

  it('promises no parcel to a buyer who collects the order', () => {
    const pickup = { ...order, delivery: 'pickup' as const }
    expect(expectationOf(t, pickup, 'en')).toContain('for you to collect')
    expect(headingOf(t, { ...pickup, customer_status: 'shipped' })).toBe('Ready for you to collect')
    expect(roadOf(t, { status: 'processing', delivery: 'pickup', pickup: null })?.steps.map(({ label }) => label)).toEqual([
      'Placed',
      'Packing',
      'Ready',
      'Collected',
    ])
  })

  it('points to a tracking number only where there is one', () => {
    expect(expectationOf(t, { ...order, customer_status: 'shipped' }, 'en')).not.toContain('number')
    expect(expectationOf(t, { ...order, customer_status: 'shipped', tracking_number: 'EP1' }, 'en')).toContain('number')
  })

  it('says of a cancelled order what was paid and what was refunded', () => {
    const cancelled = { ...order, customer_status: 'cancelled' as const, payment_status: 'paid' as const, paid: money(71.49) }
    expect(expectationOf(t, cancelled, 'en')).toContain('You paid RM\u00a071.49: we’ll refund it')
    const refunded = { ...cancelled, payment_status: 'refunded' as const, refunded: money(71.49) }
    expect(expectationOf(t, refunded, 'en')).toContain('we’ve refunded your payment')
  })

  it('distinguishes an expired order from a cancelled one', () => {
    const entry = { status: 'cancelled' as const, payment_status: null, note: null, amount: null, at: '2026-11-21T00:00:00.000Z' }
    const cancelled = { ...order, customer_status: 'cancelled' as const }
    expect(expectationOf(t, { ...cancelled, timeline: [{ ...entry, kind: 'expired' }] }, 'en')).toContain('didn’t arrive in time')
    expect(expectationOf(t, { ...cancelled, timeline: [{ ...entry, kind: 'status' }] }, 'en')).not.toContain('in time')
  })
})

describe('the road', () => {
  it('has every step behind it when delivered, and is gone when cancelled', () => {
    expect(roadOf(t, { status: 'completed', delivery: 'parcel', pickup: null })?.current).toBe(4)
    expect(roadOf(t, { status: 'cancelled', delivery: 'parcel', pickup: null })).toBeUndefined()
  })

  it('to an event is short: nothing is packed or sent', () => {
    const road = (status: 'pending' | 'processing' | 'completed') => roadOf(t, { status, delivery: 'pickup', pickup: atEvent })
    expect(road('processing')?.steps.map(({ label }) => label)).toEqual(['Placed', 'Ready', 'Collected'])
    expect([road('pending')?.current, road('processing')?.current, road('completed')?.current]).toEqual([0, 1, 3])
  })

  it('reports packing as done once the parcel has left', () => {
    expect(roadOf(t, { status: 'processing', delivery: 'parcel', pickup: null })?.steps[1]?.label).toBe('Packing')
    expect(roadOf(t, { status: 'shipped', delivery: 'parcel', pickup: null })?.steps[1]?.label).toBe('Packed')
  })
})

describe('an entry of the history', () => {
  const entry = { status: null, payment_status: null, note: null, amount: null, at: '2026-11-21T00:00:00.000Z' }

  it('mentions no payment where there was nothing to pay', () => {
    const free = { ...order, customer_status: 'processing' as const, total: zero }
    for (const one of [free, { ...free, delivery: 'pickup' as const }, { ...free, items: [{ is_pre_order: true, ships_on: null }] }])
      expect(expectationOf(t, one, 'en')).toContain('There’s nothing to pay.')
    const begun = { ...entry, kind: 'status' as const, status: 'processing' as const, payment_status: 'paid' as const }
    expect(entryTitleOf(t, begun, free)).toBe('We’re packing your order')
    expect(entryTitleOf(t, begun, order)).toBe('Payment accepted, packing your order')
  })

  it('hands an order that its buyer collects to no carrier', () => {
    const collected = { ...order, delivery: 'pickup' as const }
    expect(entryTitleOf(t, { ...entry, kind: 'status', status: 'shipped' }, collected)).toBe('Ready for you to collect')
    expect(entryTitleOf(t, { ...entry, kind: 'status', status: 'completed' }, collected)).toBe('Collected')
  })

  it('names the state that was reached', () => {
    expect(entryTitleOf(t, { ...entry, kind: 'payment', status: 'processing', payment_status: 'paid' })).toBe(
      'Payment accepted, packing your order',
    )
    expect(entryTitleOf(t, { ...entry, kind: 'status', payment_status: 'refunded' })).toBe('Refunded')
    expect(entryTitleOf(t, { ...entry, kind: 'proof_refused', payment_status: 'unpaid' })).toBe('Receipt not accepted')
  })
})
