import type { Language } from '#contract/languages.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { isVersion, newest, type Version } from '../versions/version.ts'

/** An order that an agent prepared as a checkout. */
export type AgentOrder = { orderId: string; checkoutId: string; language: Language; version: Version }
type Store = Pick<Ctx, 'db'>

/** Finds an order that this platform prepared; undefined for every other one, and where it prepared only a cart. */
export async function findAgentOrder({ db }: Store, platformId: string, orderId: string): Promise<AgentOrder | undefined> {
  if (!isId(orderId)) return undefined
  const row = await ordersOfAgents(db).where('a.order_id', '=', orderId).where('a.platform_id', '=', platformId).executeTakeFirst()
  return row && agentOrderOf(row)
}

/** An order whose agent wants messages. */
export type Target = AgentOrder & { url: string }

/** Finds where messages about an order go: to the address that the profile of an agent that is not blocked names. */
export async function findTarget({ db }: Store, orderId: string): Promise<Target | undefined> {
  const row = await ordersOfAgents(db)
    .select('p.webhook_url')
    .where('a.order_id', '=', orderId)
    .where('p.is_blocked', '=', false)
    .executeTakeFirst()
  if (!row?.webhook_url || !URL.canParse(row.webhook_url)) return undefined
  return { ...agentOrderOf(row), url: row.webhook_url }
}

function ordersOfAgents(db: Ctx['db']) {
  return db
    .selectFrom('agent_orders as a')
    .innerJoin('agent_platforms as p', 'p.id', 'a.platform_id')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .where('a.checkout_id', 'is not', null)
    .select(['a.order_id', 'a.checkout_id', 'o.language', 'p.version'])
}

type Row = { order_id: string; checkout_id: string | null; language: Language; version: string }

function agentOrderOf({ order_id, checkout_id, language, version }: Row): AgentOrder {
  return { orderId: order_id, checkoutId: checkout_id ?? '', language, version: isVersion(version) ? version : newest }
}
