import { expect, it } from 'vitest'
import type { StockNoticeCounts } from '#contract/stock-notices.ts'
import { forgetOldNotices } from '#modules/notices/forget-notices.ts'
import { sendBackInStockNotices } from '#modules/notices/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, db, given, mails, member, shop } = await shopWithAccounts()
const staff = await admin('stock@example.com')
await shop.startJobs()

const ask = (body: object, token?: string) => call('POST', '/api/stock-notices', { token, body })
const answer = (what: 'confirm' | 'withdraw', token: string) => call('POST', `/api/stock-notices/${what}`, { body: { token } })
const tell = () => sendBackInStockNotices(systemCtx(shop))
const restock = (id: string, on_hand: number) => call('PATCH', `/api/admin/products/${id}`, { token: staff, body: { stock: on_hand } })
const waiting = async (id: string) =>
  (await call('GET', `/api/admin/products/${id}/stock-notices`, { token: staff })).body as unknown as StockNoticeCounts
const about = async (to: string, subject: string) => (await mails.mailsTo(to)).filter((mail) => mail.subject.startsWith(subject))

async function confirmedGuest(email: string, product_id: string) {
  expect(await ask({ product_id, email })).toMatchObject({ status: 200, body: { state: 'confirm_by_email' } })
  const { text } = await mails.newest(email)
  const tokenAt = (path: string) => new RegExp(`/stock-notices/${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''
  expect((await waiting(product_id)).total).toBe(0)
  expect((await answer('confirm', tokenAt('confirm'))).status).toBe(200)
  return { withdraw: tokenAt('withdraw'), confirm: tokenAt('confirm') }
}

it('notifies a guest who confirmed once, when there are pieces again, and deletes the request', async () => {
  const { id } = await given.product({ stock: 0 })
  const guest = 'waits@example.com'
  await confirmedGuest('Waits@Example.com', id)
  expect(await waiting(id)).toEqual({ waiting: [{ variation_id: null, size: null, count: 1 }], total: 1 })
  // A repeated request from any visitor gets the same answer and sends no second mail.
  expect(await ask({ product_id: id, email: guest })).toMatchObject({ body: { state: 'confirm_by_email' } })
  await tell()
  expect(await about(guest, 'Back in stock')).toEqual([])

  await restock(id, 3)
  await Promise.all([tell(), tell()])
  await expect.poll(() => about(guest, 'Back in stock')).toHaveLength(1)
  await expect.poll(async () => (await waiting(id)).total).toBe(0)
  await restock(id, 0)
  await restock(id, 2)
  await tell()
  expect(await db.selectFrom('stock_notices').selectAll().where('email', '=', guest).execute()).toEqual([])
  expect((await mails.mailsTo(guest)).map(({ subject }) => subject.split(':')[0])).toEqual(['Back in stock', 'Confirm your request'])
})

it('subscribes a member at once, and unsubscribes by the token of the answer', async () => {
  const { id } = await given.product({ stock: 0 })
  const token = await member('at-once@example.com')
  const { body } = await ask({ product_id: id }, token)
  expect(body).toMatchObject({ state: 'waiting', withdraw_token: expect.any(String) })
  expect((await waiting(id)).total).toBe(1)
  expect((await answer('withdraw', String(body['withdraw_token']))).status).toBe(200)
  expect((await waiting(id)).total).toBe(0)
  expect(await answer('withdraw', String(body['withdraw_token']))).toMatchObject({ status: 410, body: { code: 'newsletter_link_expired' } })
  // Another person's address needs a confirmation by mail, even for a signed-in visitor.
  expect(await ask({ product_id: id, email: 'friend@example.com' }, token)).toMatchObject({ body: { state: 'confirm_by_email' } })
})

it('lets a guest withdraw by the mail’s link, and a link of one purpose do nothing else', async () => {
  const { id } = await given.product({ stock: 0 })
  const { withdraw, confirm } = await confirmedGuest('changed-mind@example.com', id)
  expect((await answer('withdraw', confirm)).status).toBe(410)
  expect((await answer('confirm', withdraw)).status).toBe(410)
  expect((await answer('withdraw', withdraw)).status).toBe(200)
  await restock(id, 1)
  await tell()
  expect(await db.selectFrom('stock_notices').select('id').where('product_id', '=', id).execute()).toEqual([])
})

it('takes no request for goods in stock, pre-orders, hidden goods or unknown options', async () => {
  const { id } = await given.product({ stock: 1 })
  const email = 'nobody@example.com'
  expect(await ask({ product_id: id, email })).toMatchObject({ status: 409, body: { code: 'can_be_ordered' } })
  await call('PATCH', `/api/admin/products/${id}`, { token: staff, body: { stock: 0, is_pre_order: true } })
  expect((await ask({ product_id: id, email })).status).toBe(409)
  await call('PATCH', `/api/admin/products/${id}`, { token: staff, body: { is_pre_order: false } })
  expect(await ask({ product_id: id, email, size: 'M' })).toMatchObject({ status: 422, body: { fields: { size: expect.any(String) } } })
  expect(await ask({ product_id: id })).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } })
  await call('PATCH', `/api/admin/products/${id}`, { token: staff, body: { status: 'archived' } })
  expect((await ask({ product_id: id, email })).status).toBe(404)
})

it('notifies no deactivated account, and forgets unconfirmed requests', async () => {
  const { id } = await given.product({ stock: 0 })
  await ask({ product_id: id }, await member('switched-off@example.com'))
  await ask({ product_id: id, email: 'silent@example.com' })
  await db
    .updateTable('profiles')
    .set({ deactivated_at: new Date() })
    .where('id', 'in', db.selectFrom('users').select('id').where('email', '=', 'switched-off@example.com'))
    .execute()
  await restock(id, 5)
  await tell()
  await db
    .updateTable('stock_notices')
    .set({ created_at: new Date('2020-01-01') })
    .where('email', '=', 'silent@example.com')
    .execute()
  await forgetOldNotices(systemCtx(shop))
  const left = await db.selectFrom('stock_notices').select('email').where('product_id', '=', id).execute()
  expect(left.map(({ email }) => email)).toEqual(['switched-off@example.com'])
  expect(await about('switched-off@example.com', 'Back in stock')).toEqual([])
})
