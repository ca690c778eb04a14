import type { Database } from '#kit/database/database.ts'
import { indexProducts } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { setOnHand } from '#modules/inventory/index.ts'
import { demoCategories, demoProducts, demoStories } from './catalogue.ts'
import { countsOf, demoRows } from './demo-rows.ts'
import { hasCatalogue } from './has-catalogue.ts'
import { inTurn } from './in-turn.ts'
import { loadDemoImages } from './load-images.ts'

type LoadCtx = Pick<Ctx, 'db' | 'files' | 'actor' | 'clock'>

/**
 * Loads the catalogue into an empty shop, and runs `addRest` in the same transaction. Returns false if there is a catalogue already; of two
 * concurrent starts only one loads.
 */
export async function loadDemoCatalogue(ctx: LoadCtx, addRest?: (db: Database) => Promise<void>): Promise<boolean> {
  const images = await loadDemoImages(ctx.files)
  return inTurn(ctx.db, async (db) => {
    if (await hasCatalogue(db)) return false
    const rows = demoRows({
      categories: demoCategories,
      products: demoProducts,
      stories: demoStories,
      pictures: images,
      now: ctx.clock.now(),
    })
    await insertRows(db, rows)
    for (const { product, id, variationIds } of rows.products) await setOnHand({ ...ctx, db }, id, countsOf(product, variationIds))
    await indexProducts(
      db,
      rows.products.map(({ id }) => id),
    )
    await addRest?.(db)
    return true
  })
}

async function insertRows(db: LoadCtx['db'], { tables }: ReturnType<typeof demoRows>): Promise<void> {
  if (tables.pictures.length > 0)
    await db
      .insertInto('pictures')
      .values(tables.pictures)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  if (tables.named_pictures.length > 0)
    await db
      .insertInto('named_pictures')
      .values(tables.named_pictures)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  await db.insertInto('categories').values(tables.categories).execute()
  await db.insertInto('category_translations').values(tables.category_translations).execute()
  await db.insertInto('featured_categories').values(tables.featured_categories).execute()
  await db.insertInto('size_guides').values(tables.size_guides).execute()
  await db.insertInto('products').values(tables.products).execute()
  await db.insertInto('product_translations').values(tables.product_translations).execute()
  await db.insertInto('product_variations').values(tables.product_variations).execute()
  await db.insertInto('variation_translations').values(tables.variation_translations).execute()
  await db.insertInto('product_categories').values(tables.product_categories).execute()
  if (tables.product_images.length > 0) await db.insertInto('product_images').values(tables.product_images).execute()
  if (tables.stories.length === 0) return
  await db.insertInto('stories').values(tables.stories).execute()
  await db.insertInto('story_translations').values(tables.story_translations).execute()
  if (tables.product_stories.length > 0) await db.insertInto('product_stories').values(tables.product_stories).execute()
}
