import { expect, it } from 'vitest'
import { approveCommissions, compactPartnerTotals } from '#modules/partners/index.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { type Bought, partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, db, given, admin, shop } = running
const boss = await admin('boss@example.com')
const { partner, place, buy, turn, refund, ledger, pay } = partnersOf(running, boss, await given.paymentMethod())
const prices = [0.05, 1.35, 9.95, 33.33, 49.9, 120.07]
const goods = await Promise.all(prices.map(async (price) => (await given.product({ price, stock: 100_000 })).id))
const code = { code: 'ODD', kind: 'percent', value: 7.5 }
await call('POST', '/api/admin/discounts', { token: boss, body: code })

/** Mulberry32: the same sequence for the same seed, so that a failure can be repeated. */
function random(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

type State = { order: Bought; rate: number }
const sen = (amount: number) => Math.round(amount * 100)

/** Applies the rate to the remaining amount of the lines, independently of the shop's code, in whole ten-thousandths. */
async function shouldEarn({ order, rate }: State): Promise<number> {
  const now = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  const isPaid = now.payment_status === 'paid' || now.payment_status === 'refunded'
  if (now.status === 'cancelled' || !isPaid) return 0
  const items = await db.selectFrom('order_items').select('returned').where('order_id', '=', order.id).execute()
  const left = items.reduce((sum, { returned }) => sum - sen(returned), sen(now.subtotal) - sen(now.discount))
  return Number((BigInt(left) * BigInt(Math.round(rate * 10_000)) * 2n + 10_000n) / 20_000n)
}

it.each([11, 23, 47])('adds up to the rate of what remained, whatever happens to the orders (seed %i)', async (seed) => {
  const dice = random(seed)
  const cafe = await partner(`cafe-${seed}@example.com`)
  const { tracking_code } = await place(cafe, 'Counter')
  const orders: State[] = []
  const setRate = async (rate: number) =>
    call('PATCH', `/api/admin/partners/${cafe.id}`, { token: boss, body: { commission_rate: rate, hold_days: dice(2) === 0 ? 0 : 14 } })
  for (let step = 0; step < 45; step += 1) {
    const state = orders[dice(Math.max(1, orders.length))]
    const move = dice(10)
    if (!state || move < 2) {
      const rate = dice(5_001) / 10_000
      await setRate(rate)
      const items = Array.from({ length: 1 + dice(3) }, () => ({ product_id: goods[dice(goods.length)], quantity: 1 + dice(4) }))
      const order = await buy(items, {
        partner_code: dice(2) === 0 ? cafe.code : tracking_code,
        ...(dice(3) === 0 && { discount_code: 'ODD' }),
      })
      orders.push({ order, rate })
    } else if (move < 6) await turn(state.order, ['processing', 'completed', 'cancelled', 'shipped', 'pending'][dice(5)] ?? 'processing')
    else if (move === 6) await refund(state.order, Math.max(0.01, Math.floor((state.order.total * 100) / (1 + dice(4))) / 100))
    else if (move === 7) await approveCommissions(shop)
    else if (move === 8) await compactPartnerTotals(shop)
    else {
      const approved = (await ledger(cafe)).commissions.filter((row) => row.state === 'approved' && row.amount > 0)
      if (approved.length > 0) await pay(cafe.id, [approved[dice(approved.length)]?.id ?? ''])
    }
  }
  const due = await Promise.all(orders.map(shouldEarn))
  for (const [index, { order }] of orders.entries()) {
    const rows = await db.selectFrom('partner_commissions').select(['amount_sen', 'state']).where('order_id', '=', order.id).execute()
    const standing = rows.filter((row) => row.state !== 'void').reduce((sum, row) => sum + row.amount_sen, 0)
    expect([order.id, standing]).toEqual([order.id, due[index]])
  }
  const { balances } = await ledger(cafe)
  expect(sen(balances.pending) + sen(balances.approved) + sen(balances.paid)).toBe(due.reduce((sum, one) => sum + one, 0))
  const { body: listed } = await call('GET', `/api/admin/partners/${cafe.id}`, { token: boss })
  expect(listed['balances']).toEqual(balances)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('keeps one row of sums for a partner, and their total', async () => {
  const cafe = await partner('row@example.com')
  const sold = await buy([{ product_id: goods[4], quantity: 1 }], { partner_code: cafe.code })
  await turn(sold, 'processing')
  await refund(sold, 10.5)
  const figures = async () => (await call('GET', `/api/admin/partners/${cafe.id}`, { token: boss })).body
  const rows = () => db.selectFrom('partner_sums').select('id').where('partner_id', '=', cafe.id).execute()
  const before = await figures()
  expect(before).toMatchObject({ orders: 1, revenue: 40, balances: { pending: 4, approved: 0, paid: 0 } })
  expect((await rows()).length).toBeGreaterThan(1)
  await Promise.all([compactPartnerTotals(shop), compactPartnerTotals(shop)])
  expect(await rows()).toHaveLength(1)
  expect(await figures()).toEqual(before)
})
