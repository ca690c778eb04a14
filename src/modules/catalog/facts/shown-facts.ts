import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ProductFacts, ShownFacts } from '#contract/product-facts.ts'
import { factKinds } from '#contract/rules/fact-kinds.ts'
import type { Database } from '#kit/database/database.ts'

/** For each kind, returns the product's own text or else its main category's, in English when the language has none. */
export function shownFacts(own: ProductFacts, ofCategory: ProductFacts, language: Language): ShownFacts {
  return factKinds.flatMap((kind) => {
    const text = own[language]?.[kind] ?? own.en?.[kind] ?? ofCategory[language]?.[kind] ?? ofCategory.en?.[kind]
    return text === undefined ? [] : [{ kind, text }]
  })
}

export async function findFactsOf(db: Database, productId: string, language: Language): Promise<ShownFacts> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('product_categories as pc', (join) => join.onRef('pc.product_id', '=', 'p.id').on('pc.is_primary', '=', true))
    .leftJoin('categories as c', 'c.id', 'pc.category_id')
    .select([sql<ProductFacts>`p.facts`.as('own'), sql<ProductFacts>`coalesce(c.facts, '{}')`.as('of_category')])
    .where('p.id', '=', productId)
    .executeTakeFirst()
  return row ? shownFacts(row.own, row.of_category, language) : []
}

/** Returns the column's JSON, without empty texts and without languages that have none. */
export function storedFacts(facts: ProductFacts): string {
  const written = Object.entries(facts).map(
    ([language, texts]) => [language, Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))] as const,
  )
  return JSON.stringify(Object.fromEntries(written.filter(([, texts]) => Object.keys(texts).length > 0)))
}
