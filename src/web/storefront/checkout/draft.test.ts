import { describe, expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { askedFields, changeField, type Draft, emptyDraft, type FieldPath, orderBody, parseDraft, prefill } from './draft.ts'

function draftOf(values: Partial<Record<FieldPath, string>>, isBillingSame = true): Draft {
  return { values: { ...emptyDraft.values, ...values }, isBillingSame, delivery: 'parcel', isGift: false, isWrapped: false, isFree: false }
}

describe('the draft of an order', () => {
  it('forgets a Malaysian state when the parcel goes elsewhere, and a province when it comes back', () => {
    const home = draftOf({ 'shipping.state': 'Selangor' })
    const abroad = changeField(home, 'shipping.country', 'KZ')
    expect(abroad.values['shipping.state']).toBe('')
    const province = changeField(abroad, 'shipping.state', 'Алматинская область')
    expect(changeField(province, 'shipping.country', 'MY').values['shipping.state']).toBe('')
  })

  it('keeps a province between two countries that write theirs', () => {
    const draft = draftOf({ 'shipping.country': 'KZ', 'shipping.state': 'Abai' })
    expect(changeField(draft, 'shipping.country', 'KG').values['shipping.state']).toBe('Abai')
  })

  it('leaves the other address alone', () => {
    const draft = draftOf({ 'shipping.state': 'Selangor', 'billing.state': 'Perak' }, false)
    expect(changeField(draft, 'shipping.country', 'SG').values['billing.state']).toBe('Perak')
  })

  it('fills from a profile only empty fields', () => {
    const filled = prefill(draftOf({ 'contact.name': 'Typed' }), { 'contact.name': 'Known', 'contact.email': 'known@example.com' })
    expect(filled.values).toMatchObject({ 'contact.name': 'Typed', 'contact.email': 'known@example.com' })
  })

  it('requires a billing address only where it is another one', () => {
    expect(askedFields(draftOf({})).some((path) => path.startsWith('billing.'))).toBe(false)
    expect(askedFields(draftOf({}, false))).toContain('billing.zip')
  })

  it('requires the name of a country that is not listed, and sends it with that country alone', () => {
    const elsewhere = draftOf({ 'shipping.country': 'OTHER', 'shipping.country_name': ' Germany ' })
    expect(askedFields(elsewhere)).toContain('shipping.country_name')
    const extras = { items: [], quotedTotal: undefined, partnerCode: undefined, discountCode: '' }
    expect(orderBody(elsewhere, extras).shipping).toMatchObject({ country: 'OTHER', country_name: 'Germany' })
    const listed = changeField(elsewhere, 'shipping.country', 'SG')
    expect(askedFields(listed)).not.toContain('shipping.country_name')
    expect(orderBody(listed, extras).shipping).not.toHaveProperty('country_name')
  })

  it('asks in the order of the page, where the postcode leads in Malaysia', () => {
    const malaysian = askedFields({ ...draftOf({ 'billing.country': 'KZ' }, false), isGift: true })
    const shipping = ['country', 'address', 'zip', 'city', 'state'].map((name) => `shipping.${name}`)
    const billing = ['name', 'country', 'address', 'city', 'state', 'zip'].map((name) => `billing.${name}`)
    const contact = ['contact.name', 'contact.email', 'contact.phone']
    expect(malaysian).toEqual([...contact, ...shipping, 'gift_message', ...billing, 'payment_method_id', 'note'])
  })

  it('requires no address and sends none where the order is collected', () => {
    const draft: Draft = { ...draftOf({ 'shipping.city': 'Almaty' }), delivery: 'pickup' }
    expect(askedFields(draft).some((path) => path.startsWith('shipping.'))).toBe(false)
    const body = orderBody(draft, { items: [], quotedTotal: undefined, partnerCode: undefined, discountCode: '' })
    expect(body).toMatchObject({ delivery: 'pickup' })
    expect(body).not.toHaveProperty('shipping')
  })

  it('begins in the country given, unless another one was chosen', () => {
    expect(parseDraft(null, 'KZ').values['shipping.country']).toBe('KZ')
    expect(parseDraft(JSON.stringify(draftOf({ 'shipping.country': 'SG' })), 'KZ').values['shipping.country']).toBe('SG')
  })

  it('sends trimmed values, and no billing, note or code that is not there', () => {
    const body = orderBody(draftOf({ 'contact.name': '  Aigerim ', payment_method_id: 'p1' }), {
      items: [],
      quotedTotal: money(10.5),
      partnerCode: undefined,
      discountCode: '',
    })
    expect(body).toEqual({
      items: [],
      contact: { name: 'Aigerim', email: '', phone: '' },
      delivery: 'parcel',
      shipping: { address: '', city: '', state: '', zip: '', country: 'MY' },
      payment_method_id: 'p1',
      quoted_total: 10.5,
    })
  })

  it('sends another billing address with the name on the bill', () => {
    const draft = draftOf({ 'billing.name': 'Studio', 'billing.city': 'Almaty', 'billing.country': 'KZ' }, false)
    expect(orderBody(draft, { items: [], quotedTotal: undefined, partnerCode: 'P1', discountCode: 'FELT-10' })).toMatchObject({
      discount_code: 'FELT-10',
      billing: { name: 'Studio', city: 'Almaty', country: 'KZ' },
      partner_code: 'P1',
    })
  })

  it('comes back from storage unchanged, and survives invalid data there', () => {
    const draft = changeField(draftOf({ 'contact.phone': '+60 1' }, false), 'note', 'bell')
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
    expect(parseDraft('{"values":{"contact.name":7,"shipping.country":"XX","extra":"x"},"isBillingSame":true}')).toEqual(emptyDraft)
    for (const odd of [null, '', 'not json', '[]', '"text"', '{"values":null}']) expect(parseDraft(odd)).toEqual(emptyDraft)
  })
})
