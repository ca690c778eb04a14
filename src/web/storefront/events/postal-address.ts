import { countryData } from '../country-data.ts'

/** A postcode of Malaysia or Kazakhstan and the town after it. */
const town = /^(\d{5,6})\s+(\D+)$/

/** schema.org's PostalAddress of an address in one line; it is split where a postcode and a town are found in it. */
export function postalAddress(address: string, place: Parameters<typeof countryData>[0]) {
  const parts = address.split(',').map((part) => part.trim())
  const at = parts.findIndex((part) => town.test(part))
  const [, postalCode, addressLocality] = town.exec(parts[at] ?? '') ?? []
  const split = at > 0 && { streetAddress: parts.slice(0, at).join(', '), postalCode, addressLocality }
  return { '@type': 'PostalAddress', streetAddress: address, ...split, ...countryData(place) }
}
