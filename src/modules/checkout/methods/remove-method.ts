import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { auditedMethod, named } from './change-method.ts'
import { lockMethod } from './method-store.ts'
import { presentMethodForAdmin } from './present-method.ts'

/** Orders have their own copy. Requires a transaction; throws payment_method_not_found. */
export async function removeMethod(ctx: Ctx, id: string): Promise<void> {
  const before = presentMethodForAdmin(ctx, await lockMethod(ctx, id))
  await ctx.db.deleteFrom('payment_methods').where('id', '=', id).execute()
  await recordChange(ctx, { action: 'payment_method.delete', ...named(before), before: auditedMethod(before) })
}
