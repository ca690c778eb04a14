import { sql } from 'kysely'
import type { Manifest } from '#contract/pickups.ts'
import type { Ctx } from '#modules/context.ts'
import { pickupEnd } from '#modules/events/index.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { listKeys, type PickupKey, rememberKey } from '../codes/pickup-keys.ts'
import { initialsOf, listPickupOrders } from '../pickup-orders.ts'

/** A transaction that was running during the request may commit with an earlier time, so changes of this period are sent again. */
const overlapMs = 60_000

type Asked = { id: string; since?: string | undefined; key: PickupKey }

/** Returns the data for handing over orders offline; with `since`, the changes since then. Throws event_not_found. */
export async function readManifest(ctx: Ctx, { id, since, key }: Asked): Promise<Manifest> {
  await rememberKey(ctx, key)
  const event = await ctx.db
    .selectFrom('events as e')
    .leftJoin('event_translations as t', (join) => join.onRef('t.event_id', '=', 'e.id').on(sql<boolean>`t.language = ${ctx.language}`))
    .select(['e.id', 'e.title', 't.title as translated', 'e.starts_at', 'e.ends_at', 'e.time_zone', 'e.pickup_until', 'e.status'])
    .select(sql<Date>`now()`.as('as_of'))
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!event) refuse('event_not_found')
  const changedSince = since === undefined ? undefined : new Date(Date.parse(since) - overlapMs)
  const [keys, orders] = [await listKeys(ctx), await listPickupOrders(ctx, { eventId: id, ...(changedSince && { changedSince }) })]
  return {
    as_of: event.as_of.toISOString(),
    event: {
      id,
      title: event.translated || event.title,
      starts_at: event.starts_at.toISOString(),
      ends_at: event.ends_at.toISOString(),
      time_zone: event.time_zone,
      pickup_until: pickupEnd(event).toISOString(),
      is_cancelled: event.status === 'cancelled',
    },
    orders,
    public_key: key.publicKey.toString('base64url'),
    keys: keys.map((known) => ({ id: known.id, public_key: known.publicKey.toString('base64url') })),
    revoked: await listRevoked(ctx, id),
    corrections: await listCorrections(ctx, id, changedSince),
  }
}

async function listRevoked({ db }: Ctx, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ nonce: string }>`
    select c.nonce from pickup_codes c join orders o on o.id = c.order_id
    where c.event_id = ${eventId}::uuid
      and (c.revoked_at is not null or o.status = 'cancelled' or o.payment_status = 'refunded' or o.event_id is distinct from c.event_id)
    order by c.nonce`.execute(db)
  return rows.map(({ nonce }) => nonce)
}

async function listCorrections(ctx: Ctx, eventId: string, since: Date | undefined): Promise<Manifest['corrections']> {
  const { rows } = await sql<{
    scan_id: string
    order_id: string
    result: 'already_collected'
    collected_at: Date | null
    winner: string | null
  }>`
    select s.scan_id, s.order_id, s.result, o.collected_at,
      (select w.account_id from pickup_scans w where w.order_id = s.order_id and w.result = 'collected' and w.undone_at is null limit 1) as winner
    from pickup_scans s join orders o on o.id = s.order_id
    where s.event_id = ${eventId}::uuid and s.corrected_at is not null and (${since ?? null}::timestamptz is null or s.corrected_at >= ${since ?? null}::timestamptz)
    order by s.corrected_at, s.scan_id`.execute(ctx.db)
  const names = await listAccountNames(ctx, [...new Set(rows.flatMap(({ winner }) => winner ?? []))])
  return rows.map(({ winner, collected_at, ...row }) => ({
    ...row,
    collected_at: collected_at?.toISOString() ?? null,
    by: winner === null ? null : initialsOf(names.get(winner)?.replace(/@.*/, '') ?? '') || null,
  }))
}
