import { describe, expect, it } from 'vitest'
import { newOrder } from '#contract/checkout.ts'
import { type Draft, emptyDraft, type FieldPath, orderBody } from './draft.ts'
import { checkField, findProblems } from './validate.ts'

const good: Partial<Record<FieldPath, string>> = {
  'contact.name': 'Aigerim',
  'contact.email': 'aigerim@example.com',
  'contact.phone': '+60 12 345 6789',
  'shipping.address': '22 Jalan Telawi',
  'shipping.city': 'Kuala Lumpur',
  'shipping.state': 'W.P. Kuala Lumpur',
  'shipping.zip': '59100',
  payment_method_id: '018f0000-0000-7000-8000-000000000001',
}
const item = { product_id: '018f0000-0000-7000-8000-000000000002', quantity: 1 }

function draftOf(values: Partial<Record<FieldPath, string>>): Draft {
  return {
    values: { ...emptyDraft.values, ...good, ...values },
    isBillingSame: true,
    delivery: 'parcel',
    isGift: false,
    isWrapped: false,
    isFree: false,
  }
}

describe('checking a draft before it is sent', () => {
  it('accepts a complete one', () => {
    expect(findProblems(draftOf({}))).toEqual([])
  })

  it('requires a payment method only where there is something to pay', () => {
    const draft = draftOf({ payment_method_id: '' })
    expect(findProblems(draft)).toEqual([{ path: 'payment_method_id', code: 'required' }])
    expect(findProblems({ ...draft, isFree: true })).toEqual([])
  })

  it('names missing fields in the order of the page', () => {
    expect(findProblems({ ...emptyDraft, isBillingSame: true }).map(({ path }) => path)).toEqual([
      'contact.name',
      'contact.email',
      'contact.phone',
      'shipping.address',
      'shipping.zip',
      'shipping.city',
      'shipping.state',
      'payment_method_id',
    ])
  })

  it('requires at least seven digits in a phone number, with anything between them', () => {
    expect(checkField('contact.phone', '+60 12', emptyDraft.values)).toBe('phone_too_short')
    expect(checkField('contact.phone', '(603) 201-1', emptyDraft.values)).toBeUndefined()
    expect(checkField('contact.phone', '603 (20) 1-1.0', emptyDraft.values)).toBeUndefined()
    expect(checkField('contact.phone', 'call me 1234567', emptyDraft.values)).toBe('invalid_phone')
  })

  it('accepts a missing note or name on the bill', () => {
    expect(checkField('note', ' ', emptyDraft.values)).toBeUndefined()
    expect(checkField('billing.name', '', emptyDraft.values)).toBeUndefined()
  })

  const typed: [FieldPath, string][] = [
    ['contact.email', 'a@b'],
    ['contact.email', 'a b@c.de'],
    ['contact.email', 'a..b@c.de'],
    ['contact.email', "o'neil+x@sub.example.co"],
    ['contact.email', '.a@c.de'],
    ['contact.phone', '123456'],
    ['contact.phone', '1234567'],
    ['contact.phone', '+7 701 555-01-04'],
    ['contact.phone', 'x1234567'],
    ['contact.name', 'x'.repeat(120)],
    ['contact.name', 'x'.repeat(121)],
    ['shipping.zip', '1'.repeat(21)],
    ['shipping.zip', '-1'],
    ['shipping.zip', '5000'],
    ['shipping.zip', '59100'],
    ['shipping.address', '   '],
    ['note', 'x'.repeat(1001)],
  ]
  it.each(typed)('agrees with the server about %s = %s', (path, value) => {
    const draft = draftOf({ [path]: value })
    const refused = newOrder.safeParse(
      orderBody(draft, { items: [item], quotedTotal: undefined, partnerCode: undefined, discountCode: '' }),
    )
    const sent = refused.success ? undefined : refused.error.issues.find((issue) => issue.path.join('.') === path)?.message
    expect(checkField(path, value, draft.values)).toBe(sent)
  })
})
