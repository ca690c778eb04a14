import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

type NamedProduct = { id: string; name: string; sku: string; image_key: string | null }

/** Returns the names of products of any status in the reader's language, in order of name. Unknown ids are left out. */
export async function listProductNames({ db, language }: Pick<Ctx, 'db' | 'language'>, ids: readonly string[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedProduct>`
    select p.id, coalesce(nullif(t.name, ''), p.name) as name, p.sku, (
      select i.picture_key from product_images i where i.product_id = p.id order by i.is_featured desc, i.display_order, i.id limit 1
    ) as image_key
    from products p left join product_translations t on t.product_id = p.id and t.language = ${language}
    where p.id = any(${[...ids]}::uuid[]) order by 2, p.id`.execute(db)
  return rows
}
