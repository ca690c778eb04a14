import { type ShippingZone, shippingZones } from '#contract/countries.ts'
import { type Money, money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { createShortCache } from '#modules/settings/index.ts'

type Rates = ReadonlyMap<ShippingZone, Money>

const readRates = createShortCache(async (db): Promise<Rates> => {
  const rows = await db.selectFrom('shipping_rates').select(['zone', 'rate']).execute()
  return new Map(rows.map(({ zone, rate }) => [zone, money(rate)]))
})

/** RM a parcel in this zone, at most a second old. */
export async function getShippingRate({ db, uses }: Pick<Ctx, 'db' | 'uses'>, zone: ShippingZone): Promise<Money> {
  uses.add('checkout')
  return rateOf(await readRates(db), zone)
}

/** Every zone with its rate, nearest first. */
export async function listShippingRates({ db, uses }: Pick<Ctx, 'db' | 'uses'>): Promise<{ zone: ShippingZone; rate: Money }[]> {
  uses.add('checkout')
  const rates = await readRates(db)
  return shippingZones.map((zone) => ({ zone, rate: rateOf(rates, zone) }))
}

/** A zone whose row is gone is a fault: nothing is ever sent free by accident. */
function rateOf(rates: Rates, zone: ShippingZone): Money {
  const rate = rates.get(zone)
  if (rate === undefined) throw new Error(`shipping_rates has no row for ${zone}`)
  return rate
}
