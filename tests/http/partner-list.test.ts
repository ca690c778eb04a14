import { expect, it } from 'vitest'
import { dayOf, startOfDay } from '#contract/rules/shop-time.ts'
import { approveCommissions } from '#modules/partners/index.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, db, given, admin, shop } = running
const boss = await admin('boss@example.com')
const { id: mug } = await given.product({ price: 40, stock: 1_000 })
const { partner, buy, turn, setStatus, ledger, pay } = partnersOf(running, boss, await given.paymentMethod())
const [cafe, hotel, gone] = [await partner('cafe@example.com'), await partner('hotel@example.com'), await partner('gone@example.com')]
await partner('young@example.com')

const dayMs = 24 * 3_600_000
const month = `${dayOf(new Date()).slice(0, 7)}-01`
const lastOfBefore = dayOf(new Date(startOfDay(month).getTime() - dayMs))
const firstOfBefore = `${lastOfBefore.slice(0, 7)}-01`

const listed = async (query: string) => {
  const { body } = await call('GET', `/api/admin/partners?${query}`, { token: boss })
  return { ...body, partners: (body['partners'] as { id: string }[]).map(({ id }) => id) }
}
const figures = async () => (await call('GET', '/api/admin/partners/figures', { token: boss })).body
const decidedDaysAgo = (id: string, days: number) =>
  db
    .updateTable('partners')
    .set({ decided_at: new Date(Date.now() - days * dayMs) })
    .where('id', '=', id)
    .execute()

it('lists partners of one status or all, by company, and no other data of them', async () => {
  const named = async (query: string) =>
    (await call('GET', `/api/admin/partners/names${query}`, { token: boss })).body['partners'] as object[]
  await call('PATCH', `/api/admin/partners/${hotel.id}`, { token: boss, body: { company: 'Aport' } })
  const all = await named('')
  expect(all).toHaveLength(4)
  expect(all[0]).toEqual({ id: hotel.id, company: 'Aport' })
  expect(await named('?status=active')).toEqual(all)
  expect(await named('?status=applied')).toEqual([])
})

it('counts the month so far, beside the one before, the balance, and payouts of this year', async () => {
  expect(await figures()).toMatchObject({ orders: { month: 0, of_all: null }, paid: { year: 0, last_paid_at: null } })
  await call('PATCH', `/api/admin/partners/${cafe.id}`, { token: boss, body: { hold_days: 0 } })
  const [now, earlier, late] = [
    await buy([{ product_id: mug, quantity: 2 }], { partner_code: cafe.code }),
    await buy([{ product_id: mug, quantity: 1 }], { partner_code: cafe.code }),
    await buy([{ product_id: mug, quantity: 1 }], { partner_code: cafe.code }),
  ]
  await buy([{ product_id: mug, quantity: 1 }])
  await turn(await buy([{ product_id: mug, quantity: 1 }], { partner_code: cafe.code }), 'cancelled')
  const placedOn = (order: { id: string }, day: string) =>
    db
      .updateTable('partner_referrals')
      .set({ placed_at: startOfDay(day) })
      .where('order_id', '=', order.id)
      .execute()
  await placedOn(earlier, firstOfBefore)
  await placedOn(late, dayOf(new Date(startOfDay(firstOfBefore).getTime() - dayMs)))
  await turn(now, 'completed')
  await approveCommissions(shop)
  for (const [day, scans] of [
    [month, 5],
    [lastOfBefore, 7],
  ] as const)
    await db.insertInto('partner_scans').values({ partner_id: cafe.id, day, hour: 9, code: cafe.code, scans }).execute()
  expect(await figures()).toEqual({
    scans: { month: 5, previous: 7 },
    orders: { month: 1, of_all: 0.25 },
    revenue: { month: 80, previous: 40, from: firstOfBefore, to: expect.stringMatching(firstOfBefore.slice(0, 8)) as string },
    owed: { amount: 8, partners: 1 },
    paid: { year: 0, last_paid_at: null },
  })
})

it('lists separately partners with a balance, and those quiet for thirty days', async () => {
  await decidedDaysAgo(cafe.id, 90)
  await decidedDaysAgo(hotel.id, 31)
  await decidedDaysAgo(gone.id, 90)
  await setStatus(gone.id, 'suspended')
  expect(await listed('concern=owed')).toMatchObject({ partners: [cafe.id], total: 1, by_concern: { owed: 1, quiet: 1 } })
  expect(await listed('concern=quiet')).toMatchObject({ partners: [hotel.id], total: 1 })
  expect((await call('GET', `/api/admin/partners/${hotel.id}`, { token: boss })).body).toMatchObject({ is_quiet: true })
  await db
    .updateTable('partner_referrals')
    .set({ placed_at: new Date(Date.now() - 31 * dayMs) })
    .execute()
  expect((await listed('concern=quiet')).partners.toSorted()).toEqual([cafe.id, hotel.id].toSorted())

  const { commissions } = await ledger(cafe)
  await pay(
    cafe.id,
    commissions.filter(({ state }) => state === 'approved').map(({ id }) => id),
  )
  expect(await listed('concern=owed')).toMatchObject({ total: 0 })
  expect(await figures()).toMatchObject({ owed: { amount: 0, partners: 0 }, paid: { year: 8 } })
})
