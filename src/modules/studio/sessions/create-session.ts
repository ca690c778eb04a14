import { accountIdOf } from '#contract/actor.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { auditedSession, findPicture, findSession } from '../studio-store.ts'
import { guessKind } from './guess-kind.ts'

type NewSession = { product_id: string; variation_id?: string | undefined }

/**
 * Runs in a transaction and returns the session's id. Throws product_not_found, no_picture, InvalidInput for another product's variation.
 */
export async function createSession(ctx: Ctx, { product_id, variation_id }: NewSession): Promise<string> {
  const product = await ctx.db.selectFrom('products').select(['id', 'name']).where('id', '=', product_id).executeTakeFirst()
  if (!product) refuse('product_not_found')
  await requireOwnVariation(ctx, product_id, variation_id)
  if (!(await findPicture(ctx, { product_id, variation_id: variation_id ?? null }))) refuse('no_picture')
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db
    .insertInto('studio_sessions')
    .values({
      id,
      product_id,
      variation_id: variation_id ?? null,
      kind: await guessKind(ctx, product_id, product.name),
      created_by: accountIdOf(ctx.actor),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await recordChange(ctx, {
    action: 'studio_session.create',
    ...auditedSession(await findSession(ctx, id)),
    after: { variation_id: variation_id ?? null },
  })
  return id
}

/** Throws InvalidInput. */
export async function requireOwnVariation(
  { db }: Pick<Ctx, 'db'>,
  productId: string,
  variationId: string | null | undefined,
): Promise<void> {
  if (variationId === null || variationId === undefined) return
  const own = await db
    .selectFrom('product_variations')
    .select('id')
    .where('id', '=', variationId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!own) throw new InvalidInput({ variation_id: 'unknown_variation' })
}
