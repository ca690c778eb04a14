import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { StockHold } from '#contract/rules/order-states.ts'
import { system } from '#contract/actor.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { TooBusy } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { changeSettings, readStoredSettings } from '#modules/settings/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { given } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { availabilityOf, moveStock, setOnHand } from './index.ts'

const { db } = await testDatabase()
const ctx = { db, actor: system, clock: settableClock() }
const { product } = given(db)

async function levelOf(productId: string) {
  return db
    .selectFrom('stock_levels')
    .select(['id', 'product_id', 'on_hand', 'reserved', 'available'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
}

type Level = Awaited<ReturnType<typeof levelOf>>

function piecesOf({ id, product_id }: Level, quantity: number) {
  return { productId: product_id, stockLevelId: id, quantity }
}

function move(level: Level, quantity: number, from: StockHold, to: StockHold, orderId = newId()) {
  return moveStock(ctx, { orderId, pieces: [piecesOf(level, quantity)], from, to, reason: 'order_placed' })
}

const holds: StockHold[] = ['released', 'reserved', 'taken']
const shelf: Record<StockHold, object> = {
  released: { on_hand: 10, reserved: 0, available: 10 },
  reserved: { on_hand: 10, reserved: 3, available: 7 },
  taken: { on_hand: 7, reserved: 0, available: 7 },
}

it.each(holds.flatMap((from) => holds.map((to) => [from, to] as const)))('moves three pieces from %s to %s', async (from, to) => {
  const { id } = await product({ stock: 10 })
  const level = await levelOf(id)
  await move(level, 3, 'released', from)
  await move(level, 3, from, to)
  expect(await levelOf(id)).toMatchObject(shelf[to])
})

it('never goes below zero, and names the levels that are short', async () => {
  const [scarce, plenty] = [await levelOf((await product({ stock: 2 })).id), await levelOf((await product({ stock: 9 })).id)]
  const pieces = [piecesOf(scarce, 2), piecesOf(plenty, 1), piecesOf(scarce, 1)]
  const moved = await moveStock(ctx, { orderId: newId(), pieces, from: 'released', to: 'reserved', reason: 'order_placed' })
  expect(moved).toEqual({ outcome: 'not_enough', stockLevelIds: [scarce.id] })
})

it('writes a ledger row with each move', async () => {
  const { id } = await product({ stock: 10 })
  const [level, orderId] = [await levelOf(id), newId()]
  await move(level, 4, 'released', 'reserved', orderId)
  await move(level, 4, 'reserved', 'released', orderId)
  const rows = await db
    .selectFrom('stock_ledger')
    .select(['on_hand_change', 'reserved_change'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { on_hand_change: 0, reserved_change: 4 },
    { on_hand_change: 0, reserved_change: -4 },
  ])
})

it('counts each option separately, and stores the difference', async () => {
  const { id, variationIds } = await product({ sizes: ['S', 'M'], variations: [{ name: 'Lapis' }], stock: 3 })
  await setOnHand(ctx, id, [{ variationId: variationIds[0] ?? null, size: 'M', onHand: 8 }], 'recounted')
  const options = (await availabilityOf({ db }, [id])).get(id)
  expect(options?.map(({ size, available }) => [size, available]).sort()).toEqual([
    ['M', 8],
    ['S', 3],
  ])
  const rows = await db
    .selectFrom('stock_ledger')
    .innerJoin('stock_levels as s', 's.id', 'stock_level_id')
    .select(['reason', 'on_hand_change', 'note'])
    .where('s.product_id', '=', id)
    .where('s.size', '=', 'M')
    .orderBy('stock_ledger.id')
    .execute()
  expect(rows).toEqual([
    { reason: 'opening', on_hand_change: 3, note: null },
    { reason: 'adjusted', on_hand_change: 5, note: 'recounted' },
  ])
})

it('refuses a count below what open orders hold', async () => {
  const { id } = await product({ stock: 5 })
  await move(await levelOf(id), 4, 'released', 'reserved')
  await expect(setOnHand(ctx, id, [{ variationId: null, size: null, onHand: 3 }])).rejects.toThrow('stock_below_reserved')
  expect(await levelOf(id)).toMatchObject({ on_hand: 5, reserved: 4 })
})

it('reads the low stock threshold from one function of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'low_stock_at'
      and prosrc ~ '(on_hand|reserved|available|before|after)[^;\\n]*(<=|between) *[0-9]'
      and prosrc ~ 'on_hand|available'`.execute(db)
  expect(rows).toEqual([])
})

it('uses the owner’s threshold in the database from the moment it is set', async () => {
  const memory = new ShopMemory()
  const few = async () => (await readStoredSettings({ db })).low_stock_at
  const first = await few()
  const { id } = await product({ stock: first + 2 })
  const level = await levelOf(id)
  const noted = async () =>
    (await db.selectFrom('scarce_levels').select('available').where('stock_level_id', '=', level.id).execute()).map(
      ({ available }) => available,
    )
  await move(level, 1, 'released', 'reserved')
  expect(await noted()).toEqual([])
  await move(level, 1, 'released', 'reserved')
  expect(await noted()).toEqual([first])
  await move(level, 1, 'reserved', 'released')
  expect(await noted()).toEqual([])

  await changeSettings({ db, memory }, { low_stock_at: first + 1 })
  expect([await few(), await noted()]).toEqual([first + 1, [first + 1]])
  await changeSettings({ db, memory }, { low_stock_at: 0 })
  expect([await few(), await noted()]).toEqual([0, []])
  await db.deleteFrom('settings').where('key', '=', 'low_stock_at').execute()
  await move(level, 1, 'released', 'reserved')
  expect([await few(), await noted()]).toEqual([first, [first]])
})

it('never delays stock for a threshold that has to wait', async () => {
  const memory = new ShopMemory()
  const before = (await readStoredSettings({ db })).low_stock_at
  const level = await levelOf((await product({ stock: 20 })).id)
  const long = await db.startTransaction().execute()
  try {
    await long.updateTable('stock_levels').set({ on_hand: 21 }).where('id', '=', level.id).execute()
    await expect(changeSettings({ db, memory }, { low_stock_at: before + 3 })).rejects.toThrow(TooBusy)
  } finally {
    await long.rollback().execute()
  }
  expect((await readStoredSettings({ db })).low_stock_at).toBe(before)
  await changeSettings({ db, memory }, { low_stock_at: before + 3 })
  expect((await readStoredSettings({ db })).low_stock_at).toBe(before + 3)
})
