import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'
import { countStanding } from '../read/order-figures.ts'

export async function countWaitingProofs({ db }: Pick<Ctx, 'db'>): Promise<Waiting> {
  const count = await countStanding({ db }, { status: 'pending', payment: 'proof_submitted' })
  if (count === 0) return { count, since: null }
  const oldest = await db
    .selectFrom('payment_proofs as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.submitted_at')
    .where('p.decision', 'is', null)
    .where('o.status', '=', 'pending')
    .where('o.payment_status', '=', 'proof_submitted')
    .orderBy('p.submitted_at')
    .limit(1)
    .executeTakeFirst()
  return { count, since: oldest?.submitted_at ?? null }
}
