import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, db, given, admin } = running
const boss = await admin('boss@example.com')
const methodId = await given.paymentMethod()
const { id: tee } = await given.product({ name: 'Tee', price: 79.9, stock: 500 })
const { id: mug } = await given.product({ name: 'Mug', price: 49, stock: 500 })
const { id: vase } = await given.product({ name: 'Vase', price: 100, stock: 500 })
const { partner, buy, turn, refund, ledger } = partnersOf(running, boss, methodId)
const cafe = await partner('cafe@example.com')
await call('PATCH', `/api/admin/partners/${cafe.id}`, { token: boss, body: { commission_rate: 0.12 } })
await call('POST', '/api/admin/discounts', { token: boss, body: { code: 'HALF', kind: 'percent', value: 50 } })

const line = (product_id: string, quantity: number) => ({ product_id, quantity })
const accept = ({ id }: { id: string }) => call('PUT', `/api/admin/orders/${id}/payment`, { token: boss, body: { decision: 'accepted' } })
const read = async ({ id }: { id: string }) => (await call('GET', `/api/admin/orders/${id}`, { token: boss })).body
const earned = async ({ id }: { id: string }) => {
  const rows = await db
    .selectFrom('partner_commissions')
    .select('amount_sen')
    .where('order_id', '=', id)
    .where('state', '<>', 'void')
    .execute()
  return rows.reduce((sum, { amount_sen }) => sum + amount_sen, 0) / 100
}
const settle = (id: string, body: object) => call('PUT', `/api/admin/returns/${id}/settlement`, { token: boss, body })

async function returnOf(order: { id: string }, position: number, quantity: number): Promise<string> {
  const items = await db.selectFrom('order_items').select('id').where('order_id', '=', order.id).orderBy('position').execute()
  const [id, at] = [newId(), new Date()]
  const row = {
    id,
    order_id: order.id,
    status: 'received',
    wish: 'refund',
    reason: 'too_small',
    text: '',
    created_at: at,
    updated_at: at,
  } as const
  await db.insertInto('order_returns').values(row).execute()
  await db
    .insertInto('return_items')
    .values({ return_id: id, order_item_id: items[position]?.id ?? '', quantity })
    .execute()
  return id
}
const worth = async (id: string) => (await call('GET', `/api/admin/returns/${id}`, { token: boss })).body['worth']

it('proposes for a return the money paid for it, after the code and with its tax', async () => {
  const goods = [line(tee, 2), line(mug, 1)]
  const halved = await buy(goods, { partner_code: cafe.code, discount_code: 'HALF' })
  await accept(halved)
  const id = await returnOf(halved, 0, 1)
  expect(await worth(id)).toBe(42.35)
  expect(await worth(await returnOf(halved, 1, 1))).toBe(25.96)
  const whole = await buy(goods)
  await accept(whole)
  expect([await worth(await returnOf(whole, 0, 1)), await worth(await returnOf(whole, 0, 1))]).toEqual([84.69, 84.7])

  expect(await earned(halved)).toBe(12.53)
  expect((await settle(id, { outcome: 'refund', amount: 42.35 })).body).toMatchObject({ status: 'settled', refunded: 42.35 })
  // 12 % of 104.40 less the 39.95 of the tee.
  expect(await earned(halved)).toBe(7.73)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('refuses a refund of nothing, of no amount, and of parts of a sen', async () => {
  const order = await buy([line(vase, 1)])
  await accept(order)
  const id = await returnOf(order, 0, 1)
  for (const amount of [0, undefined, null, 1e-9, 10.005, '12'])
    expect(await settle(id, { outcome: 'refund', amount }), String(amount)).toMatchObject({
      status: 422,
      body: { fields: { amount: 'Enter an amount with no more than two decimals' } },
    })
  expect((await call('GET', `/api/admin/returns/${id}`, { token: boss })).body).toMatchObject({ status: 'received', outcome: null })
  expect((await settle(id, { outcome: 'nothing' })).body).toMatchObject({ status: 'settled', outcome: 'nothing' })
})

it('takes of a partner the share of refunded goods, and nothing of shipping or tax', async () => {
  const order = await buy([line(vase, 2)], { partner_code: cafe.code })
  await accept(order)
  const { shipping, tax } = await read(order)
  expect([shipping, tax, await earned(order)]).toEqual([8, 12, 24])
  await refund(order, 8)
  await refund(order, 12)
  expect(await earned(order)).toBe(24)
  const another = await buy([line(vase, 2)], { partner_code: cafe.code })
  await accept(another)
  await refund(another, 106)
  expect(await earned(another)).toBe(12)
  await refund(another, 114)
  expect(await earned(another)).toBe(0)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('earns a partner all of an order that was refunded, opened again and paid again', async () => {
  const order = await buy([line(vase, 1)], { partner_code: cafe.code })
  const total = Number((await read(order))['total'])
  await accept(order)
  await refund(order, total)
  expect(await earned(order)).toBe(0)
  await turn(order, 'cancelled')
  await turn(order, 'pending')
  expect((await accept(order)).body).toMatchObject({ status: 'processing', payment_status: 'paid', paid: 2 * total, refunded: total })
  expect(await earned(order)).toBe(12)
  expect((await ledger(cafe)).commissions.length).toBeGreaterThan(0)
  await refund(order, 106)
  expect(await earned(order)).toBe(0)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('is made for money only: an order set to processing after a whole refund was paid again', async () => {
  for (const way of [
    ['cancelled', 'pending', 'processing'],
    ['cancelled', 'processing'],
    ['pending', 'processing'],
  ]) {
    const order = await buy([line(vase, 1)], { partner_code: cafe.code })
    const total = Number((await read(order))['total'])
    await accept(order)
    await refund(order, total)
    for (const status of way) await turn(order, status)
    expect(await read(order), way.join()).toMatchObject({ payment_status: 'paid', paid: 2 * total, refunded: total })
    expect(await earned(order)).toBe(12)
    expect(await accept(order)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  }
  const made = await buy([line(vase, 1)])
  await accept(made)
  await refund(made, Number((await read(made))['total']))
  expect((await turn(made, 'shipped')).body).toMatchObject({ status: 'shipped', payment_status: 'refunded' })
  expect((await accept(made)).body).toMatchObject({ status: 'shipped', payment_status: 'paid' })
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('earns a partner all of what the shop holds, after any sequence of payments, refunds and changes', async () => {
  const act = fc.constantFrom('accept', 'refund', 'cancelled', 'pending', 'processing', 'shipped')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const order = await buy([line(vase, 1)], { partner_code: cafe.code })
      for (const next of acts) {
        const { paid, refunded } = await read(order)
        if (next === 'accept') await accept(order)
        else if (next === 'refund') await refund(order, Number(paid) - Number(refunded))
        else await turn(order, next)
        const now = await read(order)
        const holds = Number(now['paid']) - Number(now['refunded'])
        expect([acts, now['payment_status'] === 'paid']).toEqual([acts, holds > 0])
        expect([acts, await earned(order)]).toEqual([acts, holds > 0 && now['status'] !== 'cancelled' ? 12 : 0])
      }
    }),
    { numRuns: 10 },
  )
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('is found by the invariants where work began on refunded money, or a refund took a wrong part of the goods', async () => {
  const order = await buy([line(vase, 1)], { partner_code: cafe.code })
  const total = Number((await read(order))['total'])
  await accept(order)
  await refund(order, total)
  await turn(order, 'pending')
  const history = { order_id: order.id, kind: 'status', status: 'processing', payment_status: 'refunded' } as const
  await db
    .insertInto('order_history')
    .values({ id: newId(), created_at: new Date(), ...history })
    .execute()
  await db
    .updateTable('orders')
    .set({ status: 'processing', payment_status: 'refunded', paid_through: 'staff', expires_at: null })
    .where('id', '=', order.id)
    .execute()
  const rules = async () => (await findBrokenInvariants(db)).map(({ rule }) => rule)
  expect(await rules()).toContain('work begins with money that did not go back before')
  await turn(order, 'cancelled')
  const paid = await buy([line(vase, 1)], { partner_code: cafe.code })
  await accept(paid)
  await db.updateTable('order_items').set({ returned: 100 }).where('order_id', '=', paid.id).execute()
  await db.updateTable('partner_referrals').set({ net_sen: 0, earned_sen: 0 }).where('order_id', '=', paid.id).execute()
  expect(await rules()).toEqual(
    expect.arrayContaining([
      'what went back of an order’s goods is part of what went back of its money, and all of it but extras and tax at least',
      'an order that holds all of its total earns on all of its lines, and on a refund no more is lost than its rate of it',
    ]),
  )
})
