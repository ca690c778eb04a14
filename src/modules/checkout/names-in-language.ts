import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'

type Named = { productIds: readonly string[]; variationIds: readonly string[]; methodIds: readonly string[] }

/** Returns the names of products, variations and payment methods in a language, without those that are not translated. */
export async function readNamesIn(db: Database, language: Language, ids: Named): Promise<ReadonlyMap<string, string>> {
  if (Object.values(ids).every(({ length }) => length === 0)) return new Map()
  const isEnglish = language === 'en'
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, coalesce(t.name, case when ${isEnglish} then p.name end) as name
    from products p left join product_translations t on t.product_id = p.id and t.language = ${language}
    where p.id = any(${[...ids.productIds]}::uuid[]) and (${isEnglish} or t.name is not null)
    union all
    select v.id, coalesce(t.name, case when ${isEnglish} then v.name end)
    from product_variations v left join variation_translations t on t.variation_id = v.id and t.language = ${language}
    where v.id = any(${[...ids.variationIds]}::uuid[]) and (${isEnglish} or t.name is not null)
    union all
    select m.id, coalesce(nullif(m.translations -> ${language} ->> 'title', ''), case when ${isEnglish} then m.title end)
    from payment_methods m
    where m.id = any(${[...ids.methodIds]}::uuid[]) and (${isEnglish} or nullif(m.translations -> ${language} ->> 'title', '') is not null)`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
