import { countryData } from '../country-data.ts'

/** A postcode of Malaysia or Kazakhstan, followed by the town. */
const town = /^(\d{5,6})\s+(\D+)$/

/** schema.org's PostalAddress of a one-line address. It is split only if it contains a postcode and a town. */
export function postalAddress(address: string, place: Parameters<typeof countryData>[0]) {
  const parts = address.split(',').map((part) => part.trim())
  const at = parts.findIndex((part) => town.test(part))
  const [, postalCode, addressLocality] = town.exec(parts[at] ?? '') ?? []
  const split = at > 0 && { streetAddress: parts.slice(0, at).join(', '), postalCode, addressLocality }
  return { '@type': 'PostalAddress', streetAddress: address, ...split, ...countryData(place) }
}
