import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { auditedFields, auditedType, lockProductType } from './save-product-type.ts'

/** Items in production keep their steps. For admins, in a transaction. Throws NotFound; product_type_in_use (409). */
export async function removeProductType(ctx: Ctx, id: string): Promise<void> {
  const type = await lockProductType(ctx, id)
  if (type.product_count > 0) refuse('product_type_in_use', { products: type.product_count })
  await ctx.db.deleteFrom('product_types').where('id', '=', id).execute()
  await recordChange(ctx, { action: 'product_type.remove', ...auditedType(type), before: auditedFields(type) })
}
