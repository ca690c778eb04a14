import { describe, expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { addressToSave, clearAddress, findSaved, goTo, type SavedAddress, startAtDefaults } from './saved-addresses.ts'

const home: SavedAddress = {
  id: '01980000-0000-7000-8000-000000000001',
  label: 'home',
  name: 'Aigerim',
  phone: '+60 12 345 6789',
  address: '1 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'W.P. Kuala Lumpur',
  zip: '50450',
  country: 'MY',
  is_default_shipping: true,
  is_default_billing: true,
}
const work: SavedAddress = {
  ...home,
  id: '01980000-0000-7000-8000-000000000002',
  label: 'work',
  name: 'TOO Dala',
  address: 'Dostyk 12',
  city: 'Almaty',
  state: 'Almaty',
  zip: '050010',
  country: 'KZ',
  is_default_shipping: false,
  is_default_billing: false,
}

describe('saved addresses at the checkout', () => {
  it('begin the form with the default for delivery, its name and its phone', () => {
    const draft = startAtDefaults(emptyDraft, [work, home])
    expect(draft).toMatchObject({
      isBillingSame: true,
      values: { 'contact.name': 'Aigerim', 'contact.phone': '+60 12 345 6789', 'shipping.zip': '50450', 'billing.zip': '' },
    })
    expect(findSaved(draft, 'shipping', [work, home])).toBe(home)
  })

  it('send the bill elsewhere when its default is another one', () => {
    const saved = [
      { ...home, is_default_billing: false },
      { ...work, is_default_billing: true },
    ]
    expect(startAtDefaults(emptyDraft, saved)).toMatchObject({
      isBillingSame: false,
      values: { 'shipping.country': 'MY', 'billing.country': 'KZ', 'billing.name': 'TOO Dala' },
    })
  })

  it('leave an address alone that somebody has begun to write', () => {
    const begun = { ...emptyDraft, values: { ...emptyDraft.values, 'shipping.city': 'Astana' } }
    expect(startAtDefaults(begun, [home])).toBe(begun)
  })

  it('make room for another address and leave the buyer’s name', () => {
    const cleared = clearAddress(goTo(emptyDraft, 'shipping', work), 'shipping')
    expect(cleared.values).toMatchObject({ 'shipping.address': '', 'shipping.country': 'MY', 'contact.name': 'TOO Dala' })
    expect(findSaved(cleared, 'shipping', [home, work])).toBeUndefined()
  })

  it('are written down as home first, as something else later', () => {
    const draft = goTo(emptyDraft, 'shipping', work)
    expect(addressToSave(draft, [])).toMatchObject({ label: 'home', name: 'TOO Dala', city: 'Almaty', country: 'KZ' })
    expect(addressToSave(draft, [home]).label).toBe('other')
  })
})
