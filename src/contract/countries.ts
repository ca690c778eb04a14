import { type Language, optionOf } from './languages.ts'

/** The seventeen destinations of the specification; 'OTHER' is any other country. */
export const countryCodes = [
  'MY',
  'KZ',
  'SG',
  'ID',
  'TH',
  'KG',
  'UZ',
  'TJ',
  'TM',
  'US',
  'GB',
  'AU',
  'CA',
  'JP',
  'KR',
  'CN',
  'OTHER',
] as const
export type CountryCode = (typeof countryCodes)[number]

/** Returns the country in which most readers of this language live. */
export function homeCountryOf(language: Language): CountryCode {
  return optionOf(language).home
}

export const malaysianStates = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Perak',
  'Perlis',
  'Pulau Pinang',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
  'W.P. Kuala Lumpur',
  'W.P. Labuan',
  'W.P. Putrajaya',
] as const

export function isCountryCode(value: string): value is CountryCode {
  return countryCodes.some((code) => code === value)
}

/** Returns the country chosen in a form, which offers no other values. */
export function countryOf(chosen: string): CountryCode {
  return isCountryCode(chosen) ? chosen : 'OTHER'
}

export const shippingZones = ['malaysia_peninsular', 'malaysia_east', 'south_east_asia', 'central_asia', 'rest_of_world'] as const
export type ShippingZone = (typeof shippingZones)[number]

const eastMalaysia = new Set<string>(['Sabah', 'Sarawak', 'W.P. Labuan'])
const southEastAsia = new Set<string>(['SG', 'ID', 'TH'])
const centralAsia = new Set<string>(['KZ', 'KG', 'UZ', 'TJ', 'TM'])

export function shippingZoneOf(country: CountryCode, state?: string): ShippingZone {
  if (country === 'MY') return state !== undefined && eastMalaysia.has(state) ? 'malaysia_east' : 'malaysia_peninsular'
  if (southEastAsia.has(country)) return 'south_east_asia'
  if (centralAsia.has(country)) return 'central_asia'
  return 'rest_of_world'
}
