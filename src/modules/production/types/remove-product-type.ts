import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { ProductTypeInUse } from '../production-errors.ts'
import { auditedFields, auditedType, lockProductType } from './save-product-type.ts'

/** Items in production keep their steps. For admins, in a transaction. Throws NotFound; ProductTypeInUse (409). */
export async function removeProductType(ctx: Ctx, id: string): Promise<void> {
  const type = await lockProductType(ctx, id)
  if (type.product_count > 0) throw new ProductTypeInUse(type.product_count)
  await ctx.db.deleteFrom('product_types').where('id', '=', id).execute()
  await recordChange(ctx, { action: 'product_type.remove', ...auditedType(type), before: auditedFields(type) })
}
