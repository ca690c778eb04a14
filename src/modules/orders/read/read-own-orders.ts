import { type SelectQueryBuilder, sql } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#contract/rules/order-states.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import type { DB } from '#kit/database/tables.ts'
import { requireAccount } from '#modules/identity/index.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { both, hasId, isOwn, isVisible } from './order-access.ts'
import { inReadersLanguage } from './in-readers-language.ts'
import { readOrders } from './order-details.ts'
import { presentForCustomer } from './order-presenter.ts'
import { getDetails } from './get-order.ts'

/** Returns the order to its account, to a holder of its token or to staff. Throws NotFound for others. */
export async function getOrder(ctx: Ctx, { id, guestTokens }: { id: string; guestTokens: readonly string[] }): Promise<Order> {
  const details = await getDetails(ctx, both(hasId(id), isVisible({ actor: ctx.actor, guestTokens })))
  return presentForCustomer(ctx, details, await getSettings(ctx))
}

/** Returns the order only to its account or a holder of its token. Throws NotFound for others, including staff. */
export async function getOwnOrder(ctx: Ctx, { id, guestTokens }: { id: string; guestTokens: readonly string[] }): Promise<Order> {
  const details = await getDetails(ctx, both(hasId(id), isOwn({ actor: ctx.actor, guestTokens })))
  return presentForCustomer(ctx, details, await getSettings(ctx))
}

type OwnOrdersInput = { status?: OrderStatus | 'delivered' | undefined; q?: string | undefined; page: number; limit: number }

/** Newest first. Throws NotSignedIn (401). */
export async function listOwnOrders(ctx: Ctx, { status, q, page, limit }: OwnOrdersInput) {
  const { accountId } = requireAccount(ctx.actor)
  const wanted = status === 'delivered' ? 'completed' : status
  const own = ctx.db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .$if(wanted !== undefined, (query) => query.where('status', '=', wanted ?? 'pending'))
    .$if(Boolean(q), (query) => query.where(mentions(q ?? '')))
  const rows = await own
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countOf(own))
  const details = ids.length > 0 ? await inReadersLanguage(ctx, await readOrders(ctx.db, (eb) => eb('o.id', 'in', ids))) : []
  const settings = await getSettings(ctx)
  return { orders: details.map((order) => presentForCustomer(ctx, order, settings)), total, page, limit }
}

/** Needed for a page beyond the last, which has no row with the total. */
async function countOf(own: SelectQueryBuilder<DB, 'orders', object>): Promise<number> {
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

/** One account has few orders, so no index is needed. */
function mentions(q: string) {
  return sql<boolean>`(${holdsWords(sql`order_number`, soughtOrderNumber(q))} or exists (
    select from order_items as i where i.order_id = orders.id and ${holdsWords(sql`i.name || ' ' || coalesce(i.variation_name, '')`, q)}
  ))`
}
