import { type ShippingZone, shippingZones } from '#contract/countries.ts'
import { type Money, money } from '#contract/rules/money.ts'
import type { ZoneChange } from '#contract/settings.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { createShortCache, forgetSettings } from '#modules/settings/index.ts'

/** The price of a parcel to a zone in RM, and its delivery time in working days. */
export type ZoneRate = { zone: ShippingZone; rate: Money; days_from: number; days_to: number }
type Rates = ReadonlyMap<ShippingZone, ZoneRate>

const readRates = createShortCache(readStoredRates)

async function readStoredRates(db: Database): Promise<Rates> {
  const rows = await db.selectFrom('shipping_rates').select(['zone', 'rate', 'days_from', 'days_to']).execute()
  return new Map(rows.map((row) => [row.zone, { ...row, rate: money(row.rate) }]))
}

/** RM per parcel in this zone, at most a second old. */
export async function getShippingRate({ db, uses, memory }: Pick<Ctx, 'db' | 'uses' | 'memory'>, zone: ShippingZone): Promise<Money> {
  uses.add('checkout')
  return rateOf(await readRates({ db, memory }), zone).rate
}

/** Returns every zone with its rate, nearest first. */
export async function listShippingRates({ db, uses, memory }: Pick<Ctx, 'db' | 'uses' | 'memory'>): Promise<ZoneRate[]> {
  uses.add('checkout')
  const rates = await readRates({ db, memory })
  return shippingZones.map((zone) => rateOf(rates, zone))
}

/** Reads the rates from the database in this transaction, without the cache, and the time of their last change. */
export async function readShippingZones({ db }: Pick<Ctx, 'db'>): Promise<{ zones: ZoneRate[]; updatedAt: Date }> {
  const rates = await readStoredRates(db)
  const row = await db
    .selectFrom('shipping_rates')
    .select((eb) => eb.fn.max('updated_at').as('updated_at'))
    .executeTakeFirst()
  return { zones: shippingZones.map((zone) => rateOf(rates, zone)), updatedAt: row?.updated_at ?? new Date(0) }
}

/** Changes the given zones only. Checks no permission. */
export async function changeShippingZones({ db, memory }: Pick<Ctx, 'db' | 'memory'>, zones: readonly ZoneChange[]): Promise<void> {
  for (const { zone, ...columns } of zones) await db.updateTable('shipping_rates').set(columns).where('zone', '=', zone).execute()
  forgetSettings(memory)
}

/** Throws for a zone without a row, so no parcel is sent free by accident. */
function rateOf(rates: Rates, zone: ShippingZone): ZoneRate {
  const rate = rates.get(zone)
  if (rate === undefined) throw new Error(`shipping_rates has no row for ${zone}`)
  return rate
}
