import { expect, it } from 'vitest'
import { add, money, subtract, toSen } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { paying } from '#tests/support/paying.ts'
import type { PaymentServices } from '../index.ts'
import { settlePayment } from '../settle-payment.ts'
import { takeInRefund } from './take-in-refund.ts'

const services: PaymentServices = { stripe: undefined, paypal: undefined, isProduction: false, publicUrl: 'http://localhost:3000' }
const shop = await testShop()
const { order, accept, stateOf, ctx } = paying(shop, services)
const staff = { actor: await shop.given.account({ role: 'staff' }) }

const give = (id: string, wish: object) => shop.ask('POST', `/admin/orders/${id}/refunds`, wish, { ...staff, idempotencyKey: newId() })
const read = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}`, undefined, staff)).body
const refundsOf = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}/refunds`, undefined, staff)).body
const mark = (id: string, status: string) => shop.ask('PUT', `/admin/orders/${id}/status`, { status }, staff)

async function accepted() {
  const placed = await order('bank_transfer')
  await accept(placed.id)
  return placed
}

async function payThroughStripe({ id, total }: { id: string; total: number }) {
  const [paymentId, captureReference] = [newId(), `pi_${newId().slice(-12)}`]
  const row = { id: paymentId, order_id: id, provider: 'stripe', status: 'started', amount: total, created_at: shop.clock.now() } as const
  await shop.db.insertInto('payments').values(row).execute()
  const news = {
    kind: 'captured',
    reference: undefined,
    paymentId,
    captureReference,
    amountSen: toSen(money(total)),
    currency: 'MYR',
  } as const
  await settlePayment(ctx, 'stripe', news)
  return captureReference
}

const tell = (kind: 'returned' | 'failed', captureReference: string, amountSen: number, reference = 're_1') =>
  takeInRefund(ctx, 'stripe', {
    kind,
    reference: `${reference}_${captureReference}`,
    refundId: undefined,
    captureReference,
    amountSen,
    currency: 'MYR',
  })

it('is counted for good, whatever the order is marked as between', async () => {
  const { id, total } = await accepted()
  await give(id, { amount: 50 })
  expect((await mark(id, 'pending')).body).toMatchObject({ status: 'pending', payment_status: 'paid', refunded: 50 })
  expect((await mark(id, 'processing')).body).toMatchObject({ payment_status: 'paid', paid: total, refunded: 50 })
  expect((await give(id, { amount: 50 })).body.code).toBe('refund_too_large')
  await mark(id, 'cancelled')
  await mark(id, 'pending')
  await mark(id, 'completed')
  expect((await refundsOf(id)).refundable).toBe(subtract(money(total), money(50)))
  expect(await read(id)).toMatchObject({ paid: total, refunded: 50 })
})

it('is not marked as paid in again while the order is in work, is cancelled or waits', async () => {
  const { id, total } = await accepted()
  await give(id, { amount: total })
  for (const status of ['shipped', 'completed', 'processing', 'cancelled', 'pending'])
    expect((await mark(id, status)).body, status).toMatchObject({ paid: total, refunded: total })
  expect(await read(id)).toMatchObject({ payment_status: 'unpaid' })
  expect((await give(id, { amount: 1 })).body.code).toBe('nothing_to_refund')
})

it('is paid in again where work begins again', async () => {
  const { id, total } = await accepted()
  await give(id, { amount: total })
  await mark(id, 'cancelled')
  expect((await mark(id, 'processing')).body).toMatchObject({
    payment_status: 'paid',
    paid: add(money(total), money(total)),
    refunded: total,
  })
  expect((await give(id, { amount: total })).status).toBe(201)
})

it('can be paid a second time, accepted separately, and refunded again', async () => {
  const { id, total } = await accepted()
  await give(id, { amount: total })
  await mark(id, 'pending')
  expect((await give(id, { amount: 1 })).body.code).toBe('nothing_to_refund')
  await accept(id)
  expect(await read(id)).toMatchObject({ payment_status: 'paid', paid: add(money(total), money(total)), refunded: total })
  expect((await give(id, { amount: total })).status).toBe(201)
  expect(await read(id)).toMatchObject({ payment_status: 'refunded', refunded: add(money(total), money(total)) })
})

it('counts as never received where staff undo their acceptance', async () => {
  const { id, total } = await accepted()
  expect((await mark(id, 'pending')).body).toMatchObject({ payment_status: 'unpaid', paid: 0, refunded: 0 })
  expect((await give(id, { amount: 1 })).body.code).toBe('nothing_to_refund')
  expect((await mark(id, 'processing')).body).toMatchObject({ payment_status: 'paid', paid: total })
})

it('holds the order when a bank sends it back after the order was reopened', async () => {
  const placed = await order('card')
  const sen = toSen(money(placed.total))
  const capture = await payThroughStripe(placed)
  await tell('returned', capture, sen)
  expect((await mark(placed.id, 'pending')).body).toMatchObject({ payment_status: 'unpaid', refunded: placed.total })
  await tell('failed', capture, sen)
  expect(await read(placed.id)).toMatchObject({ status: 'pending', payment_status: 'paid', paid: placed.total, refunded: 0 })
  expect(await stateOf(placed.id)).toMatchObject({ paid_through: 'stripe', payments: [{ status: 'captured' }] })
  expect((await refundsOf(placed.id)).refundable).toBe(placed.total)
})

it('is reported to staff and can be refunded again when a bank sends it back after the order was paid again', async () => {
  const placed = await order('card')
  const sen = toSen(money(placed.total))
  const first = await payThroughStripe(placed)
  await tell('returned', first, sen)
  await mark(placed.id, 'pending')
  await payThroughStripe(placed)
  await tell('failed', first, sen)
  const twice = add(money(placed.total), money(placed.total))
  expect(await read(placed.id)).toMatchObject({ payment_status: 'paid', paid: twice, refunded: 0 })
  const state = await stateOf(placed.id)
  expect(state.payments.map(({ status }) => status)).toEqual(['refunded', 'captured'])
  expect(state.notes).toHaveLength(1)
  await tell('returned', first, sen, 're_2')
  expect(await read(placed.id)).toMatchObject({ payment_status: 'paid', paid: twice, refunded: placed.total })
  expect((await give(placed.id, { amount: placed.total, is_by_hand: true })).body.refundable).toBe(0)
})
