import { countryOf } from '../countries.ts'

type Place = { country: string; country_name?: string | null | undefined }

/** A place equal to the saved one passes, since older ones in unlisted countries have no country name. */
export function isCountryUnnamed(place: Place, saved?: Place): boolean {
  if (saved !== undefined && !isInAnotherCountry(place, saved)) return false
  return place.country === 'OTHER' && !place.country_name?.trim()
}

export function isInAnotherCountry(place: Place, saved: Place): boolean {
  return place.country !== saved.country || (place.country_name ?? '') !== (saved.country_name ?? '')
}

/** Returns the country as calls accept it: with a name only for OTHER. */
export function namedCountry({ country: chosen, country_name }: Place) {
  return { country: countryOf(chosen), ...(chosen === 'OTHER' && { country_name: country_name ?? '' }) }
}
