import type { Actor } from '#contract/actor.ts'
import type { Product } from '#contract/catalog.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { stockNoticeMailJob } from './stock-notice-mail-job.ts'
import { issueToken } from './stock-notice-tokens.ts'

type Wanted = { product_id: string; variation_id?: string | null | undefined; size?: string | null | undefined }

/** Returns the caller's own address, which needs no confirmation; undefined for any other. */
export function ownAddress(actor: Actor, typed: string | undefined): { email: string; accountId: string } | undefined {
  if (actor.kind !== 'account') return undefined
  const email = actor.email.toLowerCase()
  return typed === undefined || typed.toLowerCase() === email ? { email, accountId: actor.accountId } : undefined
}

/**
 * Stores a request. An address that is not the caller's must confirm by mail first. For the caller's own, returns the token that withdraws
 * the request. Needs a transaction. Throws product_not_found, can_be_ordered, InvalidInput.
 */
export async function askForNotice(ctx: Ctx, { email, ...wanted }: Wanted & { email?: string | undefined }): Promise<string | undefined> {
  const own = ownAddress(ctx.actor, email)
  const to = own?.email ?? email?.toLowerCase()
  if (to === undefined) throw new InvalidInput({ email: 'required' })
  const [product] = await listProductsByIds(ctx, [wanted.product_id])
  if (!product || product.status !== 'active') refuse('product_not_found')
  const option = optionOf(product, wanted)
  const now = ctx.clock.now()
  const yes = own && ({ status: 'waiting', confirmed_at: now, account_id: own.accountId } as const)
  await ctx.db
    .insertInto('stock_notices')
    .values({ id: newId(), product_id: product.id, ...option, email: to, language: ctx.language, created_at: now, ...yes })
    .onConflict((conflict) => conflict.constraint('stock_notices_once').doNothing())
    .execute()
  const { id, status } = await ctx.db
    .selectFrom('stock_notices')
    .select(['id', 'status'])
    .where('product_id', '=', product.id)
    .where('variation_id', 'is not distinct from', option.variation_id)
    .where('size', 'is not distinct from', option.size)
    .where('email', '=', to)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (yes) {
    await ctx.db
      .updateTable('stock_notices')
      .set({ ...yes, language: ctx.language })
      .where('id', '=', id)
      .execute()
    return issueToken(ctx, id, 'withdraw')
  }
  if (status === 'waiting') return undefined
  await ctx.db.updateTable('stock_notices').set({ language: ctx.language }).where('id', '=', id).execute()
  await ctx.jobs.enqueue(ctx.db, stockNoticeMailJob, { noticeId: id, kind: 'confirm', occasion: newId() })
  return undefined
}

/** Returns the requested option. Throws InvalidInput for an option that the product lacks, can_be_ordered while it is available. */
function optionOf(product: Product, { variation_id = null, size = null }: Wanted) {
  if (variation_id !== null && !product.variations.some(({ id }) => id === variation_id))
    throw new InvalidInput({ variation_id: 'invalid' })
  if (size !== null && !product.sizes.includes(size)) throw new InvalidInput({ size: 'invalid' })
  const isThere = product.stock_levels.some(
    (level) =>
      level.available > 0 &&
      (variation_id === null || level.variation_id === null || level.variation_id === variation_id) &&
      (size === null || level.size === null || level.size === size),
  )
  if (product.availability === 'pre_order' || isThere) refuse('can_be_ordered')
  return { variation_id, size }
}
