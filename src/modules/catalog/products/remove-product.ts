import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { refuse } from '#modules/refuse.ts'
import { getAdminProduct } from '../admin/get-admin-product.ts'
import { productRemoved } from '../catalog-events.ts'
import { auditedFields, auditedProduct } from './audited-product.ts'
import { lockProduct } from './change-product.ts'

/**
 * Deletes a product that was never ordered, with its dependent rows; for admins, inside a transaction. It locks the stock first, so a
 * concurrent order has either finished and is seen, or finds no stock. Throws product_not_found, product_has_orders.
 */
export async function removeProduct(ctx: Ctx, id: string): Promise<void> {
  await lockProduct(ctx, id)
  await ctx.db.selectFrom('stock_levels').select('id').where('product_id', '=', id).orderBy('id').forUpdate().execute()
  const product = await getAdminProduct(ctx, id)
  if (product.ordered_count > 0) refuse('product_has_orders')
  await raise(ctx, productRemoved, { productId: id })
  await ctx.db.deleteFrom('products').where('id', '=', id).execute()
  await recordChange(ctx, { action: 'product.delete', ...auditedProduct(product), before: auditedFields(product) })
}
