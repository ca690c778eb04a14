import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

type NamedProduct = { id: string; name: string; sku: string; image_key: string | null }

/** What the back office calls these products, whatever their status, by name; unknown ids are left out. */
export async function listProductNames({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedProduct>`
    select p.id, p.name, p.sku, (
      select i.picture_key from product_images i where i.product_id = p.id order by i.is_featured desc, i.display_order, i.id limit 1
    ) as image_key
    from products p where p.id = any(${[...ids]}::uuid[]) order by p.name, p.id`.execute(db)
  return rows
}
