import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ProductFacts } from '#contract/product-facts.ts'
import { plainContentText } from '#contract/rules/content-text.ts'
import type { AgeGroup, Gender } from '#contract/rules/shopping-terms.ts'
import type { Ctx } from '#modules/context.ts'
import { shownFacts } from './shown-facts.ts'

/** Fields for shopping services that a card does not show; null when the shop does not set them. */
export type ShoppingFacts = { googleCategory: string | null; gender: Gender | null; ageGroup: AgeGroup | null; material: string | null }

/** Returns facts by product id, in the language of `ctx`. */
export async function readShoppingFacts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ShoppingFacts>> {
  ctx.uses.add('product-types')
  ctx.uses.add('categories')
  const rows = await ctx.db
    .selectFrom('products as p')
    .leftJoin('product_types as t', 't.id', 'p.product_type_id')
    .leftJoin('product_categories as pc', (join) => join.onRef('pc.product_id', '=', 'p.id').on('pc.is_primary', '=', true))
    .leftJoin('categories as c', 'c.id', 'pc.category_id')
    .select(['p.id', 't.google_category', 't.gender', 't.age_group'])
    .select([sql<ProductFacts>`p.facts`.as('own'), sql<ProductFacts>`coalesce(c.facts, '{}')`.as('of_category')])
    .where('p.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        googleCategory: row.google_category,
        gender: row.gender,
        ageGroup: row.age_group,
        material: materialOf(row.own, row.of_category, ctx.language),
      },
    ]),
  )
}

function materialOf(own: ProductFacts, ofCategory: ProductFacts, language: Language): string | null {
  const text = shownFacts(own, ofCategory, language).find(({ kind }) => kind === 'material')?.text
  return text === undefined ? null : plainContentText(text)
}
