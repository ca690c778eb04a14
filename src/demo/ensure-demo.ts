import type { Ctx } from '#modules/context.ts'
import { hasCatalogue } from './has-catalogue.ts'

/**
 * Fills an empty shop with demo data and leaves any other unchanged. A dynamic import, since the data and the drawing code need memory only
 * then.
 */
export async function ensureDemo(ctx: Ctx): Promise<void> {
  if (await hasCatalogue(ctx.db)) return
  const { fillShop } = await import('./fill-shop.ts')
  await fillShop(ctx)
}
