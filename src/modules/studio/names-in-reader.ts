import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Returns the names of products and variations in the reader's language, by id. Untranslated ones are omitted. */
export async function readShownNames(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = sql`any(${ids.filter((id) => id !== null)}::uuid[])`
  const { rows } = await sql<{ id: string; name: string }>`
    select product_id as id, name from product_translations where language = ${language} and name <> '' and product_id = ${asked}
    union all
    select variation_id, name from variation_translations where language = ${language} and name <> '' and variation_id = ${asked}`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
