import type { Ctx } from '#modules/context.ts'
import { discardProofs } from './discard-proofs.ts'

/** As stated in the privacy notice (content/first-pages). */
const retentionDays = 365
const dayMs = 24 * 3_600_000

/** Proofs show bank accounts. Runs every night. */
export async function forgetOldProofs(ctx: Pick<Ctx, 'db' | 'clock' | 'files' | 'log'>): Promise<void> {
  const gone = await ctx.db
    .deleteFrom('payment_proofs as p')
    .using('orders as o')
    .whereRef('o.id', '=', 'p.order_id')
    .where('o.status', 'in', ['completed', 'cancelled'])
    .where('o.updated_at', '<', new Date(ctx.clock.now().getTime() - retentionDays * dayMs))
    .returning('p.file_key')
    .execute()
  await discardProofs(
    ctx,
    gone.map(({ file_key }) => file_key),
  )
}
