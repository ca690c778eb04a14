import { type CountryCode, type ShippingZone, shippingZoneOf } from '#contract/countries.ts'

/** People write 'sabah' or 'Labuan, W.P.': the states of East Malaysia are recognised by a word, whatever surrounds it. */
const eastern = [/\bsabah\b/i, /\bsarawak\b/i, /\blabuan\b/i]
const names = ['Sabah', 'Sarawak', 'W.P. Labuan']

export function zoneOf(country: CountryCode, state: string | undefined): ShippingZone {
  const known = names[eastern.findIndex((word) => word.test(state ?? ''))]
  return shippingZoneOf(country, known ?? state)
}
