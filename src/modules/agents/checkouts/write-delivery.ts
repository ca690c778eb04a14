import type { Quote } from '#contract/checkout.ts'
import { promiseTexts } from '#contract/messages/promise-texts.ts'
import { toSen } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import type { DeliveryGiven } from '../stored-things.ts'
import { shapeOf } from '../versions/shape-of.ts'
import type { Version } from '../versions/version.ts'
import type { JudgedDelivery } from './judge-delivery.ts'

type Writing = { version: Version; given: DeliveryGiven; judged: JudgedDelivery; quote: Quote | undefined; lineIds: string[] }

/** Writes `fulfillment`: one parcel or one collection of all lines, with one option that is chosen. */
export async function writeDelivery(ctx: Ctx, { version, given, judged, quote, lineIds }: Writing) {
  const { destinationOf } = shapeOf(version)
  const { type } = given
  const destinations =
    type === 'pickup'
      ? judged.pickups.map(({ id, name, address }) => ({ id, ...destinationOf('business_location'), name, address }))
      : given.destinations.map((destination) => ({ ...destination, ...destinationOf('shipping_address') }))
  const option = quote && judged.to ? await writeOption(ctx, version, judged, quote) : undefined
  const group = { id: type === 'pickup' ? 'collection' : 'parcel', line_item_ids: lineIds }
  return {
    methods: [
      {
        id: type,
        type,
        line_item_ids: lineIds,
        destinations,
        selected_destination_id: judged.selected,
        ...(option && { groups: [{ ...group, selected_option_id: option.id, options: [option] }] }),
      },
    ],
  }
}

async function writeOption(ctx: Ctx, version: Version, { to, selected, pickups }: JudgedDelivery, { delivery, shipping }: Quote) {
  const t = serverTranslator('agents', ctx.language)
  const isPickup = to?.delivery === 'pickup'
  const { carrier_name } = await getSettings(ctx)
  const title = isPickup ? (pickups.find(({ id }) => id === selected)?.name ?? t('delivery.studio')) : carrier_name || t('delivery.parcel')
  const words = delivery
    ? promiseTexts(serverTranslator('promise', ctx.language), ctx.language, delivery, isPickup)[0]
    : to?.event_id === undefined
      ? undefined
      : t('delivery.atEvent')
  return {
    id: isPickup ? 'pickup' : 'standard',
    title: agentText(title),
    ...(words !== undefined && { description: shapeOf(version).describeOption(words) }),
    // The end of the shop's working day in Kuala Lumpur.
    ...(delivery && !isPickup && { latest_fulfillment_time: `${delivery.arrives_to}T10:00:00Z` }),
    totals: [{ type: 'total', amount: toSen(shipping) }],
  }
}
