import type { Handoff as ShownHandoff } from '#contract/agents.ts'
import { isCountryCode, type CountryCode } from '#contract/countries.ts'
import { fromSen } from '#contract/rules/money.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { getOwnOrder } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { chooseCode } from '../goods/choose-code.ts'
import { takeLines } from '../goods/take-lines.ts'
import { type BuyerGiven, type DeliveryGiven, type DestinationGiven, studioPlace, type StoredLine } from '../stored-things.ts'
import { isMcpLink } from './link-cart.ts'
import { findHandoff, type Handoff } from './handoff-store.ts'

/** Returns what was prepared, for the page where the person goes on. Throws NotFound and handoff_used. */
export async function lookAtHandoff(
  ctx: Ctx,
  { token, guestTokens }: { token: string; guestTokens: readonly string[] },
): Promise<ShownHandoff> {
  const found = await findHandoff(ctx, token)
  if (!found || !(await isOpen(ctx, found))) throw new NotFound()
  if (found.orderId !== null) refuse('handoff_used', { order_id: await findOwnOrderId(ctx, found.orderId, guestTokens) })
  const shown: ShownHandoff = {
    kind: found.kind,
    platform: found.platform,
    expires_at: found.expiresAt.toISOString(),
    items: found.items.map(itemOf),
    discount_code: await codeOf(ctx, found),
    shown_total: found.shownSen === null ? null : fromSen(found.shownSen),
  }
  if (found.kind === 'cart') return shown
  return { ...shown, contact: contactOf(found.buyer), ...placeOf(found.delivery) }
}

/**
 * Returns the code that counts: of an agent's codes the first that is valid today. Of a link's codes it is the first, unchecked, since
 * authors of links must not learn which codes exist.
 */
async function codeOf(ctx: Ctx, { platform, items, codes }: Handoff): Promise<string | null> {
  if (platform === null || codes.length === 0) return codes[0] ?? null
  const { lines } = await takeLines(ctx, items)
  const priced = lines.map((line) => line.priced)
  return (await chooseCode(ctx, priced, codes, { isWrong: false })).code ?? null
}

/** A link of the plain MCP server closes with that one's switch; everything else is of UCP. */
async function isOpen(ctx: Ctx, { id }: Handoff): Promise<boolean> {
  const { agents_ucp, agents_mcp } = await getSettings(ctx)
  return (isMcpLink(id) ? agents_mcp : agents_ucp) === 'on'
}

async function findOwnOrderId(ctx: Ctx, id: string, guestTokens: readonly string[]): Promise<string | null> {
  try {
    return (await getOwnOrder(ctx, { id, guestTokens })).id
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

function itemOf({ product_id, variation_id, size, quantity }: StoredLine): ShownHandoff['items'][number] {
  return { product_id, variation_id, ...(size !== null && { size }), quantity }
}

function contactOf(buyer: BuyerGiven | null) {
  const { first_name: first = '', last_name: last = '', email = '', phone_number: phone = '' } = buyer ?? {}
  return { name: agentText(`${first} ${last}`.trim()), email: agentText(email), phone: agentText(phone) }
}

function placeOf(delivery: DeliveryGiven | null): Pick<ShownHandoff, 'shipping' | 'event_id' | 'delivery'> {
  if (delivery?.type === 'pickup') return { shipping: null, event_id: eventOf(delivery.selected), delivery: 'pickup' }
  const destination = delivery?.destinations.find(({ id }) => id === delivery.selected)
  return { shipping: destination ? addressOf(destination) : null, event_id: null }
}

function eventOf(place: string | null): string | null {
  return place === studioPlace ? null : place
}

function addressOf(place: DestinationGiven): NonNullable<ShownHandoff['shipping']> {
  const { street_address: street = '', extended_address: more = '', address_country: code = '' } = place
  const country: CountryCode = isCountryCode(code) ? code : 'OTHER'
  return {
    address: agentText([street, more].filter(Boolean).join(', ')),
    city: agentText(place.address_locality ?? ''),
    state: agentText(place.address_region ?? ''),
    zip: agentText(place.postal_code ?? ''),
    country,
    ...(country === 'OTHER' && { country_name: countryNameOf(code) }),
  }
}

function countryNameOf(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code) : ''
}
