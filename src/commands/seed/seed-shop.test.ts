import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { seedShop } from './seed-shop.ts'

const { db, pool } = await testDatabase()

/** Indexes, constraints and triggers, which a bulk load removes for a time. */
async function shapeOf(): Promise<unknown> {
  const { rows } = await pool.query(`
    select indexdef as part from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`)
  return rows
}

async function count(table: 'products' | 'orders' | 'product_search'): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

it('adds a shop that follows every rule, twice over, and leaves the tables unchanged', async () => {
  const before = await shapeOf()
  const lines: string[] = []
  await seedShop(db, { products: 40, orders: 120 }, (line) => lines.push(line))
  await seedShop(db, { products: 5, orders: 30 }, () => undefined)

  expect([await count('products'), await count('orders'), await count('product_search')]).toEqual([45, 150, 45])
  expect(await findBrokenInvariants(db)).toEqual([])
  expect(await shapeOf()).toEqual(before)
  expect(lines.join('\n')).toMatch(/40 of 40 products +\d+\.\d s/)
  const { rows } = await pool.query(`select 1 from orders where status in ('completed', 'cancelled') limit 2`)
  expect(rows.length).toBeGreaterThan(0)
})

it('leaves nothing behind when it is interrupted', async () => {
  const before = await shapeOf()
  const orders = await count('orders')
  const stopped = seedShop(db, { products: 0, orders: 20 }, (line) => {
    if (line.includes('orders')) throw new Error('interrupted')
  })
  await expect(stopped).rejects.toThrow('interrupted')
  expect(await count('orders')).toBe(orders)
  expect(await shapeOf()).toEqual(before)
})
