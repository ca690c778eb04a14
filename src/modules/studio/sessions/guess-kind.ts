import type { GoodsKind } from '#contract/rules/studio-rules.ts'
import type { Ctx } from '#modules/context.ts'

/** Guesses from the words of the product's categories, type and name; staff can change it. */
export async function guessKind({ db }: Pick<Ctx, 'db'>, productId: string, name: string): Promise<GoodsKind> {
  const categories = await db
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select(['c.slug', 'c.name'])
    .where('pc.product_id', '=', productId)
    .orderBy('pc.is_primary', 'desc')
    .execute()
  const words = [...categories.flatMap((category) => [category.slug, category.name]), name].map((text) => text.toLowerCase())
  for (const word of words) {
    const kind = kinds.find(([, shape]) => shape.test(word))
    if (kind) return kind[0]
  }
  return 'tshirt'
}

const kinds: readonly [GoodsKind, RegExp][] = [
  ['kids', /kid|child|baby|bodysuit/],
  ['mug', /mug|cup/],
  ['bag', /bag|tote/],
  ['sticker', /sticker/],
  ['pin', /\bpins?\b|badge/],
  ['tshirt', /t-?shirt|\btees?\b/],
]
