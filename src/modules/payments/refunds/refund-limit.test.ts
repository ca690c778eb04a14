import { afterEach, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { paying } from '#tests/support/paying.ts'
import type { PaymentServices } from '../index.ts'

const services: PaymentServices = { stripe: undefined, paypal: undefined, isProduction: false, publicUrl: 'http://localhost:3000' }
const shop = await testShop()
const { order, accept, ctx } = paying(shop, services)
const staff = await shop.given.account({ role: 'staff' })
const admin = await shop.given.account({ role: 'admin' })

afterEach(() => changeSettings(ctx, { staff_refund_limit: 500 }))

async function large() {
  const placed = await order('bank_transfer', {}, 900)
  await accept(placed.id)
  return placed
}

const give = (id: string, amount: number, actor = staff) =>
  shop.ask('POST', `/admin/orders/${id}/refunds`, { amount }, { actor, idempotencyKey: newId() })
const refundsOf = async (id: string, actor = staff) => (await shop.ask('GET', `/admin/orders/${id}/refunds`, undefined, { actor })).body

it('leaves refunds beyond RM 500 of one order to an admin, in one piece or in parts', async () => {
  const { id } = await large()
  const refused = { status: 403, body: { code: 'refund_needs_admin', limit: 500 } }
  expect(await give(id, 500.01)).toMatchObject(refused)
  expect((await refundsOf(id)).own_limit).toBe(500)
  expect((await give(id, 300)).body.own_limit).toBe(200)
  expect(await give(id, 200.01)).toMatchObject(refused)
  expect((await give(id, 200)).status).toBe(201)
  expect(await give(id, 0.01)).toMatchObject(refused)
  expect((await give(id, 300, admin)).body).toMatchObject({ own_limit: null, refunds: [{ amount: 300 }, { amount: 200 }, { amount: 300 }] })
})

it('holds when parts are requested at once', async () => {
  const { id } = await large()
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(id, 60)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['refund_needs_admin']))
})

it('is not ended by a change of status', async () => {
  const { id } = await large()
  await give(id, 500)
  for (const status of ['pending', 'processing']) await shop.ask('PUT', `/admin/orders/${id}/status`, { status }, { actor: staff })
  expect(await give(id, 1)).toMatchObject({ status: 403 })
})

it('sets no bounds at 0', async () => {
  await changeSettings(ctx, { staff_refund_limit: 0 })
  const { id, total } = await large()
  expect((await refundsOf(id)).own_limit).toBeNull()
  expect((await give(id, total)).status).toBe(201)
})
