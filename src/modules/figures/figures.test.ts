import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '#contract/actor.ts'
import { deviceClasses } from '#contract/rules/figure-reports.ts'
import { newId } from '#kit/ids.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { money } from '#contract/rules/money.ts'
import { type Behind, writeBehind } from '#contract/rules/orders-behind.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { readOrderDays, readOrderFigures } from '#modules/orders/index.ts'
import { listOrderIds, type OrderFilter } from '#modules/orders/read/list-orders.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { addUpFigures } from './add-up.ts'
import { addUpCohorts } from './cohorts.ts'
import { figureInvariants } from './figure-invariants.ts'
import { persistTotals } from './persist-totals.ts'
import { showFigures } from './show-figures.ts'
import { clearRows, type Made, type MadeOrder, type MadeVisit, moneyOf, several, writeRows } from '#tests/support/figure-rows.ts'
import { slowCohortOrders, slowCohorts, slowly, slowOrdersOf, slowOrdersOfCarts } from '#tests/support/slow-figures.ts'

/** Includes the turn of the year. The clock is at noon of the last day in Kuala Lumpur. */
const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03']
const clock = settableClock('2026-01-03T04:00:00Z')
const { db } = await testDatabase({ poolSize: 8 })
const ctx = { db, clock, language: 'en', actor: system, memory: new ShopMemory() } as unknown as Ctx
const give = given(db)
const products = [await give.product({ name: 'Aport mug' }), await give.product({ name: 'Barys tee' })].map(({ id }) => id)
const memberSince = new Date('2025-12-31T16:00:00Z')
const member = await give.account()
const buyer = await give.account()
await db.updateTable('profiles').set({ is_member: true, member_since: memberSince }).where('id', '=', member.accountId).execute()
const partners = await Promise.all(
  ['Dastarkhan', 'Aport Cafe'].map(async (company, index) => {
    const partner = {
      id: newId(),
      company,
      status: 'active' as const,
      email: `partner-${index}@example.com`,
      language: 'en' as const,
      commission_rate: 0.1,
    }
    await db
      .insertInto('partners')
      .values({ ...partner, created_at: clock.now() })
      .execute()
    return partner.id
  }),
)
const accounts = [null, member.accountId, buyer.accountId]

/** Moments in seconds since the start of the first day in Kuala Lumpur, often at the end of a day. */
const moment = fc
  .tuple(fc.nat(days.length - 1), fc.oneof(fc.constantFrom(0, 1, 86_399), fc.nat(86_399)))
  .map(([day, second]) => new Date(Date.parse('2025-12-29T16:00:00Z') + (day * 86_400 + second) * 1000))
const sen = fc.integer({ min: 1, max: 500_00 })
const order = fc.record<Omit<MadeOrder, 'id'>>({
  placedAt: moment,
  status: fc.constantFrom('pending', 'processing', 'completed', 'cancelled'),
  money: fc.constantFrom('unpaid', 'paid', 'part', 'refunded'),
  language: fc.constantFrom('en', 'ru', 'kk'),
  country: fc.constantFrom('MY', 'KZ'),
  code: fc.constantFrom(null, null, 'NAURYZ'),
  accountId: fc.constantFrom(...accounts),
  partnerId: fc.constantFrom(null, ...partners),
  lines: fc.array(fc.record({ productId: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 4 }), sen }), {
    minLength: 1,
    maxLength: 3,
  }),
})
const visit = fc.record<MadeVisit>({
  startedAt: moment,
  device: fc.constantFrom('phone', 'desktop', 'bot'),
  landing: fc.constantFrom('/', '/ru/shop', '/kk', '/russian-felt'),
  referrer: fc.constantFrom(null, 'google.com', 'instagram.com'),
  campaign: fc.constantFrom(null, 'autumn'),
  accountId: fc.constantFrom(...accounts),
  viewed: fc.array(fc.constantFrom(...products), { maxLength: 3 }),
  added: fc.array(fc.constantFrom(...products), { maxLength: 2 }),
  began: fc.boolean(),
  searched: fc.array(fc.record({ query: fc.constantFrom('Felt', ' felt', 'tea'), results: fc.constantFrom(0, 7) }), { maxLength: 2 }),
  orders: fc.nat(20),
  left: fc.option(fc.record({ step: fc.constantFrom('cart', 'checkout'), sen }), { nil: null }),
})
const everything = fc.record({ orders: fc.array(order, { maxLength: 8 }), visits: fc.array(visit, { maxLength: 10 }) })
/** An order by a member who then leaves, on a day that is only added up hours later. */
const common = { accountId: member.accountId, code: null, language: 'en' as const, country: 'MY', status: 'completed' as const }
const oneMug = [{ productId: products[0] ?? '', quantity: 1, sen: 5900 }]
const ordered = { ...common, placedAt: clock.now(), money: 'paid' as const, lines: oneMug }
const found = { accountId: member.accountId, searched: [{ query: 'felt', results: 1 }], began: true, orders: 1 }
const searchedToday = { orders: [ordered], visits: several(1, { ...found, startedAt: clock.now() }) }
/** An order placed on the day before, reported by a visit that began after midnight. */
const placedBefore = { ...ordered, placedAt: new Date('2025-12-31T15:22:14Z') }
const visitAfterMidnight = { orders: [placedBefore], visits: several(1, { ...found, startedAt: memberSince }) }
const read = (asked: Parameters<typeof showFigures>[1]) => showFigures(ctx, asked, { rows: Infinity })
const show = (asked: Parameters<typeof showFigures>[1]) => showFigures(ctx, asked, { rows: 50 })
const span = { from: '2025-12-31', to: '2026-01-03', compare: 'none' as const }

const wholeMonth = { ...span, from: '2025-12-01' }
const slowMember = { accountId: member.accountId, since: memberSince }

async function leaveMember() {
  await persistTotals(ctx, member)
  for (const table of ['analytics_events', 'analytics_cart_abandonments', 'analytics_sessions'] as const)
    await db.deleteFrom(table).where('account_id', '=', member.accountId).execute()
}

async function expectSame(made: Made, asked = span) {
  const report = await read(asked)
  // The dashboard and the list of orders compute their own sums.
  const dashboard = await readOrderDays(ctx, { from: startOfDay(asked.from), to: new Date(endOfDay(asked.to).getTime() - 1) })
  expect(report.by_day.map(({ day, orders, revenue }) => ({ day, orders, revenue }))).toEqual(dashboard)
  expect(report.totals.revenue).toBe((await readOrderFigures(ctx, { from: startOfDay(asked.from), to: endOfDay(asked.to) })).revenue)
  const slow = slowly(made, asked, slowMember)
  expect(report).toMatchObject(slow)
  // A page reads only the first keys of long reports.
  const shown = await show(asked)
  expect(shown.top_searches).toMatchObject(slow.top_searches)
  expect(shown.sold_together).toMatchObject(slow.sold_together)
  const broken = await Promise.all(figureInvariants.map(async ({ violations }) => (await sql.raw(violations).execute(db)).rows))
  expect(broken.flat()).toEqual([])
}

it('agrees with the rows before they are added up, afterwards, and after they change', async () => {
  await fc.assert(
    fc.asyncProperty(everything, everything, async (first, late) => {
      await clearRows(db)
      const made = await writeRows(db, first, { orders: [], visits: [] })
      await expectSame(made)
      await addUpFigures(ctx)
      await expectSame(made)
      await expectSame(made, { ...span, from: '2025-12-31', to: '2025-12-31' })
      const { compare } = await read({ from: '2026-01-02', to: '2026-01-03', compare: 'previous', device: 'phone' })
      const phones = made.visits.filter(({ device }) => device === 'phone')
      const before = { from: '2025-12-31', to: '2026-01-01' }
      const { funnel, paid_sessions } = slowly({ ...made, visits: phones }, before, slowMember)
      expect(compare).toMatchObject({ ...before, ...slowly(made, before, slowMember).totals, funnel, paid_sessions })
      const more = await writeRows(db, late, made)
      const changed = {
        ...more,
        orders: more.orders.map((one, index) => (index % 3 === 0 ? { ...one, status: 'cancelled' as const } : one)),
      }
      for (const one of changed.orders) await db.updateTable('orders').set({ status: one.status }).where('id', '=', one.id).execute()
      await expectSame(changed)
      await addUpFigures(ctx)
      await expectSame(changed)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

it('reads a month from its own sums while none of its days has changed, and lists its first buyers', async () => {
  await fc.assert(
    fc.asyncProperty(everything, everything, async (first, late) => {
      await clearRows(db)
      const made = await writeRows(db, first, { orders: [], visits: [] })
      await addUpFigures(ctx)
      await expectSame(made, wholeMonth)
      expect((await read(span)).cohorts).toEqual(slowCohorts(made.orders))
      const more = await writeRows(db, late, made)
      await expectSame(more, wholeMonth)
      await addUpFigures(ctx)
      await expectSame(more, wholeMonth)
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

it('keeps the sums of an erased person', async () => {
  await fc.assert(
    fc.asyncProperty(everything, fc.boolean(), async (rows, isAddedUp) => {
      await clearRows(db)
      // Gives each order only one visit, since two visits that claim one order can never both be right.
      const visits = rows.visits.map((one, index) => ({ ...one, orders: index + 1 }))
      await writeRows(db, { ...rows, visits }, { orders: [], visits: [] })
      await (isAddedUp ? addUpFigures(ctx) : addUpCohorts(ctx))
      const before = await read(span)
      await leaveMember()
      const rest = await read(span)
      expect(rest).toEqual(before)
      await addUpFigures(ctx)
      expect(await read(span)).toEqual(before)
    }),
    { numRuns: 8, endOnFailure: true, examples: [[visitAfterMidnight, false]] },
  )
})

it('lists the orders of each source, campaign and device that it counts', async () => {
  await fc.assert(
    fc.asyncProperty(everything, async (rows) => {
      await clearRows(db)
      const made = await writeRows(db, rows, { orders: [], visits: [] })
      await addUpFigures(ctx)
      const { sources } = await read(span)
      const phones = { ...made, visits: made.visits.filter(({ device }) => device === 'phone') }
      const { funnel, paid_sessions } = slowly(phones, span, slowMember)
      expect(await read({ ...span, device: 'phone' })).toMatchObject({ funnel, paid_sessions })
      const listed = async (filter: OrderFilter) =>
        (await listOrderIds(ctx, { from: span.from, to: span.to, cancelled: 'false', ...filter })).ids.length
      for (const { source, orders } of sources) expect([source, await listed({ source })]).toEqual([source, orders])
      const devices = await Promise.all(deviceClasses.map((device) => listed({ device })))
      const all = sources.reduce((total, { orders }) => total + orders, 0)
      expect(devices.reduce((total, orders) => total + orders, 0)).toBe(all)
      expect((await listed({ campaign: 'autumn' })) + (await listed({ campaign: 'spring' }))).toBeLessThanOrEqual(all)
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

it('lists the orders behind visits, searches and left carts', async () => {
  await fc.assert(
    fc.asyncProperty(everything, fc.boolean(), async (rows, isKept) => {
      await clearRows(db)
      const made = await writeRows(db, rows, { orders: [], visits: [] })
      await addUpFigures(ctx)
      // Orders behind the visits and carts of a person who left are still listed.
      if (isKept) {
        await leaveMember()
        await addUpFigures(ctx)
      }
      const meant = ({ startedAt, device }: MadeVisit) => device !== 'bot' && dayOf(startedAt) >= span.from && dayOf(startedAt) <= span.to
      const visits = made.visits.filter(meant)
      const listed = async (behind: Behind, filter: OrderFilter = {}) =>
        (await listOrderIds(ctx, { ...filter, behind: writeBehind(behind) })).ids.toSorted()
      const days = { from: span.from, to: span.to }
      expect(await listed({ of: 'visits', ...days })).toEqual(slowOrdersOf(made, visits))
      expect(await listed({ of: 'visits', ...days }, { payment: 'paid' })).toEqual(
        slowOrdersOf(made, visits, (one) => moneyOf(one).status === 'paid'),
      )
      const russianPhones = visits.filter(({ device, landing }) => device === 'phone' && landing === '/ru/shop')
      expect(await listed({ of: 'visits', ...days, device: 'phone', language: 'ru' })).toEqual(slowOrdersOf(made, russianPhones))
      const bySearch = visits.filter(({ referrer }) => referrer === 'google.com')
      expect(await listed({ of: 'visits', ...days, source: 'google' })).toEqual(slowOrdersOf(made, bySearch))
      const searched = visits.filter(
        ({ accountId, searched: words }) =>
          !(isKept && accountId === member.accountId) && words.some(({ query }) => query.trim().toLowerCase() === 'felt'),
      )
      expect(await listed({ of: 'search', ...days, query: 'felt' })).toEqual(slowOrdersOf(made, searched))
      for (const step of ['cart', 'checkout', undefined])
        expect([step, await listed({ of: 'cart', ...days, step })]).toEqual([step, slowOrdersOfCarts(made, visits, step)])
    }),
    { numRuns: 10, endOnFailure: true, examples: [[searchedToday, true]] },
  )
})

it('lists all orders of buyers whose first order was in a month', async () => {
  await fc.assert(
    fc.asyncProperty(everything, async (rows) => {
      await clearRows(db)
      const { orders } = await writeRows(db, rows, { orders: [], visits: [] })
      await addUpCohorts(ctx)
      const { cohorts } = await read(span)
      for (const month of ['2025-12', '2026-01']) {
        const { ids } = await listOrderIds(ctx, { first_month: month, cancelled: 'false' })
        expect(ids.toSorted()).toEqual(slowCohortOrders(orders, month).toSorted())
        expect(ids.length).toBe(cohorts.find((one) => one.month === month)?.orders ?? 0)
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

it('counts a visit as paid once its order is', async () => {
  await clearRows(db)
  const order = { status: 'pending', money: 'unpaid', language: 'en', country: 'MY', code: null, accountId: null } as const
  const lines = [{ productId: products[0] ?? '', quantity: 1, sen: 1000 }]
  // Just after midnight, in a visit that began just before it.
  const placedAt = new Date('2025-12-31T16:00:00Z')
  const { orders } = await writeRows(
    db,
    { orders: [{ ...order, placedAt, lines }], visits: several(2, { orders: 1, began: true }) },
    { orders: [], visits: [] },
  )
  await addUpFigures(ctx)
  const counted = async () => {
    const { funnel, paid_sessions } = await read({ ...span, to: '2025-12-31' })
    return [funnel.at(-1)?.sessions, paid_sessions]
  }
  expect(await counted()).toEqual([1, 0])
  await db
    .updateTable('orders')
    .set({ payment_status: 'paid', paid_through: 'staff', paid: money(10) })
    .where('id', '=', orders[0]?.id ?? '')
    .execute()
  expect(await counted()).toEqual([1, 1])
  await addUpFigures(ctx)
  expect(await counted()).toEqual([1, 1])
})

it('compares a span with the one before, or with the same days of the year before', async () => {
  await clearRows(db)
  expect((await read({ ...span, compare: 'previous' })).compare).toMatchObject({ from: '2025-12-27', to: '2025-12-30' })
  expect((await read({ ...span, compare: 'year' })).compare).toMatchObject({ from: '2024-12-31', to: '2025-01-03' })
  await expect(read({ ...span, from: '2026-01-04' })).rejects.toMatchObject({ code: 'invalid_input' })
})
