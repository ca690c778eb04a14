import fc from 'fast-check'
import { expect, it } from 'vitest'
import { system } from '#contract/actor.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { lettersFigures } from '#modules/letters/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { testDatabase } from '#tests/support/database.ts'
import { clearRows, type Making, moneyOf, writeRows } from '#tests/support/figure-rows.ts'
import { given } from '#tests/support/given.ts'
import { addUpFigures } from './add-up.ts'
import { showFigures } from './show-figures.ts'

/** Noon of 3 January in Kuala Lumpur. */
const clock = settableClock('2026-01-03T04:00:00Z')
const { db } = await testDatabase({ poolSize: 8 })
const ctx = { db, clock, language: 'en', actor: system, memory: new ShopMemory() } as unknown as Ctx
const give = given(db)
const dayMs = 86_400_000

await give.product({ name: 'Aport mug', variations: [{ name: 'Red' }, { name: 'Blue' }] })
await give.product({ name: 'Barys tee', sizes: ['S', 'M'] })
await give.product({ name: 'Felt bag' })
await give.product({ name: 'Old poster', status: 'archived' })
const people = await Promise.all([0, 1, 2, 3].map(() => give.account()))
const levels = await db
  .selectFrom('stock_levels as l')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .leftJoin('product_variations as v', 'v.id', 'l.variation_id')
  .select(['l.id', 'l.product_id', 'l.size', 'v.name as variation', 'p.name', 'p.status', 'p.sku'])
  .orderBy('l.id')
  .execute()
const productIds = [...new Set(levels.map(({ product_id }) => product_id))]
const productOf = (id: string) => levels.find(({ product_id }) => product_id === id)

const anOrder = fc.record({
  /** Days before now. */
  days: fc.integer({ min: 0, max: 40 }),
  second: fc.oneof(fc.constantFrom(0, 43_200, 43_199), fc.nat(86_399)),
  status: fc.constantFrom('pending' as const, 'completed' as const, 'completed' as const, 'cancelled' as const),
  money: fc.constantFrom('paid' as const, 'part' as const, 'unpaid' as const),
  letter: fc.option(fc.nat(2)),
  lines: fc.array(fc.record({ level: fc.nat(levels.length - 1), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
})
const aShop = fc.record({
  orders: fc.array(anOrder, { maxLength: 12 }),
  onHand: fc.array(fc.nat(30), { minLength: levels.length, maxLength: levels.length }),
  wishes: fc.uniqueArray(fc.tuple(fc.nat(people.length - 1), fc.nat(productIds.length - 1)), { selector: String, maxLength: 8 }),
  notices: fc.uniqueArray(fc.tuple(fc.nat(6), fc.nat(levels.length - 1)), { selector: String, maxLength: 8 }),
})
type Shop = typeof aShop extends fc.Arbitrary<infer Value> ? Value : never

/** Of each three notices, the second was sent and the third never confirmed. */
const noticeStates = [
  { status: 'waiting' as const, confirmed_at: clock.now(), told_at: null },
  { status: 'waiting' as const, confirmed_at: clock.now(), told_at: clock.now() },
  { status: 'pending' as const, confirmed_at: null, told_at: null },
]
const campaign = { id: newId(), name: 'Autumn felt' }
await db
  .insertInto('campaigns')
  .values({ ...campaign, created_at: clock.now(), updated_at: clock.now() })
  .execute()
const origins = [`campaign:${campaign.id}`, 'automation:birthday', 'automation:abandoned_cart']
const sends = origins.map((origin) => ({ id: newId(), origin }))
for (const send of sends)
  await db
    .insertInto('letter_sends')
    .values({ ...send, email: 'reader@example.com', language: 'en', created_at: clock.now() })
    .execute()

async function write({ orders, onHand, wishes, notices }: Shop) {
  await clearRows(db)
  for (const table of ['wishlist_items', 'stock_notices'] as const) await db.deleteFrom(table).execute()
  for (const [index, { id }] of levels.entries())
    await db
      .updateTable('stock_levels')
      .set({ on_hand: onHand[index] ?? 0, reserved: 0 })
      .where('id', '=', id)
      .execute()
  const making: Making['orders'] = orders.map(({ days, second, status, money, lines }) => ({
    placedAt: new Date(Date.parse('2026-01-02T16:00:00Z') - days * dayMs + second * 1000),
    status,
    money,
    language: 'en',
    country: 'MY',
    code: null,
    accountId: null,
    lines: lines.map(({ level, quantity }) => ({
      productId: levels[level]?.product_id ?? '',
      levelId: levels[level]?.id ?? '',
      quantity,
      sen: 1000,
    })),
  }))
  const made = await writeRows(db, { orders: making, visits: [] }, { orders: [], visits: [] })
  for (const [index, { letter }] of orders.entries())
    if (letter !== null)
      await db
        .insertInto('letter_orders')
        .values({ order_id: made.orders[index]?.id ?? '', send_id: sends[letter]?.id ?? '' })
        .execute()
  for (const [person, product] of wishes)
    await db
      .insertInto('wishlist_items')
      .values({
        account_id: people[person]?.accountId ?? '',
        product_id: productIds[product] ?? '',
        price_when_added: 40 as never,
        created_at: clock.now(),
      })
      .execute()
  for (const [index, [who, level]] of notices.entries())
    await db
      .insertInto('stock_notices')
      .values({
        id: newId(),
        product_id: levels[level]?.product_id ?? '',
        email: `${who}-${level}@example.com`,
        language: 'en',
        created_at: clock.now(),
        ...(noticeStates[index % 3] ?? noticeStates[0]),
      } as never)
      .execute()
  return made.orders
}

/** Computes the expected outlook without a database. */
function slowOutlook({ orders, onHand }: Shop) {
  // Days 1 to 28 before today; cancelled orders sold nothing.
  const sold = orders.filter(({ days, status }) => days >= 1 && days <= 28 && status !== 'cancelled').flatMap(({ lines }) => lines)
  return levels
    .map(({ status, ...level }, index) => ({
      ...level,
      isSold: status === 'active',
      available: onHand[index] ?? 0,
      units: sold.filter((line) => line.level === index).reduce((total, { quantity }) => total + quantity, 0),
    }))
    .filter(({ isSold, available, units }) => isSold && available > 0 && units > 0)
    .map(({ product_id, name, sku, variation, size, available, units }) => ({
      product_id,
      name,
      sku,
      option: variation ?? size ?? '',
      available,
      sold: units,
      days: Math.floor((available / units) * 28 + 1e-9),
    }))
}

function slowWishes({ onHand, wishes, notices }: Shop) {
  const waitingFor = notices.filter((_, index) => index % 3 === 0).map(([, level]) => levels[level]?.product_id)
  return productIds
    .map((id) => ({
      product_id: id,
      wishes: wishes.filter(([, product]) => productIds[product] === id).length,
      waiting: waitingFor.filter((product) => product === id).length,
      left: levels.reduce((total, { product_id }, index) => total + (product_id === id ? (onHand[index] ?? 0) : 0), 0),
    }))
    .filter(({ product_id }) => productOf(product_id)?.status === 'active')
    .filter(({ wishes: wished, waiting, left }) => waiting > 0 || (wished > 0 && left === 0))
    .map(({ left: _left, ...row }) => ({ ...row, name: productOf(row.product_id)?.name, sku: productOf(row.product_id)?.sku }))
}

function slowLetters(shop: Shop, made: Awaited<ReturnType<typeof write>>, { from, to }: { from: string; to: string }) {
  const counted = shop.orders.flatMap(({ letter, status }, index) => {
    const order = made[index]
    const isMeant = order && letter !== null && status !== 'cancelled' && dayOf(order.placedAt) >= from && dayOf(order.placedAt) <= to
    // No line of these orders records its share of a refund, so a part that went back is still goods.
    return isMeant ? [{ letter, sen: moneyOf(order).status === 'paid' ? moneyOf(order).paid : 0 }] : []
  })
  return [...Map.groupBy(counted, ({ letter }) => letter)].map(([letter, them]) => ({
    kind: letter === 0 ? 'campaign' : 'automation',
    id: origins[letter ?? 0]?.split(':')[1],
    name: letter === 0 ? campaign.name : null,
    orders: them.length,
    revenue: them.reduce((total, { sen }) => total + sen, 0) / 100,
  }))
}

const byText = <Row>(rows: readonly Row[]) => rows.map((row) => JSON.stringify(row, Object.keys(row as object).sort())).toSorted()

it('agrees with the rows on ending discounts, wishes and revenue of letters', async () => {
  await fc.assert(
    fc.asyncProperty(aShop, async (shop) => {
      const made = await write(shop)
      const span = { from: '2025-12-10', to: '2026-01-03' }
      for (const addUp of [async () => undefined, () => addUpFigures(ctx)]) {
        await addUp()
        const told = await showFigures(ctx, { ...span, compare: 'none' }, { rows: 50 })
        expect(byText(told.running_out)).toEqual(byText(slowOutlook(shop)))
        expect(told.running_out.map(({ days }) => days)).toEqual(told.running_out.map(({ days }) => days).toSorted((a, b) => a - b))
        expect(byText(told.wished)).toEqual(byText(slowWishes(shop)))
        expect(byText(told.letters)).toEqual(byText(slowLetters(shop, made, span)))
        const all = await showFigures(ctx, { from: '2025-11-01', to: '2026-01-03', compare: 'none' }, { rows: 50 })
        const [onItsPage] = await lettersFigures(ctx, [{ campaignId: campaign.id }])
        const inAnalytics = all.letters.find(({ id }) => id === campaign.id) ?? { orders: 0, revenue: 0 }
        expect(onItsPage).toMatchObject({ orders: inAnalytics.orders, revenue: inAnalytics.revenue })
      }
    }),
    { numRuns: 10, endOnFailure: true },
  )
})

it('names the option in the language of the reader', async () => {
  const red = levels.find(({ variation }) => variation === 'Red')
  const { id: variationId } = await db.selectFrom('product_variations').select('id').where('name', '=', 'Red').executeTakeFirstOrThrow()
  await db.insertInto('variation_translations').values({ variation_id: variationId, language: 'ru', name: 'Красный' }).execute()
  const sale = {
    days: 1,
    second: 0,
    status: 'completed',
    money: 'paid',
    letter: null,
    lines: [{ level: levels.indexOf(red as never), quantity: 2 }],
  } as const
  await write({ orders: [{ ...sale, lines: [...sale.lines] }], onHand: levels.map(() => 5), wishes: [], notices: [] })
  const { running_out } = await showFigures(
    { ...ctx, language: 'ru' },
    { from: '2025-12-10', to: '2026-01-03', compare: 'none' },
    { rows: 50 },
  )
  expect(running_out.map(({ option }) => option)).toEqual(['Красный'])
})
