import type { QuoteInput } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Caller } from '../door/find-caller.ts'
import type { Message } from '../outcome.ts'
import type { DeliveryGiven, StoredLine } from '../stored-things.ts'
import { judgeAddress } from './judge-address.ts'
import { listPickupPlaces, type PickupPlace } from './pickup-places.ts'
import type { ReadDelivery } from './read-checkout-request.ts'

export type JudgedDelivery = {
  messages: Message[]
  selected: string | null
  pickups: PickupPlace[]
  /** What to quote for; undefined until a place is known. */
  to: Pick<QuoteInput, 'country' | 'state' | 'delivery' | 'event_id'> | undefined
}

const path = '$.fulfillment.methods[0]'

/** Says where the order goes, with a message for each missing part. A single destination is chosen automatically. */
export async function judgeDelivery(
  ctx: Ctx,
  { active }: Caller,
  given: DeliveryGiven | null,
  items: readonly StoredLine[],
): Promise<JudgedDelivery> {
  const t = serverTranslator('agents', ctx.language)
  const nowhere = { selected: null, pickups: [], to: undefined }
  if (!active.has('dev.ucp.shopping.fulfillment')) return { ...nowhere, messages: [] }
  if (!given || (given.type === 'shipping' && given.destinations.length === 0))
    return { ...nowhere, messages: [missing(given ? `${path}.destinations` : '$.fulfillment', t('placeMissing'))] }
  if (given.type === 'pickup') return judgePickup(ctx, given, items)
  const [first] = given.destinations
  const selected = given.selected ?? (given.destinations.length === 1 ? (first?.id ?? null) : null)
  const index = given.destinations.findIndex(({ id }) => id === selected)
  const destination = given.destinations[index]
  if (!destination) return { ...nowhere, messages: [missing(`${path}.selected_destination_id`, t('chooseDestination'))] }
  const { messages, place } = judgeAddress(ctx.language, destination, `${path}.destinations[${index}]`)
  return { messages, selected, pickups: [], to: place && { ...place, delivery: 'parcel' } }
}

async function judgePickup(ctx: Ctx, { selected: wanted }: DeliveryGiven, items: readonly StoredLine[]): Promise<JudgedDelivery> {
  const t = serverTranslator('agents', ctx.language)
  const pickups = await listPickupPlaces(ctx, items)
  const selected = wanted ?? (pickups.length === 1 ? (pickups[0]?.id ?? null) : null)
  const chosen = pickups.find(({ id }) => id === selected)
  const content = t(wanted === null ? 'chooseDestination' : 'unknownDestination')
  if (!chosen) return { messages: [missing(`${path}.selected_destination_id`, content)], selected: null, pickups, to: undefined }
  const { eventId } = chosen
  return { messages: [], selected, pickups, to: { delivery: 'pickup', ...(eventId !== undefined && { event_id: eventId }) } }
}

/** A place of collection that the shop does not offer changes nothing: the earlier choice stays. */
export async function keepOfferedPlace(
  ctx: Ctx,
  { delivery, messages }: ReadDelivery,
  earlier: DeliveryGiven | null,
  items: readonly StoredLine[],
): Promise<ReadDelivery> {
  if (delivery?.type !== 'pickup' || delivery.selected === null) return { delivery, messages }
  const places = await listPickupPlaces(ctx, items)
  if (places.some(({ id }) => id === delivery.selected)) return { delivery, messages }
  const t = serverTranslator('agents', ctx.language)
  const message: Message = { ...missing(`${path}.selected_destination_id`, t('unknownDestination')), code: 'invalid' }
  const selected = earlier?.type === 'pickup' ? earlier.selected : null
  return { delivery: { ...delivery, selected }, messages: [...messages, message] }
}

function missing(place: string, content: string): Message {
  return { type: 'error', code: 'missing', content, severity: 'recoverable', path: place }
}
