import type { Ctx } from '#modules/context.ts'
import { hasCatalogue } from './has-catalogue.ts'

/** Leaves a shop with data unchanged. Imported dynamically, since data and drawing code need memory only then. */
export async function ensureDemo(ctx: Ctx): Promise<void> {
  if (await hasCatalogue(ctx.db)) return
  const { fillShop } = await import('./fill-shop.ts')
  await fillShop(ctx)
}
