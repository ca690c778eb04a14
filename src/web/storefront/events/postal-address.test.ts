import { expect, it } from 'vitest'
import { postalAddress } from './postal-address.ts'

it('splits an address at its postcode and town', () => {
  expect(postalAddress('Central Market, Jalan Hang Kasturi, 50050 Kuala Lumpur, Malaysia', { country: 'MY' })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Central Market, Jalan Hang Kasturi',
    postalCode: '50050',
    addressLocality: 'Kuala Lumpur',
    addressCountry: 'MY',
  })
})

it.each(['Dostyk 12, Almaty', '50050 Kuala Lumpur', '12345'])('leaves %s whole', (address) => {
  expect(postalAddress(address, { country: 'KZ' })).toEqual({ '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KZ' })
})

it('calls a country that is not listed by its name, where it has one', () => {
  const berlin = (country_name: string | null) => postalAddress('Messedamm 22', { country: 'OTHER', country_name })
  expect(berlin('Germany')).toMatchObject({ addressCountry: 'Germany' })
  expect(berlin(null)).not.toHaveProperty('addressCountry')
})
