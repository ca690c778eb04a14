import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PartnerStatistics } from '#contract/partner-area.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, db, given, admin } = running
const boss = await admin('boss@example.com')
const { id: mug } = await given.product({ price: 33.35, stock: 1_000 })
const { partner, place, buy, turn } = partnersOf(running, boss, await given.paymentMethod())
const cafe = await partner('cafe@example.com')
const [hall, door] = [await place(cafe, 'Hall'), await place(cafe, 'Door')]

type Figures = { scans: number; visits: number | null; carts: number | null; orders: number; revenue: number; commission: number }

const days = {
  within: ['2026-02-10', '2026-02-28', '2026-03-01'],
  before: ['2026-02-09', '2026-01-21'],
  elsewhere: ['2026-01-20', '2026-03-02'],
}
const span = 'from=2026-02-10&to=2026-03-01'

/** Adds scans, visits and an order on this day, at half past midnight in Kuala Lumpur, which is the day before in UTC. */
async function happen(day: string, code: string, locationId: string | null): Promise<void> {
  const at = new Date(`${day}T00:30:00+08:00`)
  await db.insertInto('partner_scans').values({ partner_id: cafe.id, day, hour: 0, code, scans: 10 }).execute()
  for (const [device_class, has_cart] of [
    ['phone', true],
    ['desktop', false],
    ['bot', true],
  ] as const)
    await db
      .insertInto('analytics_sessions')
      .values({
        id: newId(),
        month: `${at.toISOString().slice(0, 7)}-01`,
        started_at: at,
        last_seen_at: at,
        device_class,
        has_cart,
        partner_code: code.toLowerCase(),
      })
      .execute()
  const order = await buy([{ product_id: mug, quantity: 1 }], { partner_code: code })
  await turn(order, 'completed')
  await db.updateTable('partner_referrals').set({ placed_at: at }).where('order_id', '=', order.id).execute()
  expect(locationId).toBe(
    (await db.selectFrom('partner_referrals').select('location_id').where('order_id', '=', order.id).executeTakeFirstOrThrow()).location_id,
  )
}

await sql`create table any_month partition of analytics_sessions default`.execute(db)
for (const day of [...days.within, ...days.before, ...days.elsewhere]) {
  await happen(day, hall.tracking_code, hall.id)
  await happen(day, cafe.code, null)
}
await happen('2026-02-15', door.tracking_code, door.id)

const read = async (query: string) =>
  (await call('GET', `/api/admin/partners/${cafe.id}/statistics?${query}`, { token: boss })).body as unknown as PartnerStatistics
const times = (count: number) => ({
  scans: 10 * count,
  visits: 2 * count,
  carts: count,
  orders: count,
  revenue: (3335 * count) / 100,
  commission: (334 * count) / 100,
})
const added = (parts: readonly Figures[]) =>
  parts.reduce(
    (sum, part) => ({
      scans: sum.scans + part.scans,
      visits: (sum.visits ?? 0) + (part.visits ?? 0),
      carts: (sum.carts ?? 0) + (part.carts ?? 0),
      orders: sum.orders + part.orders,
      revenue: Math.round((sum.revenue + part.revenue) * 100) / 100,
      commission: Math.round((sum.commission + part.commission) * 100) / 100,
    }),
    times(0),
  )

it('counts days of Kuala Lumpur, from the first to the last, and as many before', async () => {
  const { totals, previous, by_day, previous_by_day, by_location, by_hour } = await read(span)
  expect([totals, previous]).toMatchObject([times(7), times(4)])
  expect([by_day.length, previous_by_day.length, previous_by_day[0]?.day, previous_by_day.at(-1)?.day]).toEqual([
    20,
    20,
    '2026-01-21',
    '2026-02-09',
  ])
  expect([added(by_day), added(previous_by_day), added(by_location)]).toEqual([times(7), times(4), times(7)])
  expect(by_day.filter(({ scans }) => scans > 0).map(({ day, ...figures }) => [day, figures])).toEqual([
    ['2026-02-10', times(2)],
    ['2026-02-15', times(1)],
    ['2026-02-28', times(2)],
    ['2026-03-01', times(2)],
  ])
  expect(by_location.map(({ name, orders }) => [name, orders])).toEqual([
    [null, 3],
    ['Hall', 3],
    ['Door', 1],
  ])
  expect(by_hour.map(({ scans, orders }) => [scans, orders])).toEqual([[70, 7], ...Array.from({ length: 23 }, () => [0, 0])])
})

it('counts one place alone, and nothing where nothing was', async () => {
  expect((await read(`${span}&location=${hall.id}`)).totals).toMatchObject(times(3))
  expect((await read(`${span}&location=${door.id}`)).by_location).toMatchObject([{ name: 'Door', ...times(1) }])
  expect((await read('from=2026-04-01&to=2026-04-30')).totals).toMatchObject({ ...times(0), conversion: null })
  const places = await call('GET', '/api/partner/locations', { token: cafe.token })
  expect(places.body['locations']).toMatchObject([
    { name: 'Hall', scans: 70, orders: 7 },
    { name: 'Door', scans: 10, orders: 1 },
  ])
})

it('shows a partner no number of one to four visits or carts', async () => {
  const own = async (query: string) =>
    (await call('GET', `/api/partner/statistics?${query}`, { token: cafe.token })).body as unknown as PartnerStatistics
  const told = await own(span)
  expect(told.totals).toMatchObject({ ...times(7), visits: 14, carts: 7 })
  expect(told.previous).toMatchObject({ visits: 8, carts: null, scans: 40 })
  expect(told.by_day.filter(({ scans }) => scans > 0).map(({ visits, carts }) => [visits, carts])).toEqual(
    Array.from({ length: 4 }, () => [null, null]),
  )
  expect(told.by_location.map(({ name, visits, carts }) => [name, visits, carts])).toEqual([
    [null, 6, null],
    ['Hall', 6, null],
    ['Door', null, null],
  ])
  expect((await own('from=2026-04-01&to=2026-04-30')).totals).toMatchObject({ visits: 0, carts: 0 })
})
