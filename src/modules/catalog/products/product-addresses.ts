import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import { imageUrl } from '#modules/media/index.ts'

export type ProductAddress = { slug: string; updatedAt: Date; imageUrls: string[] }

/** Returns the visible products for search engines, newest first, with images. */
export async function listProductAddresses(ctx: Ctx, { offset, limit }: { offset: number; limit: number }): Promise<ProductAddress[]> {
  ctx.uses.add('assortment')
  ctx.uses.add('every-product')
  const rows = await ctx.db
    .selectFrom('products as p')
    .select(['p.slug', 'p.updated_at'])
    .select(
      sql<
        string[]
      >`array(select i.picture_key from product_images i where i.product_id = p.id order by i.is_featured desc, i.display_order, i.id limit 10)`.as(
        'picture_keys',
      ),
    )
    .where('p.status', '=', 'active')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ slug, updated_at, picture_keys }) => ({
    slug,
    updatedAt: new Date(updated_at),
    imageUrls: picture_keys.map(imageUrl),
  }))
}

/** Counts the options of visible products: each size of each variation, or one for a product without either. */
export async function countListedOptions({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const { total } = await db
    .selectFrom('products as p')
    .select(
      sql<string>`coalesce(sum(greatest(1, cardinality(p.sizes)) * greatest(1, (select count(*) from product_variations v where v.product_id = p.id))), 0)`.as(
        'total',
      ),
    )
    .where('p.status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function countListedProducts(ctx: Ctx): Promise<number> {
  ctx.uses.add('assortment')
  const { total } = await ctx.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(total)
}
