import { sql } from 'kysely'
import type { BoardHold } from '#contract/live.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { holdsChannel } from '#modules/live-effects.ts'

type Held = { order_item_id: string | null; screen: string; is_held: boolean }

/**
 * Notifies the open boards of every instance who is present and who moves an item, by ids only. Nothing is stored: boards opened later
 * learn it from the next notification.
 */
export async function tellHold({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { order_item_id, ...held }: Held): Promise<void> {
  const hold: BoardHold = { id: order_item_id, by: requireAccount(actor).accountId, ...held }
  await sql`select pg_notify(${holdsChannel}, ${JSON.stringify(hold)})`.execute(db)
}
