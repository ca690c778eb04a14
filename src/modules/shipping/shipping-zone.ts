import { type CountryCode, type ShippingZone, shippingZoneOf } from '#contract/countries.ts'

/** Buyers write 'sabah' or 'Labuan, W.P.', so a single word identifies a state of East Malaysia. */
const eastern = [/\bsabah\b/i, /\bsarawak\b/i, /\blabuan\b/i]
const names = ['Sabah', 'Sarawak', 'W.P. Labuan']

export function zoneOf(country: CountryCode, state: string | undefined): ShippingZone {
  const known = names[eastern.findIndex((word) => word.test(state ?? ''))]
  return shippingZoneOf(country, known ?? state)
}
