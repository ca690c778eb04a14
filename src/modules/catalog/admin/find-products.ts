import { sql } from 'kysely'
import type { FoundThings } from '#contract/desk.ts'
import { holdsWords, isTooShortForIndex } from '#kit/database/holds-words.ts'
import type { Ctx } from '#modules/context.ts'

/** Finds products of every status whose SKU or name in any language contains the query. An exact SKU comes first. */
export async function findProducts({ db, language }: Ctx, { q, most }: { q: string; most: number }): Promise<FoundThings['products']> {
  const named = holdsWords(sql`sku || ' ' || name`, q)
  // One or two letters occur in too many names for an index.
  const isShort = isTooShortForIndex(q)
  const byName = isShort
    ? sql`select id from (
        (select id, name, sku from products where status <> 'archived' order by created_at desc, id limit ${newestSearched})
        union all
        (select id, name, sku from products where status = 'archived' order by created_at desc, id limit ${newestSearched})
      ) n where ${named}`
    : sql`select id from products where ${named} limit ${mostCompared}`
  const byTranslation = isShort
    ? sql`select null::uuid where false`
    : sql`select product_id from product_translations where ${holdsWords(sql`name`, q)} limit ${mostCompared}`
  const { rows } = await sql<FoundThings['products'][number]>`
    with found as (
      (select id from products where sku = ${q.toUpperCase()})
      union
      (${byName})
      union
      (${byTranslation})
    )
    select p.id, coalesce(nullif(t.name, ''), p.name) as name, p.sku, p.slug, p.status from products p join found using (id)
    left join product_translations t on t.product_id = p.id and t.language = ${language}
    order by p.sku = ${q.toUpperCase()} desc, p.status = 'archived', position(search_fold(${q}) in search_fold(p.name)) = 1 desc, p.created_at desc, p.id
    limit ${most}`.execute(db)
  return rows
}

/** Enough to choose the best from. A query with more matches is too general. */
const mostCompared = 200
const newestSearched = 2000
