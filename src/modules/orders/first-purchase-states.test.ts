import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { attachGuestOrders } from './index.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const tee = await given.product({ stock: 100_000 })
const staff = { actor: await given.account({ role: 'staff' }) }

type Buyer = Awaited<ReturnType<typeof given.account>>
type Known = { id: string; isDiscounted: boolean; isCancelled: boolean }

const items = [{ product_id: tee.id, quantity: 1 }]

async function orderAsGuest(actor: Buyer): Promise<Known> {
  const contact = { name: 'Aigerim', email: actor.email, phone: '+60 12 345 6789' }
  const { body } = await place(orderOf(method, items, { contact }))
  expect(body.order.discount).toBe(0)
  return { id: body.order.id, isDiscounted: false, isCancelled: false }
}

const attach = ({ accountId, email }: Buyer) => attachGuestOrders({ db: shop.db }, { accountId, email })
const mark = (id: string, status: string) => ask('PUT', `/admin/orders/${id}/status`, { status }, staff)

it('leaves the discount to an account whose guest order was attached, cancelled and opened again', async () => {
  const actor = await given.account()
  const { id } = await orderAsGuest(actor)
  await attach(actor)
  await mark(id, 'cancelled')
  expect((await mark(id, 'pending')).status).toBe(200)
  expect((await place(orderOf(method, items), { actor })).body.order.discount).toBe(2)
})

it('leaves the discount to an account whose first order came while there was none', async () => {
  const actor = await given.account()
  await shop.db.insertInto('settings').values({ key: 'first_purchase_discount', value: '0' }).execute()
  forgetSettings(shop.memory)
  expect((await place(orderOf(method, items), { actor })).body.order.discount).toBe(0)
  await shop.db.deleteFrom('settings').execute()
  forgetSettings(shop.memory)
  expect((await place(orderOf(method, items), { actor })).body.order.discount).toBe(2)
})

it('gives an account one discount among its valid orders, through any placing, attaching, cancelling and reopening', async () => {
  const step = fc.oneof(
    fc.constantFrom('order', 'order as guest', 'attach'),
    fc.record({ act: fc.constantFrom('cancelled', 'pending', 'processing'), which: fc.nat(5) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const actor = await given.account()
      const orders: Known[] = []
      const isTaken = () => orders.some(({ isDiscounted, isCancelled }) => isDiscounted && !isCancelled)
      for (const wanted of steps) {
        if (wanted === 'order as guest') orders.push(await orderAsGuest(actor))
        else if (wanted === 'attach') await attach(actor)
        else if (wanted === 'order') {
          const isDiscounted = !isTaken()
          const { body } = await place(orderOf(method, items), { actor })
          expect(body.order.discount).toBe(isDiscounted ? 2 : 0)
          orders.push({ id: body.order.id, isDiscounted, isCancelled: false })
        } else if (orders.length > 0) {
          const order = orders[wanted.which % orders.length]
          if (!order) continue
          const isRefused = wanted.act !== 'cancelled' && order.isCancelled && order.isDiscounted && isTaken()
          const { status, body } = await mark(order.id, wanted.act)
          expect([status, body.code]).toEqual(isRefused ? [409, 'discount_used_elsewhere'] : [200, undefined])
          if (!isRefused) order.isCancelled = wanted.act === 'cancelled'
        }
        const quoted = await ask('POST', '/checkout/quote', { items }, { actor })
        expect(quoted.body.discount).toBe(isTaken() ? 0 : 2)
      }
      await shop.checkInvariants()
    }),
    { numRuns: 40 },
  )
})
