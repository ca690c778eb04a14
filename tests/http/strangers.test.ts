import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop, type RunningShop } from '#tests/support/shop.ts'

const password = 'felt-and-wool-7!'
/** Neither NODE_ENV nor DEMO=on is set here. */
const publicly = await runningShop({ PUBLIC_URL: 'https://shop.example', DEMO: '' })
const openly = await runningShop({ HOST: '0.0.0.0', DEMO: '' })
const locally = await runningShop()

async function whatIsOpen({ shop, origin, given }: RunningShop) {
  const demo = { email: `demo-${newId()}@tulpar.test`, password, fullName: 'Demo', role: 'admin', isSuperAdmin: true } as const
  await createAccount(shop, { ...demo, isDemo: true, isEmailConfirmed: true })
  await shop.startJobs()
  const cards = await given.paymentMethod({ title: 'Card', type: 'card' })
  const transfer = await given.paymentMethod()
  const items = [{ product_id: (await given.product()).id, quantity: 1 }]
  const placed = await post(origin, '/api/orders', orderOf(transfer, items), { 'idempotency-key': newId() })
  const { order, guest_token } = (await placed.json()) as { order: { id: string }; guest_token: string }
  await shop.db.updateTable('orders').set({ payment_method_id: cards }).where('id', '=', order.id).execute()
  await shop.db
    .updateTable('orders')
    .set((eb) => ({ payment_method: eb.fn('jsonb_set', ['payment_method', eb.val('{type}'), eb.cast<string>(eb.val('"card"'), 'jsonb')]) }))
    .where('id', '=', order.id)
    .execute()
  const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
  const answers = await Promise.all([
    fetch(`${origin}/api/dev/mailbox`),
    fetch(`${origin}/api/dev/demo-accounts`),
    post(origin, '/api/auth/sign-in/email', { email: demo.email, password }),
    post(origin, `/api/orders/${order.id}/sandbox-payment`, card, { 'guest-session-token': guest_token }),
  ])
  return answers.map(({ status }) => status)
}

it('shows strangers neither mailbox nor demo accounts nor sandbox, even without a production setting', async () => {
  const closed = [404, 404, 401, 404]
  expect(await whatIsOpen(publicly)).toEqual(closed)
  expect(await whatIsOpen(openly)).toEqual(closed)
})

it('has them all on a machine of one’s own', async () => {
  expect(await whatIsOpen(locally)).toEqual([200, 200, 200, 200])
})

it('keeps no mails to be read there', async () => {
  const { shop } = publicly
  await expect(
    shop.mailer.sendOnce(shop.db, newId(), () =>
      Promise.resolve({ to: 'a@example.com', subject: 's', bodies: () => Promise.resolve({ text: 'secret', html: 'secret' }) }),
    ),
  ).rejects.toThrow('no mail can leave')
  expect(await shop.db.selectFrom('mails').select('id').where('text_body', 'is not', null).execute()).toEqual([])
})
