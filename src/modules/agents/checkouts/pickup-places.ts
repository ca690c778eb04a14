import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { getPickupEvent, listEvents } from '#modules/events/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { takeLines } from '../goods/take-lines.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { studioPlace, type StoredLine } from '../stored-things.ts'

export type PickupPlace = { id: string; eventId: string | undefined; name: string; address: Record<string, string> }

const mostEvents = 10

/** The studio, and events that take orders now where all of these goods can be had. */
export async function listPickupPlaces(ctx: Ctx, items: readonly StoredLine[]): Promise<PickupPlace[]> {
  const t = serverTranslator('agents', ctx.language)
  const { address, city, state, zip, country } = studioOf(await getSettings(ctx))
  const studio = placeOf(address, country, { address_locality: city, address_region: state, postal_code: zip })
  const places: PickupPlace[] = [{ id: studioPlace, eventId: undefined, name: t('delivery.studio'), address: studio }]
  const { events } = await listEvents(ctx, { when: 'coming', page: 1, limit: mostEvents })
  for (const { id, title, venue } of events) {
    const event = await findOpen(ctx, id)
    if (!event || (await takeLines(ctx, items, id)).messages.length > 0) continue
    places.push({ id, eventId: id, name: agentText(`${title}, ${venue}`), address: placeOf(event.address, event.country) })
  }
  return places
}

function placeOf(street: string, country: string, rest: Record<string, string> = {}): Record<string, string> {
  return { street_address: street, ...rest, ...(/^[A-Z]{2}$/.test(country) && { address_country: country }) }
}

async function findOpen(ctx: Ctx, id: string) {
  return getPickupEvent(ctx, id).catch((error: unknown) => {
    if (error instanceof InvalidInput) return undefined
    throw error
  })
}
