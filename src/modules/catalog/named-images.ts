import type { NamedImage } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'

/** Returns the images that pages use by name: hero-desktop, hero-phone, carpet and the like. */
export async function namedImages(ctx: Pick<Ctx, 'db' | 'uses'>): Promise<Record<string, NamedImage>> {
  ctx.uses.add('pictures')
  const rows = await ctx.db
    .selectFrom('named_pictures as n')
    .innerJoin('pictures as p', 'p.key', 'n.picture_key')
    .select(['n.name', 'p.key', 'p.width', 'p.height'])
    .orderBy('n.name')
    .execute()
  return Object.fromEntries(rows.map(({ name, key, width, height }) => [name, { key, width, height }]))
}
