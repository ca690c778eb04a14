import { sql } from 'kysely'
import { NIL } from 'uuid'
import { type Ctx, inTransaction } from '#modules/context.ts'
import type { OrderComing } from '#modules/orders/index.ts'
import { emptyGuestCart } from './guest-cart.ts'
import { linkDays } from './restore-cart.ts'

export type LeftCart = { id: string; of: 'account' | 'guest'; version: number; changedAt: Date }

const pageSize = 1000
type Between = { after: Date; before: Date }

/** Yields pages of non-empty carts last changed between two moments, whose owner has ordered nothing since. */
export async function* listLeftCarts(ctx: Pick<Ctx, 'db'>, between: Between): AsyncGenerator<LeftCart[]> {
  for (const listPage of [listOfAccounts, listOfGuests]) {
    let from: LeftCart | undefined
    do {
      const page: LeftCart[] = await listPage(ctx, between, from)
      if (page.length > 0) yield page
      from = page.length < pageSize ? undefined : page.at(-1)
    } while (from)
  }
}

async function listOfAccounts({ db }: Pick<Ctx, 'db'>, { after, before }: Between, from: LeftCart | undefined): Promise<LeftCart[]> {
  const rows = await db
    .selectFrom('carts as c')
    .innerJoin('profiles as p', 'p.id', 'c.account_id')
    .select(['c.account_id', 'c.version', 'c.changed_at'])
    .where('c.changed_at', '>', after)
    .where('c.changed_at', '<=', before)
    .$if(from !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('c.changed_at', 'c.account_id'), '>', eb.tuple(from?.changedAt ?? after, from?.id ?? NIL))),
    )
    .where('p.deactivated_at', 'is', null)
    .where('p.closed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('cart_items as i').select('i.position').whereRef('i.account_id', '=', 'c.account_id')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.account_id', '=', 'c.account_id')
            .whereRef('o.placed_at', '>=', 'c.changed_at'),
        ),
      ),
    )
    .orderBy('c.changed_at')
    .orderBy('c.account_id')
    .limit(pageSize)
    .execute()
  return rows.map((row) => ({ id: row.account_id, of: 'account', version: row.version, changedAt: row.changed_at }))
}

async function listOfGuests({ db }: Pick<Ctx, 'db'>, { after, before }: Between, from: LeftCart | undefined): Promise<LeftCart[]> {
  const rows = await db
    .selectFrom('guest_carts')
    .select(['id', 'version', 'changed_at'])
    .where('changed_at', '>', after)
    .where('changed_at', '<=', before)
    .where('items', '<>', '[]')
    .$if(from !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('changed_at', 'id'), '>', eb.tuple(from?.changedAt ?? after, from?.id ?? NIL))),
    )
    .orderBy('changed_at')
    .orderBy('id')
    .limit(pageSize)
    .execute()
  return rows.map(({ id, version, changed_at }) => ({ id, of: 'guest', version, changedAt: changed_at }))
}

/** Removes ordered lines from the account's cart and empties the guest cart. Runs in the order's transaction. */
export async function takeOutBought(ctx: Ctx, { accountId, email, channel, items }: OrderComing): Promise<void> {
  if (channel !== 'web') return
  await emptyGuestCart(ctx, email)
  if (accountId === null) return
  const { db, clock } = ctx
  const bought = JSON.stringify(items.map(({ product_id, variation_id, size }) => ({ product_id, variation_id, size })))
  const cart = await db.selectFrom('carts').select('version').where('account_id', '=', accountId).forUpdate().executeTakeFirst()
  if (!cart) return
  await db
    .deleteFrom('cart_items as i')
    .where('i.account_id', '=', accountId)
    .where(
      sql<boolean>`exists (
        select from jsonb_to_recordset(${bought}::jsonb) as b (product_id uuid, variation_id uuid, size text)
        where b.product_id = i.product_id and b.variation_id is not distinct from i.variation_id and b.size is not distinct from i.size)`,
    )
    .execute()
  await db
    .updateTable('carts')
    .set({ version: cart.version + 1, changed_at: clock.now() })
    .where('account_id', '=', accountId)
    .execute()
}

/** Runs every night. */
export async function forgetOldCarts(ctx: Ctx): Promise<void> {
  const before = (days: number) => new Date(ctx.clock.now().getTime() - days * dayMs)
  await inTransaction(ctx, async ({ db }) => {
    await db.deleteFrom('cart_links').where('created_at', '<', before(linkDays)).execute()
    await db.deleteFrom('guest_carts').where('changed_at', '<', before(linkDays)).execute()
    await db.deleteFrom('carts').where('changed_at', '<', before(keptDays)).execute()
  })
}

/** A cart unchanged for this long belongs to another season. */
const keptDays = 365
const dayMs = 24 * 3_600_000
