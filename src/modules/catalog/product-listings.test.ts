import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { admin } from '#tests/support/catalog-calls.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { changeProduct } from './products/change-product.ts'
import { createProduct } from './products/create-product.ts'

const { db } = await testDatabase({ poolSize: 20 })
const files = await temporaryFiles()
const ctx = catalogCtx({ db, files, actor: admin })

beforeEach(async () => {
  await sql`truncate products, categories cascade`.execute(db)
})

it('reports sold out when the last pieces of two sizes go at the same moment', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id } = await given(`Tee ${round}`, {
      sizes: ['S', 'M'],
      stock: [
        { size: 'S', on_hand: 1 },
        { size: 'M', on_hand: 1 },
      ],
    })
    await Promise.all(
      ['S', 'M'].map((size) =>
        db
          .transaction()
          .execute((transaction) =>
            transaction.updateTable('stock_levels').set({ reserved: 1 }).where('product_id', '=', id).where('size', '=', size).execute(),
          ),
      ),
    )
    expect(await availabilityOf(id)).toBe('out_of_stock')
    await db.updateTable('stock_levels').set({ reserved: 0 }).where('product_id', '=', id).where('size', '=', 'M').execute()
    expect(await availabilityOf(id)).toBe('in_stock')
  }
  expect(await miscounted()).toEqual([])
})

it('follows prices, colours and status, in the transaction that changes them', async () => {
  const { id } = await given('Mug', {
    variations: [
      { name: 'A', price: money(20), color: 'red' },
      { name: 'B', price: money(160), sale_price: money(90), color: 'blue' },
    ],
  })
  expect(await listingOf(id)).toMatchObject({ from_price: 20, to_price: 90, price_bands: 3, color_bits: 3, status: 'active' })
  await changeProduct(ctx, id, { variations: [], sale_price: money(5), status: 'archived', colors: ['beige'] })
  expect(await listingOf(id)).toMatchObject({ from_price: 5, to_price: 5, price_bands: 1, color_bits: 32, status: 'archived' })
  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction.updateTable('products').set({ price: 300, sale_price: null }).where('id', '=', id).execute()
      throw new Error('changed its mind')
    })
    .catch(() => undefined)
  expect(await listingOf(id)).toMatchObject({ from_price: 5 })
})

it('keeps the counts of facets correct through simultaneous changes, deletions and clean-ups', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, (_, n) => given(`Mug ${n}`, { price: money(20 + n * 7), stock: n % 3 })))
  await Promise.all(
    made.map(({ id }, n) => changeProduct(ctx, id, n % 5 === 0 ? { status: 'draft' } : { price: money(200 - n), stock: n % 4 })),
  )
  expect(await miscounted()).toEqual([])
  await Promise.all([
    db
      .deleteFrom('products')
      .where(
        'id',
        'in',
        made.slice(0, 8).map(({ id }) => id),
      )
      .execute(),
    sql`select compact_product_listing_counts()`.execute(db),
    ...made.slice(10).map(({ id }) => changeProduct(ctx, id, { is_pre_order: true })),
    sql`select compact_product_listing_counts()`.execute(db),
  ])
  await sql`select compact_product_listing_counts()`.execute(db)
  expect(await miscounted()).toEqual([])
  await sql`truncate products cascade`.execute(db)
  expect(await db.selectFrom('product_listing_counts').selectAll().execute()).toEqual([])
})

it('counts matches of a word by the present listings, however they came to be', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, (_, n) => given(`Mug ${n}`, { price: money(20 + n * 20), stock: n % 2 })))
  await Promise.all(made.slice(0, 6).map(({ id }, n) => changeProduct(ctx, id, { price: money(300 - n), stock: n % 3, colors: ['red'] })))
  await changeProduct(ctx, made[11]?.id ?? '', { status: 'draft' })
  expect(await miscounted('mug')).toEqual([])
  // A bulk import writes listings after the search words.
  await sql`delete from product_listings`.execute(db)
  await sql`update product_search set cell = null`.execute(db)
  await sql`select refresh_product_listings(array(select id from products))`.execute(db)
  expect(await miscounted('mug')).toEqual([])
  expect(await db.selectFrom('product_search').select('product_id').where('cell', 'is', null).execute()).toEqual([])
})

function given(name: string, fields: Partial<Parameters<typeof createProduct>[1]>) {
  return createProduct(ctx, { name, sku: name, price: money(50), status: 'active', ...fields })
}

async function availabilityOf(id: string) {
  return (await listingOf(id)).availability
}

function listingOf(id: string) {
  return db.selectFrom('product_listings').selectAll().where('product_id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the combinations whose stored count, of all products or of those with a word, differs from the number of active listings. */
async function miscounted(word?: string) {
  const counted =
    word === undefined
      ? sql`select category_ids, price_bands, color_bits, availability, sizes, pieces from product_listing_counts`
      : sql`select category_ids, price_bands, color_bits, availability, sizes, pieces from matching_cells(${word}::tsquery) join product_listings using (product_id)`
  const { rows } = await sql`
    select category_ids, price_bands, color_bits, availability, sizes, sum(pieces) from (
      ${counted}
      union all
      select category_ids, price_bands, color_bits, availability, sizes, -1 from product_listings where status = 'active'
    ) both_ways
    group by category_ids, price_bands, color_bits, availability, sizes having sum(pieces) <> 0`.execute(db)
  return rows
}
