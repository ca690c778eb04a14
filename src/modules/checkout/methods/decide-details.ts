import { accountIdOf } from '#contract/actor.ts'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { tellOfDetails } from '../money-mails/money-mail-job.ts'
import { endWaiting } from './change-details.ts'
import { auditedMethod, named } from './change-method.ts'
import { detailsOf, getMethod, lockMethod } from './method-store.ts'
import { presentMethodForAdmin } from './present-method.ts'

type Decision = { decision: 'confirm' | 'refuse'; asked_at: string }

/**
 * Applies or discards the waiting change. Another admin than its author must decide, on the change they saw. Requires a transaction; throws
 * payment_method_not_found, nothing_waiting, own_change.
 */
export async function decideDetails(ctx: Ctx, id: string, { decision, asked_at }: Decision): Promise<AdminPaymentMethod> {
  const method = await lockMethod(ctx, id)
  const { waiting } = method
  if (!waiting || waiting.askedAt.getTime() !== Date.parse(asked_at)) refuse('nothing_waiting')
  if (decision === 'confirm' && waiting.accountId === accountIdOf(ctx.actor)) refuse('own_change')
  const before = presentMethodForAdmin(ctx, method)
  await endWaiting(ctx, id)
  await ctx.db
    .updateTable('payment_methods')
    .set({ ...(decision === 'confirm' ? waiting.details : {}), updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute()
  await tellOfDetails(ctx, {
    kind: decision === 'confirm' ? 'confirmed' : 'refused',
    title: method.title,
    before: detailsOf(method),
    after: waiting.details,
  })
  const after = presentMethodForAdmin(ctx, await getMethod(ctx, id))
  await recordChange(ctx, {
    action: decision === 'confirm' ? 'payment_method.confirm' : 'payment_method.refuse',
    ...named(after),
    before: auditedMethod(before),
    after: auditedMethod(after),
  })
  return after
}
