import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { shippingDetailsOf } from './shipping-details.ts'

const options = {
  shipping_zones: [
    { zone: 'malaysia_peninsular' as const, name: 'Peninsular Malaysia', rate: money(8) },
    { zone: 'malaysia_east' as const, name: 'East Malaysia', rate: money(15) },
    { zone: 'central_asia' as const, name: 'Central Asia', rate: money(45) },
  ],
  free_shipping_over: 150,
  free_shipping_for: 'everybody' as const,
  return_days: 14,
  tax_rate: 0.06,
  tax_destinations: 'everywhere' as const,
}
const ratesOf = (details: ReturnType<typeof shippingDetailsOf>) => details.map(({ shippingRate }) => shippingRate.value)

it('shows the rate of each zone of a country', () => {
  expect(shippingDetailsOf({ country: 'KZ', options }, 40)).toEqual([
    {
      '@type': 'OfferShippingDetails',
      '@id': '#shipping-central_asia-45.00',
      shippingRate: { '@type': 'MonetaryAmount', value: '45.00', currency: 'MYR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'KZ' },
    },
  ])
  const [peninsular, east] = shippingDetailsOf({ country: 'MY', options }, 40)
  expect([peninsular?.shippingRate.value, east?.shippingRate.value]).toEqual(['8.00', '15.00'])
  expect(east?.shippingDestination).toEqual({
    '@type': 'DefinedRegion',
    addressCountry: 'MY',
    addressRegion: expect.arrayContaining(['Sabah', 'Sarawak', 'W.P. Labuan']),
  })
  expect(peninsular?.shippingDestination).not.toMatchObject({ addressRegion: expect.arrayContaining(['Sabah']) })
})

it('costs nothing from the limit on where it is free for everybody, and not for members alone', () => {
  expect(ratesOf(shippingDetailsOf({ country: 'KZ', options }, 150))).toEqual(['0.00'])
  expect(ratesOf(shippingDetailsOf({ country: 'KZ', options: { ...options, free_shipping_for: 'members' } }, 150))).toEqual(['45.00'])
})
