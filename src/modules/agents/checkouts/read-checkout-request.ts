import { z } from 'zod'
import { anyLineItems, cartInput, parsed } from '../carts/read-cart-request.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import type { Message } from '../outcome.ts'
import type { BuyerGiven, DeliveryGiven, DestinationGiven } from '../stored-things.ts'

const text = z.string().max(500).optional()
const consent = z.looseObject({ granted: z.boolean().optional() }).optional()
const buyerFields = z.looseObject({
  first_name: text,
  last_name: text,
  email: text,
  phone_number: text,
  consent: z.looseObject({ 'dev.ucp.consent.marketing': consent }).optional(),
})
const destination = z.looseObject({
  id: text,
  first_name: text,
  last_name: text,
  phone_number: text,
  street_address: text,
  extended_address: text,
  address_locality: text,
  address_region: text,
  postal_code: text,
  address_country: text,
})
const method = z.looseObject({
  id: text,
  type: text,
  destinations: z.array(destination).max(20).optional(),
  selected_destination_id: z.string().max(100).nullish(),
})
const fulfillment = z.looseObject({ methods: z.array(method).max(5).optional() }).optional()

export const checkoutInput = cartInput.extend({
  line_items: anyLineItems,
  cart_id: z.string().optional(),
  buyer: buyerFields.optional(),
  fulfillment,
})

/** Reads the buyer, and whether the agent says that they want letters. Throws a Refusal (400). */
export function readBuyer({ body, caller }: UcpAsk): { buyer: BuyerGiven | null; wants_letters: boolean } {
  const given = parsed(buyerFields.optional(), body['buyer'] ?? undefined, 'buyer')
  if (!given) return { buyer: null, wants_letters: false }
  const { first_name, last_name, email, phone_number } = given
  const wants = given.consent?.['dev.ucp.consent.marketing']?.granted === true
  return {
    buyer: defined({ first_name, last_name, email, phone_number }),
    wants_letters: wants && caller.active.has('dev.ucp.shopping.buyer_consent'),
  }
}

export type ReadDelivery = { delivery: DeliveryGiven | null; messages: Message[] }

/** Reads the place, where both sides know fulfilment. A destination that is not sent again stays. Throws a Refusal (400). */
export function readDelivery({ body, caller }: UcpAsk, earlier: DeliveryGiven | null, unknownId: string): ReadDelivery {
  if (!caller.active.has('dev.ucp.shopping.fulfillment')) return { delivery: null, messages: [] }
  const [asked] = parsed(fulfillment, body['fulfillment'] ?? undefined, 'fulfillment')?.methods ?? []
  if (!asked) return { delivery: null, messages: [] }
  const type = (asked.type ?? asked.id ?? earlier?.type) === 'pickup' ? 'pickup' : 'shipping'
  const kept = earlier?.type === type ? earlier : null
  const destinations = type === 'pickup' ? [] : withIds(asked.destinations, kept?.destinations ?? [])
  const wanted = asked.selected_destination_id ?? null
  const isUnknown = type === 'shipping' && wanted !== null && !destinations.some(({ id }) => id === wanted)
  if (!isUnknown) return { delivery: { type, destinations, selected: wanted }, messages: [] }
  const path = '$.fulfillment.methods[0].selected_destination_id'
  const message: Message = { type: 'error', code: 'invalid', content: unknownId, severity: 'recoverable', path }
  return { delivery: { type, destinations, selected: kept?.selected ?? null }, messages: [message] }
}

function withIds(sent: readonly z.infer<typeof destination>[] | undefined, earlier: readonly DestinationGiven[]): DestinationGiven[] {
  if (!sent) return [...earlier]
  const known = new Set(earlier.map(({ id }) => id))
  let last = Math.max(0, ...earlier.map(({ id }) => Number(id.slice('dest_'.length))))
  return sent.map(({ id, ...given }) => {
    const { first_name, last_name, phone_number, street_address, extended_address, address_locality, address_region } = given
    const { postal_code, address_country } = given
    const place = { street_address, extended_address, address_locality, address_region, postal_code, address_country }
    return {
      ...defined({ first_name, last_name, phone_number, ...place }),
      id: id !== undefined && known.has(id) ? id : `dest_${(last += 1)}`,
    }
  })
}

function defined<Fields extends Record<string, string | undefined>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Name in keyof Fields]?: string }
}
