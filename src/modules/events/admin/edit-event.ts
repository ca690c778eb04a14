import { otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { AdminEvent, EventChange, NewEvent } from '#contract/admin-events.ts'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import { isCountryUnnamed } from '#contract/rules/named-country.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { slugOf } from '#modules/catalog/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { refusal, refuse } from '#modules/refuse.ts'
import { eventCancelled } from '../event-events.ts'
import { returnWhatRemains } from '../stock/return-pieces.ts'
import { lockEvent } from '../stock/lock-event.ts'
import { getAdminEvent } from './list-admin-events.ts'
import { isTimeZone } from './time-zones.ts'

/** Creates a draft unless the input says otherwise. Requires a transaction; throws InvalidInput (422), slug_taken (409). */
export async function createEvent(ctx: Ctx, input: NewEvent): Promise<AdminEvent> {
  const {
    translations: _texts,
    product_ids: _products,
    slug = `${slugOf(input.title)}-${input.starts_at.slice(0, 10)}`,
    ...columns
  } = input
  const id = newId()
  refuseWrong({ ...input, pickup_until: input.pickup_until ?? null }, isCountryUnnamed({ country: '', ...input }))
  if (input.status === 'cancelled') throw new InvalidInput({ status: 'invalid' })
  await refusingTaken(
    ctx.db
      .insertInto('events')
      .values({ id, slug, ...columns, ...namedPlace(input), published_at: input.status === 'published' ? ctx.clock.now() : null })
      .execute(),
  )
  await writeParts(ctx, id, input)
  return logged(ctx, 'event.create', undefined, await getAdminEvent(ctx, id))
}

/**
 * Also publishes, closes and cancels. Closing and cancelling return unreserved pieces to the shop; cancelling notifies the buyers who would
 * collect there. Requires a transaction; throws event_not_found, changed_meanwhile, slug_taken (409), InvalidInput (422).
 */
export async function changeEvent(
  ctx: Ctx,
  id: string,
  { expected_updated_at, closed, map_marker, ...change }: EventChange,
): Promise<AdminEvent> {
  const locked = await lockEvent(ctx, id)
  const before = await getAdminEvent(ctx, id)
  requireUnchanged(before, expected_updated_at)
  const { translations: _texts, product_ids: _products, ...columns } = change
  const after = { ...before, ...change }
  refuseWrong(after, isCountryUnnamed(after, before))
  if (before.status === 'cancelled' && change.status !== undefined && change.status !== 'cancelled')
    throw new InvalidInput({ status: 'invalid' })
  if (change.status === 'draft' && locked.published_at !== null) throw new InvalidInput({ status: 'invalid' })
  if (map_marker && before.map === null) throw new InvalidInput({ map_marker: 'no_map' })
  const now = ctx.clock.now()
  const isCancelled = after.status === 'cancelled' && before.status !== 'cancelled'
  const isClosed = (closed === true || isCancelled) && before.closed_at === null
  // A later end reopens an event that had ended.
  const isReopened =
    !closed && !isCancelled && change.ends_at !== undefined && new Date(after.ends_at) > now && new Date(before.ends_at) <= now
  await refusingTaken(
    ctx.db
      .updateTable('events')
      .set({
        ...columns,
        ...namedPlace(after),
        ...(map_marker === undefined ? {} : { map_x: map_marker?.x ?? null, map_y: map_marker?.y ?? null }),
        // Also written when only texts or products change.
        updated_at: now,
        ...(after.status === 'published' && locked.published_at === null ? { published_at: now } : {}),
        ...(isClosed ? { closed_at: now } : isReopened ? { closed_at: null } : {}),
      })
      .where('id', '=', id)
      .execute(),
  )
  await forgetCopies(ctx, before, after)
  await writeParts(ctx, id, change)
  if (isClosed) await returnWhatRemains(ctx, id)
  if (isCancelled && locked.published_at !== null) await raise(ctx, eventCancelled, { eventId: id })
  const action = isCancelled ? 'event.cancel' : isClosed ? 'event.close' : after.status !== before.status ? 'event.publish' : 'event.change'
  return logged(ctx, action, before, await getAdminEvent(ctx, id))
}

/** Requires a transaction; throws event_not_found, and event_in_use for all but an unused draft. */
export async function removeEvent(ctx: Ctx, id: string): Promise<void> {
  const locked = await lockEvent(ctx, id)
  const before = await getAdminEvent(ctx, id)
  const { rows } =
    await sql`select from orders where event_id = ${id}::uuid union all select from event_stock where event_id = ${id}::uuid and allocated > returned limit 1`.execute(
      ctx.db,
    )
  if (before.status !== 'draft' || locked.published_at !== null || rows.length > 0) refuse('event_in_use')
  await ctx.db.deleteFrom('events').where('id', '=', id).execute()
  const { title, slug } = before
  await recordChange(ctx, { action: 'event.delete', entity: 'event', entityId: id, entityName: title, before: { title, slug } })
}

type Times = { starts_at: string; ends_at: string; pickup_until: string | null; time_zone?: string | undefined }

function refuseWrong({ starts_at, ends_at, pickup_until, time_zone }: Times, isUnnamed: boolean): void {
  const problems: Record<string, string> = isUnnamed ? { country_name: 'required' } : {}
  if (Date.parse(ends_at) <= Date.parse(starts_at)) problems['ends_at'] = 'ends_before'
  if (pickup_until !== null && Date.parse(pickup_until) < Date.parse(starts_at)) problems['pickup_until'] = 'pickup_before'
  if (time_zone !== undefined && !isTimeZone(time_zone)) problems['time_zone'] = 'unknown_time_zone'
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
}

type Place = { country?: string | undefined; country_name?: string | null | undefined }

function namedPlace({ country, country_name }: Place): { country_name: string | null } {
  return { country_name: country === 'OTHER' ? country_name || null : null }
}

/** Earlier versions copied the place into each translation. A copy must not outlive a move. */
async function forgetCopies({ db }: Ctx, before: AdminEvent, after: Pick<AdminEvent, 'venue' | 'address'>): Promise<void> {
  for (const field of ['venue', 'address'] as const) {
    if (before[field] === after[field]) continue
    await db
      .updateTable('event_translations')
      .set({ [field]: '' })
      .where('event_id', '=', before.id)
      .where(field, '=', before[field])
      .execute()
  }
}

type Parts = Pick<EventChange, 'translations' | 'product_ids'>

async function writeParts(ctx: Ctx, id: string, { translations = {}, product_ids }: Parts): Promise<void> {
  for (const language of otherLanguages) {
    const texts = translations[language]
    if (texts === null) await ctx.db.deleteFrom('event_translations').where('event_id', '=', id).where('language', '=', language).execute()
    if (!texts) continue
    const row = { ...texts, venue: texts.venue ?? '', address: texts.address ?? '' }
    await ctx.db
      .insertInto('event_translations')
      .values({ event_id: id, language, ...row })
      .onConflict((conflict) => conflict.columns(['event_id', 'language']).doUpdateSet(row))
      .execute()
  }
  if (product_ids !== undefined) await writeProducts(ctx, id, [...new Set(product_ids)])
}

async function writeProducts({ db }: Ctx, id: string, wanted: string[]): Promise<void> {
  const known = wanted.length === 0 ? [] : await db.selectFrom('products').select('id').where('id', 'in', wanted).execute()
  if (known.length < wanted.length) throw new InvalidInput({ product_ids: 'unknown_product' })
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from event_stock where event_id = ${id}::uuid and product_id <> all (${wanted}::uuid[]) and allocated > returned`.execute(
    db,
  )
  if (rows.length > 0) throw new InvalidInput({ product_ids: 'pieces_at_event' })
  await sql`delete from event_products where event_id = ${id}::uuid and product_id <> all (${wanted}::uuid[])`.execute(db)
  await sql`
    insert into event_products (event_id, product_id, position)
    select ${id}::uuid, w.id, w.place - 1 from unnest(${wanted}::uuid[]) with ordinality as w (id, place)
    on conflict (event_id, product_id) do update set position = excluded.position where event_products.position <> excluded.position`.execute(
    db,
  )
}

async function refusingTaken<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw isUniqueViolation(error, 'events_slug_unique') ? refusal('slug_taken') : error
  })
}

export async function logged(
  ctx: Ctx,
  action: Extract<AuditAction, `event.${string}`>,
  before: AdminEvent | undefined,
  after: AdminEvent,
): Promise<AdminEvent> {
  const auditedFields = ({
    id: _id,
    image_url: _url,
    created_at: _made,
    updated_at: _changed,
    pieces: _sums,
    pickups: _orders,
    map,
    ...fields
  }: AdminEvent) => ({ ...fields, map: map?.image_key ?? null, map_marker: map?.marker ? `${map.marker.x}, ${map.marker.y}` : null })
  const names = { entity: 'event' as const, entityId: after.id, entityName: after.title }
  await recordChange(ctx, { action, ...names, ...(before && { before: auditedFields(before) }), after: auditedFields(after) })
  return after
}
