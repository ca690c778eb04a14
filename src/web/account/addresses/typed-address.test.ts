import { describe, expect, it } from 'vitest'
import { askedOf, changeAddressField, startAddress } from './typed-address.ts'

const almaty = {
  name: 'Aigerim',
  phone: '+7 701 555 01 04',
  country: 'KZ',
  country_name: '',
  address: 'Dostyk 12',
  city: 'Almaty',
  state: 'Almaty',
  zip: '050010',
}

describe('an address being typed', () => {
  it('begins in Malaysia with the name of its owner', () => {
    expect(startAddress(undefined, 'Aigerim').values).toMatchObject({ name: 'Aigerim', country: 'MY', state: '' })
  })

  it('asks for the state again when the country changes to or from Malaysia', () => {
    const inMalaysia = changeAddressField(almaty, 'country', 'MY')
    expect(inMalaysia).toEqual({ ...almaty, country: 'MY', state: '' })
    const chosen = changeAddressField(inMalaysia, 'state', 'Selangor')
    expect(changeAddressField(chosen, 'country', 'SG').state).toBe('')
  })

  it('keeps a province from one country abroad to the next', () => {
    expect(changeAddressField(almaty, 'country', 'KG').state).toBe('Almaty')
  })

  it('requires the name of a country only where it is not listed', () => {
    expect(askedOf({ country: 'OTHER' })).toContain('country_name')
    expect(askedOf(almaty)).not.toContain('country_name')
  })

  it('asks for the postcode before the city in Malaysia, as its form does', () => {
    expect(askedOf({ country: 'MY' }).slice(-3)).toEqual(['zip', 'city', 'state'])
    expect(askedOf({ country: 'MY' }).toSorted()).toEqual(askedOf(almaty).toSorted())
    expect(askedOf(almaty).slice(-3)).toEqual(['city', 'state', 'zip'])
  })
})
