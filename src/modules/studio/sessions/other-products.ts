import type { GoodsKind } from '#contract/rules/studio-rules.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { findPicture, readOthers } from '../studio-store.ts'
import { guessKind } from './guess-kind.ts'

type Wished = { sessionId: string; productId: string; kind: GoodsKind; ids: readonly string[] }

/** Runs in a transaction. Throws InvalidInput for a duplicate, unknown or unsuitable product, or one without a picture. */
export async function replaceOthers(ctx: Pick<Ctx, 'db'>, { sessionId, productId, kind, ids }: Wished): Promise<void> {
  if (new Set(ids).size !== ids.length || ids.includes(productId)) throw new InvalidInput({ others: 'twice' })
  const products =
    ids.length === 0 ? [] : await ctx.db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).forKeyShare().execute()
  if (products.length !== ids.length) throw new InvalidInput({ others: 'unknown_product' })
  for (const { id } of products) {
    if (!(await findPicture(ctx, { product_id: id, variation_id: null }))) throw new InvalidInput({ others: 'other_without_picture' })
  }
  await ctx.db.deleteFrom('studio_others').where('session_id', '=', sessionId).execute()
  if (ids.length > 0)
    await ctx.db
      .insertInto('studio_others')
      .values(ids.map((id, position) => ({ session_id: sessionId, product_id: id, position })))
      .execute()
  await requireOneRoom(ctx, sessionId, kind)
}

/** Mugs are drawn in a separate scene. Throws InvalidInput. */
export async function requireOneRoom(ctx: Pick<Ctx, 'db'>, sessionId: string, kind: GoodsKind): Promise<void> {
  for (const { id, name } of await readOthers(ctx, sessionId)) {
    if (((await guessKind(ctx, id, name)) === 'mug') !== (kind === 'mug')) throw new InvalidInput({ others: 'other_kind' })
  }
}
