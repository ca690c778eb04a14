import { sql } from 'kysely'
import type { Location, LocationChange, NewLocation } from '#contract/partner-area.ts'
import { mostLocations } from '#contract/rules/partner-rules.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getOwnRow, lockPartner } from '../partner-store.ts'
import { issueCode } from '../tracking-codes.ts'

/** In order of creation, without removed ones. */
export async function listLocationsOf({ db }: Pick<Ctx, 'db'>, partnerId: string): Promise<Location[]> {
  const rows = await db
    .selectFrom('partner_locations as l')
    .innerJoin('tracking_codes as c', 'c.location_id', 'l.id')
    .select(['l.id', 'l.name', 'l.kind', 'l.address', 'l.city', 'l.is_active', 'l.created_at', 'l.updated_at', 'c.code as tracking_code'])
    .leftJoin(scansByCode(db, partnerId), 's.code', 'c.code')
    .leftJoin(ordersByPlace(db, partnerId), 'o.location_id', 'l.id')
    .select(sql<number>`coalesce(s.scans, 0)::int`.as('scans'))
    .select(sql<number>`coalesce(o.orders, 0)::int`.as('orders'))
    .where('l.partner_id', '=', partnerId)
    .where('l.deleted_at', 'is', null)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

function scansByCode(db: Ctx['db'], partnerId: string) {
  return db
    .selectFrom('partner_scans')
    .select('code')
    .select((eb) => eb.fn.sum<number>('scans').as('scans'))
    .where('partner_id', '=', partnerId)
    .groupBy('code')
    .as('s')
}

function ordersByPlace(db: Ctx['db'], partnerId: string) {
  return db
    .selectFrom('partner_referrals')
    .select('location_id')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`not is_cancelled and own_signs = '{}'`)
    .groupBy('location_id')
    .as('o')
}

export async function listOwnLocations(ctx: Ctx): Promise<{ locations: Location[] }> {
  return { locations: await listLocationsOf(ctx, (await getOwnRow(ctx)).id) }
}

/** Runs in a transaction. Throws NotFound, partner_not_active, too_many_locations. */
export async function addLocation(ctx: Ctx, { address = '', city = '', is_active = true, ...input }: NewLocation): Promise<Location> {
  const partner = await lockPartner(ctx, (await getOwnRow(ctx)).id)
  if (partner.status !== 'active') refuse('partner_not_active')
  if ((await listLocationsOf(ctx, partner.id)).length >= mostLocations) refuse('too_many_locations')
  const id = newId()
  await ctx.db
    .insertInto('partner_locations')
    .values({ id, partner_id: partner.id, ...input, address, city, is_active, created_at: ctx.clock.now() })
    .execute()
  await issueCode(ctx, partner.id, id)
  return getOwnLocation(ctx, partner.id, id)
}

/** Keeps the location's code. Runs in a transaction; throws NotFound, changed_meanwhile. */
export async function changeLocation(ctx: Ctx, id: string, { expected_updated_at, ...change }: LocationChange): Promise<Location> {
  const partner = await lockPartner(ctx, (await getOwnRow(ctx)).id)
  requireUnchanged(await getOwnLocation(ctx, partner.id, id), expected_updated_at)
  if (Object.keys(change).length > 0) await ctx.db.updateTable('partner_locations').set(change).where('id', '=', id).execute()
  return getOwnLocation(ctx, partner.id, id)
}

/** Keeps its earnings, and its printed code still leads to the shop. Runs in a transaction; throws NotFound. */
export async function removeLocation(ctx: Ctx, id: string): Promise<void> {
  const partner = await lockPartner(ctx, (await getOwnRow(ctx)).id)
  await getOwnLocation(ctx, partner.id, id)
  await ctx.db.updateTable('partner_locations').set({ deleted_at: ctx.clock.now(), is_active: false }).where('id', '=', id).execute()
}

async function getOwnLocation(ctx: Ctx, partnerId: string, id: string): Promise<Location> {
  const found = (await listLocationsOf(ctx, partnerId)).find((location) => location.id === id)
  if (!found) throw new NotFound()
  return found
}
