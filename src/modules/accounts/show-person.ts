import { sql } from 'kysely'
import type { PersonDetails, PersonOrder } from '#contract/admin-members.ts'
import { type Money, money } from '#contract/rules/money.ts'
import { customerStatusOf } from '#contract/rules/order-states.ts'
import type { Ctx } from '#modules/context.ts'
import { getPerson } from '#modules/identity/index.ts'

const newest = 50

/** Throws NotFound. */
export async function showPerson(ctx: Ctx, id: string): Promise<PersonDetails> {
  const person = await getPerson(ctx, id)
  const [orders, sums, countries] = await Promise.all([listOrders(ctx, id), addUp(ctx, id), listCountries(ctx, id)])
  return { ...person, countries, ...sums, orders }
}

async function listOrders({ db }: Ctx, accountId: string): Promise<PersonOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'placed_at', 'total', 'status', 'payment_status'])
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(newest)
    .execute()
  return rows.map(({ status, payment_status, placed_at, total, ...row }) => ({
    ...row,
    total: money(total),
    placed_at: placed_at.toISOString(),
    customer_status: customerStatusOf(status, payment_status),
  }))
}

async function addUp({ db }: Ctx, accountId: string): Promise<{ orders_count: number; spent: Money }> {
  const { orders_count, spent } = await db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('orders_count'),
      sql<number>`coalesce(sum(paid - refunded) filter (where status <> 'cancelled'), 0)`.as('spent'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { orders_count, spent: money(spent) }
}

async function listCountries({ db }: Ctx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('addresses')
    .select('country')
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('country')
    .execute()
  return rows.map(({ country }) => country)
}
