import { sql } from 'kysely'
import { fromSen, type Money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'

type Balances = { pending: Money; approved: Money; paid: Money }
const none = { pending: 0, approved: 0, paid: 0 }

/** By state. A debt can make `approved` negative. */
export async function balancesOf({ db }: Pick<Ctx, 'db'>, partnerId: string): Promise<Balances> {
  const { rows } = await sql<{ pending: number; approved: number; paid: number }>`
    select coalesce(sum(amount_sen) filter (where state = 'pending'), 0)::bigint as pending,
      coalesce(sum(amount_sen) filter (where state = 'approved'), 0)::bigint as approved,
      coalesce(sum(amount_sen) filter (where state = 'paid'), 0)::bigint as paid
    from partner_commissions where partner_id = ${partnerId}`.execute(db)
  const { pending, approved, paid } = rows[0] ?? none
  return { pending: fromSen(pending), approved: fromSen(approved), paid: fromSen(paid) }
}

/** Sums up the negative approved rows, which the next payout deducts. */
export async function debtsOf({ db }: Pick<Ctx, 'db'>, partnerId: string): Promise<Money> {
  const { sen } = await db
    .selectFrom('partner_commissions')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_sen'), sql<number>`0`).as('sen'))
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'approved')
    .where('amount_sen', '<', 0)
    .executeTakeFirstOrThrow()
  return fromSen(sen)
}

/** Returns pending sums by the day of their approval, soonest first. `day` is null while the orders are not completed. */
export async function comingTo({ db }: Pick<Ctx, 'db'>, partnerId: string): Promise<{ day: string | null; amount: Money }[]> {
  const { rows } = await sql<{ day: string | null; sen: number }>`
    select to_char(r.approves_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD') as day, sum(c.amount_sen)::bigint as sen
    from partner_commissions c join partner_referrals r on r.order_id = c.order_id
    where c.partner_id = ${partnerId} and c.state = 'pending' group by 1 order by 1 nulls last limit 40`.execute(db)
  return rows.map(({ day, sen }) => ({ day, amount: fromSen(sen) }))
}
