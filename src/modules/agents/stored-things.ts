/** A line of a cart or checkout as stored: what was asked for, without prices. */
export type StoredLine = {
  /** `li_…`, kept while the same unit is asked for. */
  id: string
  product_id: string
  variation_id: string | null
  size: string | null
  quantity: number
}

/** What an agent says of the buyer. Deleted when the checkout is ordered or expires. */
export type BuyerGiven = { first_name?: string; last_name?: string; email?: string; phone_number?: string }

export type DestinationGiven = {
  /** `dest_…` for a place of a parcel; `studio` or an event's id for collection. */
  id: string
  first_name?: string
  last_name?: string
  phone_number?: string
  street_address?: string
  extended_address?: string
  address_locality?: string
  address_region?: string
  postal_code?: string
  address_country?: string
}

/** The id of collection at the studio; other places of collection have the ids of their events. */
export const studioPlace = 'studio'

export type DeliveryGiven = { type: 'shipping' | 'pickup'; destinations: DestinationGiven[]; selected: string | null }
