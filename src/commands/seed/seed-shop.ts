import { sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { demoCategories } from '#demo/catalogue.ts'
import { withoutIndexes } from '#kit/database/without-indexes.ts'
import { prepareOrders, seedOrders } from './seed-orders.ts'
import { prepareProducts, seedProducts } from './seed-products.ts'
import { settleStock } from './seed-stock.ts'

export type SeedAmounts = { products: number; orders: number }

const productsAtOnce = 5_000
const ordersAtOnce = 25_000
const quietTables = [
  'products',
  'product_translations',
  'product_variations',
  'variation_translations',
  'product_images',
  'product_categories',
  'stock_levels',
  'orders',
]

/** Tables written in bulk, without their indexes. Tables that are read during the load keep theirs. */
const bulkTables = ['orders', 'order_items', 'order_history', 'stock_ledger', 'product_listings', 'product_search']

/** Runs in one transaction: an interrupted seed leaves nothing, and no notifications are sent per row. */
export async function seedShop(db: Database, wanted: SeedAmounts, tell: (line: string) => void): Promise<void> {
  const startedAt = performance.now()
  const say = (what: string) => tell(`${what.padEnd(44)}${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s`)
  await withTransaction(db, async (transaction) => {
    await setTriggers(transaction, 'disable')
    await ensureCategories(transaction)
    await withoutIndexes(transaction, bulkTables, () => fill(transaction, wanted, say))
    say('indexes made')
    await setTriggers(transaction, 'enable')
  })
  say('committed')
}

async function fill(transaction: Database, wanted: SeedAmounts, say: (what: string) => void): Promise<void> {
  await prepareProducts(transaction)
  for (let made = 0; made < wanted.products; made += productsAtOnce) {
    const count = Math.min(productsAtOnce, wanted.products - made)
    await seedProducts(transaction, count)
    // Otherwise plans made for empty tables would stay cached for full ones.
    if (made === 0) await sql`analyze`.execute(transaction)
    say(`${(made + count).toLocaleString('en')} of ${wanted.products.toLocaleString('en')} products`)
  }
  if (wanted.orders > 0) await prepareOrders(transaction)
  for (let made = 0; made < wanted.orders; made += ordersAtOnce) {
    const count = Math.min(ordersAtOnce, wanted.orders - made)
    await seedOrders(transaction, count, { first: made, of: wanted.orders })
    say(`${(made + count).toLocaleString('en')} of ${wanted.orders.toLocaleString('en')} orders`)
  }
  await addUpOrders(transaction)
  await settleStock(transaction)
  await noteScarceStock(transaction)
  await noteMissingTexts(transaction)
  say('stock settled with its ledger')
}

/** Writes the sums that the disabled triggers would have written. */
async function addUpOrders(db: Database): Promise<void> {
  await sql`delete from order_revenue`.execute(db)
  await sql`insert into order_revenue (day, amount) select day, sum(amount) from order_revenue_counted group by day`.execute(db)
  await sql`delete from order_counts`.execute(db)
  await sql`insert into order_counts (day, status, payment_status, orders) select day, status, payment_status, orders from order_counts_counted`.execute(
    db,
  )
}

async function noteScarceStock(db: Database): Promise<void> {
  await sql`delete from scarce_levels`.execute(db)
  await sql`insert into scarce_levels (stock_level_id, product_id, available)
    select id, product_id, available from stock_levels where available <= low_stock_at()`.execute(db)
}

async function noteMissingTexts(db: Database): Promise<void> {
  await sql`delete from product_missing_texts`.execute(db)
  await sql`insert into product_missing_texts (product_id, language) select product_id, language from product_missing_texts_found`.execute(
    db,
  )
}

/** Notifications, `updated_at` and listings are for individual writes; here listings are made in bulk. */
async function setTriggers(db: Database, state: 'enable' | 'disable'): Promise<void> {
  for (const table of quietTables) await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db)
}

async function ensureCategories(db: Database): Promise<void> {
  for (const { slug, name, description, display_order, is_featured, landing_page_order } of demoCategories) {
    const id = newId()
    const added = await db
      .insertInto('categories')
      .values({ id, slug, name: name.en, description: description.en, display_order, is_featured, landing_page_order })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) continue
    for (const language of ['ru', 'kk'] as const) {
      await db
        .insertInto('category_translations')
        .values({ category_id: id, language, name: name[language], description: description[language] })
        .execute()
    }
  }
}
