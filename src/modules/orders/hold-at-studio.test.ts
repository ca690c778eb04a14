import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { closingOf, addWorkingDays, calendarOf } from '#contract/rules/working-days.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { findOrderMail } from './mails/find-order-mail.ts'
import { writeOrderMail } from './mails/write-order-mail.ts'
import { holdAtStudio } from './hold-until.ts'

const shop = await testShop()
const { given, place, ask } = shop
const cash = await given.paymentMethod({ title: 'Cash', type: 'cash' })
const transfer = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }

async function pickup(method: string, stock = 100) {
  const { id } = await given.product({ stock })
  const { shipping: _address, ...order } = orderOf(method, [{ product_id: id, quantity: 1 }])
  const { body } = await place({ ...order, delivery: 'pickup' })
  return body.order
}

it('is reserved until three working days after it is ready, however few are left', async () => {
  // Saturday noon. The order is ready on Monday 23 March and held until Thursday.
  shop.clock.set('2026-03-21T04:00:00Z')
  const order = await pickup(cash, 2)
  expect(order.promised?.made_by).toBe('2026-03-23')
  expect(order.expires_at).toBe('2026-03-26T09:00:00.000Z')
  expect((await pickup(transfer, 2)).expires_at).toBe('2026-03-21T16:00:00.000Z')
})

it('shows the same day in the mail as in the order', async () => {
  const order = await pickup(cash)
  const { rows } = await shop.pool.query(`select data from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1`, [order.id])
  const mail = await findOrderMail(shop.ctxOf(), rows[0].data, 'https://tulpar.example')
  if (!mail) throw new Error('There is no mail')
  expect(mail.order.expires_at).toBe(order.expires_at)
  expect(JSON.stringify(writeOrderMail(mail))).toContain('26\u00a0Mar\u00a02026, 17:00')
})

it('follows the setting, and counts again from the day on which the order waits again', async () => {
  await changeSettings(shop, { cash_pickup_days: 1 })
  const order = await pickup(cash)
  expect(order.expires_at).toBe('2026-03-24T09:00:00.000Z')
  await ask('PUT', `/admin/orders/${order.id}/status`, { status: 'shipped' }, staff)
  shop.clock.set('2026-03-25T04:00:00Z')
  const again = await ask('PUT', `/admin/orders/${order.id}/status`, { status: 'pending' }, staff)
  expect(again.body.expires_at).toBe('2026-03-26T09:00:00.000Z')
})

it('is found by the invariants where it ends before the order is ready, unless staff chose so', async () => {
  const { id } = await pickup(cash)
  const rule = 'what is paid for on collection is held until after it is ready, unless staff chose a time'
  const broken = async () => (await findBrokenInvariants(shop.db)).map((found) => found.rule)
  const { expires_at } = await shop.db.selectFrom('orders').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow()
  const hold = (until: unknown) =>
    sql`update orders set expires_at = coalesce(${until}, (promised_made_by + time '08:00') at time zone 'UTC') where id = ${id}`.execute(
      shop.db,
    )
  expect(await broken()).toEqual([])
  await hold(null)
  expect(await broken()).toEqual([rule])
  await hold(expires_at)
  await ask('PUT', `/admin/orders/${id}/hold`, { hours: 1 }, staff)
  expect(await broken()).toEqual([])
})

it('never ends before the day on which it is ready, nor in the past, for any day and calendar', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      day,
      fc.option(day),
      fc.integer({ min: 1, max: 60 }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      (now, ready, cash_pickup_days, working_days) => {
        const settings = { payment_hours: 72, low_stock_at: 5, low_stock_payment_hours: 12, cash_pickup_days, working_days, holidays: [] }
        const readyOn = ready === null ? null : ready.toISOString().slice(0, 10)
        const until = holdAtStudio(now, settings, readyOn)
        expect(until > now).toBe(true)
        if (readyOn === null) return
        const first = addWorkingDays(readyOn, 1, calendarOf(settings)) ?? readyOn
        expect(until >= closingOf(first)).toBe(true)
      },
    ),
  )
})
