import { guest } from '#contract/actor.ts'
import type { ProductPage } from '#contract/catalog.ts'
import type { CountryCode } from '#contract/countries.ts'
import { pages } from '#contract/pages.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { showProduct } from '../products/get-product.ts'
import { findProductRef } from '../products/product-store.ts'
import { type PreviewKey, previewMinutes, previewTokenOf, readPreviewToken } from './preview-tokens.ts'

/** Creates a preview link to a product of any status. Throws product_not_found. */
export async function makePreview({ db, clock }: Pick<Ctx, 'db' | 'clock'>, key: PreviewKey, id: string) {
  const found = await findProductRef(db, { id })
  if (!found) refuse('product_not_found')
  const expiresAt = new Date(clock.now().getTime() + previewMinutes * 60_000)
  return { path: pages.productPreview(previewTokenOf(key, { productId: id, expiresAt })), expires_at: expiresAt.toISOString() }
}

/** Returns a product of any status as a guest sees it. Throws product_not_found, also for a forged or expired token. */
export async function readPreview(
  ctx: Ctx,
  key: PreviewKey,
  { token, country }: { token: string; country?: CountryCode | undefined },
): Promise<ProductPage> {
  const id = readPreviewToken(key, token, ctx.clock.now())
  const found = id === undefined ? undefined : await findProductRef(ctx.db, { id })
  if (!found) refuse('product_not_found')
  return showProduct({ ...ctx, actor: guest }, found, country)
}
