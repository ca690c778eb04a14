import type { CheckoutOptions } from '#contract/checkout.ts'
import { type CountryCode, malaysianStates, shippingZoneOf } from '#contract/countries.ts'

export type Shipping = {
  country: CountryCode
  options: Pick<
    CheckoutOptions,
    'shipping_zones' | 'free_shipping_over' | 'free_shipping_for' | 'return_days' | 'tax_rate' | 'tax_destinations'
  >
}

/** schema.org's OfferShippingDetails: the guest's shipping cost of one piece to a country, one for each of its zones. */
export function shippingDetailsOf({ country, options }: Shipping, price: number) {
  const isFree = options.free_shipping_for === 'everybody' && price >= options.free_shipping_over
  const zones = new Map<string, string[]>()
  for (const state of country === 'MY' ? malaysianStates : [undefined]) {
    const zone = shippingZoneOf(country, state)
    zones.set(zone, [...(zones.get(zone) ?? []), ...(state === undefined ? [] : [state])])
  }
  return options.shipping_zones.flatMap(({ zone, rate }) => {
    const states = zones.get(zone)
    if (!states) return []
    const value = (isFree ? 0 : rate).toFixed(2)
    return {
      '@type': 'OfferShippingDetails',
      '@id': `#shipping-${zone}-${value}`,
      shippingRate: { '@type': 'MonetaryAmount', value, currency: 'MYR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country, ...(states.length > 0 && { addressRegion: states }) },
    }
  })
}
