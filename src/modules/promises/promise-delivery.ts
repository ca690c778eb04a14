import type { CountryCode } from '#contract/countries.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { calendarOf, type DeliveryPromise } from '#contract/rules/working-days.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { listShippingRates, zoneOf } from '#modules/shipping/index.ts'
import { type PromisedGoods, promiseOf } from './promise-rules.ts'
import { readWorkloads } from './workloads.ts'

/** `pickup`: collected at the studio as soon as it is made. */
type Destination = 'pickup' | { country: CountryCode; state?: string | undefined }

/** Returns the delivery promise for these goods as of today. Null if none can be given. */
export async function promiseDelivery(
  ctx: Pick<Ctx, 'db' | 'clock' | 'uses' | 'memory'>,
  goods: readonly PromisedGoods[],
  destination: Destination,
): Promise<DeliveryPromise | null> {
  if (goods.length === 0) return null
  const types = goods.flatMap(({ product_type_id: type, is_pre_order }) => (type !== null && !is_pre_order ? [type] : []))
  const [settings, days, workloads] = [await getSettings(ctx), await daysTo(ctx, destination), await readWorkloads(ctx, types)]
  ctx.uses.add('promises')
  for (const type of types) ctx.uses.add(`promise:${type}`)
  return promiseOf(goods, days, { today: dayOf(ctx.clock.now()), workloads, calendar: calendarOf(settings) })
}

async function daysTo(ctx: Pick<Ctx, 'db' | 'uses' | 'memory'>, destination: Destination) {
  if (destination === 'pickup') return { daysFrom: 0, daysTo: 0 }
  const zone = zoneOf(destination.country, destination.state)
  const rate = (await listShippingRates(ctx)).find((known) => known.zone === zone)
  return { daysFrom: rate?.days_from ?? 0, daysTo: rate?.days_to ?? 0 }
}
