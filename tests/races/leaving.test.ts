import { expect, it } from 'vitest'
import type { AccountActor } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { createAccount, sendAccountMail } from '#modules/identity/index.ts'
import { forgetFinishedOrders } from '#modules/accounts/index.ts'
import { sendNewsletterMail } from '#modules/newsletter/index.ts'
import { sendOrderMail } from '#modules/orders/index.ts'
import { sendRefund } from '#modules/payments/index.ts'
import { sendSupportMail } from '#modules/support/index.ts'
import { goodPassword, withAccounts } from '#tests/support/accounts.ts'
import { behindLock } from '#tests/support/behind-lock.ts'
import { runningShop } from '#tests/support/shop.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { orderOf } from '#tests/support/given.ts'

// Jobs do not run by themselves; the test runs each at the worst moment.
const { shop, db, given, call, signIn, mails } = withAccounts(await runningShop())
const services = {
  mailer: shop.mailer,
  publicUrl: shop.config.publicUrl,
  mailFrom: shop.config.mailFrom,
  pickupCode: () => Promise.reject(new Error('not collected at an event')),
}
const ctx = systemCtx(shop)
const methodId = await given.paymentMethod()
const { id: productId } = await given.product({ stock: 100 })

let people = 0
async function person() {
  people += 1
  const email = `heron-${people}@example.com`
  const id = await createAccount(shop, { email, password: goodPassword, fullName: `Heron ${people}`, isEmailConfirmed: true })
  const token = await signIn(email)
  const actor: AccountActor = {
    kind: 'account',
    accountId: id,
    email,
    fullName: '',
    role: 'customer',
    isSuperAdmin: false,
    isMember: false,
  }
  const close = async () => expect((await call('DELETE', '/api/profile', { token, body: { password: goodPassword } })).status).toBe(204)
  return { id, email, token, actor, close }
}
type Person = Awaited<ReturnType<typeof person>>

async function finishedOrder({ email, token }: Person): Promise<{ id: string; number: string }> {
  const contact = { name: 'Heron', email, phone: '+60 12 345 6789' }
  const body = orderOf(methodId, [{ product_id: productId, quantity: 1 }], { contact })
  const placed = await call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })
  const { id, order_number } = placed.body['order'] as { id: string; order_number: string }
  await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute()
  return { id, number: order_number }
}

const orderLocked = (id: string) => (db: Database) => db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
const accountLocked = (id: string) => (db: Database) => db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
const outcomes = (settled: PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status)
const bothDone = ['fulfilled', 'fulfilled']

async function expectNothingLeft({ email }: Person): Promise<void> {
  expect(await tablesThatHold(db, email)).toEqual([])
  expect(await mails.mailsTo(email)).toEqual([])
}

for (const first of ['the closing', 'the mail'] as const) {
  const inOrder = <Step>(closing: Step, mail: Step) => (first === 'the closing' ? [closing, mail] : [mail, closing])

  it(`leaves no guest token and no mail about an order behind, ${first} first`, async () => {
    const leaving = await person()
    const { id, number } = await finishedOrder(leaving)
    const mail = () => sendOrderMail(ctx, services, { orderId: id, kind: 'completed', occasion: newId() })
    expect(outcomes(await behindLock(db, orderLocked(id), inOrder(leaving.close, mail)))).toEqual(bothDone)

    expect(await db.selectFrom('order_guest_tokens').select('order_id').where('order_id', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('mails').select('id').where('subject', 'like', `%${number}%`).execute()).toEqual([])
    await expectNothingLeft(leaving)
    const claimed = await db.selectFrom('mails').select('id').where('dedupe_key', 'like', `order:${id}:%`).execute()
    expect(claimed).toHaveLength(first === 'the closing' ? 0 : 1)
  })

  it(`leaves no link and no mail about an account behind, ${first} first`, async () => {
    const leaving = await person()
    const { id, email } = leaving
    const mail = () => sendAccountMail(ctx, services, { kind: 'magic_link', occasion: newId(), email })
    expect(outcomes(await behindLock(db, accountLocked(id), inOrder(leaving.close, mail)))).toEqual(bothDone)

    expect(await db.selectFrom('account_tokens').select('purpose').where('account_id', '=', id).execute()).toEqual([])
    await expectNothingLeft(leaving)
  })

  it(`leaves no question about the newsletter behind, ${first} first`, async () => {
    const leaving = await person()
    const subscriberId = newId()
    const subscriber = { id: subscriberId, email: leaving.email, language: 'en' as const, source: 'form' as const, created_at: new Date() }
    await db.insertInto('newsletter_subscribers').values(subscriber).execute()
    const mail = () => sendNewsletterMail(ctx, services, { subscriberId, occasion: newId() })
    const lock = (held: Database) =>
      held.selectFrom('newsletter_subscribers').select('id').where('id', '=', subscriberId).forUpdate().execute()
    expect(outcomes(await behindLock(db, lock, inOrder(leaving.close, mail)))).toEqual(bothDone)
    await expectNothingLeft(leaving)
  })

  for (const reader of ['sender', 'staff'] as const)
    it(`leaves no copy of a message for the ${reader} behind, ${first} first`, async () => {
      const leaving = await person()
      const id = newId()
      const words = { name: 'Heron', subject: `The nest of ${leaving.email}`, message: 'Is it warm?', language: 'en' as const }
      await db
        .insertInto('contact_messages')
        .values({ id, email: leaving.email, ...words, created_at: new Date() })
        .execute()
      const mail = () => sendSupportMail(ctx, services, { form: 'contact', id, reader })
      const lock = (held: Database) => held.selectFrom('contact_messages').select('id').where('id', '=', id).forUpdate().execute()
      expect(outcomes(await behindLock(db, lock, inOrder(leaving.close, mail)))).toEqual(bothDone)
      await expectNothingLeft(leaving)
    })

  it(`keeps no note of a refund that names the buyer, ${first} first`, async () => {
    const leaving = await person()
    const { id: orderId } = await finishedOrder(leaving)
    const { total } = await db.selectFrom('orders').select('total').where('id', '=', orderId).executeTakeFirstOrThrow()
    await db.updateTable('orders').set({ payment_status: 'paid', paid_through: 'sandbox', paid: total }).where('id', '=', orderId).execute()
    const [paymentId, refundId] = [newId(), newId()]
    const money = { order_id: orderId, provider: 'sandbox' as const, created_at: new Date() }
    const payment = { ...money, id: paymentId, status: 'captured' as const, amount: total, capture_reference: `sandbox-${paymentId}` }
    await db.insertInto('payments').values(payment).execute()
    const refund = { ...money, id: refundId, payment_id: paymentId, status: 'started' as const, amount: 1, request_key: refundId }
    await db
      .insertInto('refunds')
      .values({ ...refund, note: `For ${leaving.email}` })
      .execute()
    const giveBack = () => sendRefund(ctx, shop.config, refundId)
    expect(outcomes(await behindLock(db, orderLocked(orderId), inOrder(leaving.close, giveBack)))).toEqual(bothDone)

    expect(await db.selectFrom('refunds').select('status').where('id', '=', refundId).execute()).toEqual([{ status: 'done' }])
    expect(await tablesThatHold(db, leaving.email)).toEqual(['public.refunds'])
  })

  it(`counts nothing of a visitor who has left, ${first === 'the mail' ? 'the counting' : first} first`, async () => {
    const leaving = await person()
    const sessionId = newId()
    shop.states.analytics.receive('session-start', { sessionId }, { actor: leaving.actor })
    const count = () => shop.states.analytics.flush()
    expect(outcomes(await behindLock(db, accountLocked(leaving.id), inOrder(leaving.close, count)))).toEqual(bothDone)
    expect(await db.selectFrom('analytics_sessions').select('id').where('account_id', '=', leaving.id).execute()).toEqual([])
  })

  it(`lets nobody follow the order of a buyer who has left, ${first === 'the mail' ? 'the following' : first} first`, async () => {
    const leaving = await person()
    const { id, number } = await finishedOrder(leaving)
    const follow = () => call('POST', '/api/orders/track', { body: { order_number: number, email: leaving.email } })
    const settled = await behindLock(db, orderLocked(id), inOrder<() => Promise<unknown>>(leaving.close, follow))
    expect(outcomes(settled)).toEqual(bothDone)
    expect(await db.selectFrom('order_guest_tokens').select('order_id').where('order_id', '=', id).execute()).toEqual([])
  })
}

it('writes about a parcel that is still on its way, though the account is closed', async () => {
  const leaving = await person()
  const { id } = await finishedOrder(leaving)
  await db.updateTable('orders').set({ status: 'shipped' }).where('id', '=', id).execute()
  await leaving.close()
  await sendOrderMail(ctx, services, { orderId: id, kind: 'shipped', occasion: newId() })
  expect(await mails.mailsTo(leaving.email)).toHaveLength(1)

  await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute()
  await forgetFinishedOrders(ctx)
  await sendOrderMail(ctx, services, { orderId: id, kind: 'completed', occasion: newId() })
  await expectNothingLeft(leaving)
  expect(await db.selectFrom('mails').select('id').where('dedupe_key', 'like', `order:${id}:%`).execute()).toHaveLength(1)
})

it('takes an account mail that waits out of the queue, and one that is being written', async () => {
  const leaving = await person()
  for (const callbackURL of ['/', '/shop'])
    await call('POST', '/api/auth/sign-in/magic-link', { body: { email: leaving.email, callbackURL } })
  await shop.pool.query(`update jobs.job set state = 'active' where id = (select id from jobs.job where name = 'account-mail' limit 1)`)
  await leaving.close()
  await expectNothingLeft(leaving)
})
