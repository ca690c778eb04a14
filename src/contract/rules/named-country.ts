import { countryOf } from '../countries.ts'

type Place = { country: string; country_name?: string | null | undefined }

/** Whether a place in a country that is not listed lacks that country's name. A place that is as it was saved is not asked for it: older ones have none. */
export function isCountryUnnamed(place: Place, saved?: Place): boolean {
  if (saved !== undefined && !isInAnotherCountry(place, saved)) return false
  return place.country === 'OTHER' && !place.country_name?.trim()
}

export function isInAnotherCountry(place: Place, saved: Place): boolean {
  return place.country !== saved.country || (place.country_name ?? '') !== (saved.country_name ?? '')
}

/** As calls take it: the name goes with OTHER alone. */
export function namedCountry({ country: chosen, country_name }: Place) {
  return { country: countryOf(chosen), ...(chosen === 'OTHER' && { country_name: country_name ?? '' }) }
}
