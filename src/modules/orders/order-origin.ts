import { sql } from 'kysely'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'

/**
 * Identifies the buyer by two keyed hashes: an account and its mailbox, which may have several accounts; or a guest's mailbox and network,
 * since a guest can use any number of mailboxes. A guest's order never counts against the account with that mailbox.
 */
export type OrderOrigin = { buyer: Buffer; source: Buffer }

/** Returns undefined where no limits apply. */
export function originOf({ ctx, limits, address }: RequestContext, email: string): OrderOrigin | undefined {
  const { actor } = ctx
  const names =
    actor.kind === 'account'
      ? { buyer: `account ${actor.accountId}`, source: `accounts of ${mailboxOf(actor.email)}` }
      : { buyer: `guest ${mailboxOf(email)}`, source: `guests at ${address}` }
  const [buyer, source] = [limits.seal(names.buyer), limits.seal(names.source)]
  return buyer && source && { buyer, source }
}

/** Serialises orders of one origin, so concurrent ones are counted together. Throws too_many_unpaid (409). */
export async function boundUnpaid(ctx: Pick<Ctx, 'db' | 'uses' | 'memory'>, origin: OrderOrigin, wanted: number): Promise<void> {
  if (wanted === 0) return
  // Locked in a fixed order, so two orders that share both hashes can't deadlock.
  const [first, second] = [origin.buyer, origin.source].sort(Buffer.compare).map((name) => name.readBigInt64BE(0).toString())
  await sql`select pg_advisory_xact_lock(${first}::bigint), pg_advisory_xact_lock(${second}::bigint)`.execute(ctx.db)
  const { unpaid_pieces_per_buyer: most } = await getSettings(ctx)
  if ((await countUnpaid(ctx, origin)) + wanted > most) refuse('too_many_unpaid', { most })
}

/** Returns the number of unpaid pieces reserved by this order's buyer; null if unknown or already deleted. */
export async function countUnpaidBeside(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<number | null> {
  const origin = await ctx.db.selectFrom('order_origins').select(['buyer', 'source']).where('order_id', '=', orderId).executeTakeFirst()
  return origin ? countUnpaid(ctx, origin) : null
}

async function countUnpaid({ db }: Pick<Ctx, 'db'>, { buyer, source }: OrderOrigin): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select greatest(sum(i.quantity) filter (where n.buyer = ${buyer}::bytea), sum(i.quantity) filter (where n.source = ${source}::bytea), 0)::int as pieces
    from order_origins n join orders o on o.id = n.order_id join order_items i on i.order_id = o.id
    where (n.buyer = ${buyer}::bytea or n.source = ${source}::bytea) and i.stock_level_id is not null
      and o.status = 'pending' and o.payment_status in ('unpaid', 'proof_submitted')`.execute(db)
  return rows[0]?.pieces ?? 0
}
