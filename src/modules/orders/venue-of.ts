import type { Address } from '#contract/checkout.ts'
import { countryOf } from '#contract/countries.ts'
import type { PickupEvent } from '#modules/events/index.ts'

type Venue = Pick<PickupEvent, 'venue' | 'address' | 'country' | 'country_name'>

/** An event's address is a single line, without the parts of a parcel's address. */
export function venueOf({ venue, address, country, country_name }: Venue): Address {
  const named = country_name === null ? {} : { country_name }
  return { address: `${venue}, ${address}`, city: '', state: '', zip: '', country: countryOf(country), ...named }
}
