import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

const { auth, call, given, mails, member, register, signIn } = await shopWithAccounts()
const { id: product_id } = await given.product({ stock: 500 })
const methodId = await given.paymentMethod()

async function guestOrder(email: string): Promise<{ id: string; token: string }> {
  const contact = { name: 'Guest', email, phone: '+60 12 345 6789' }
  const body = orderOf(methodId, [{ product_id, quantity: 1 }], { contact })
  const placed = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() } })
  expect(placed.status).toBe(201)
  return { id: (placed.body['order'] as { id: string }).id, token: String(placed.body['guest_token']) }
}

async function ordersOf(token: string): Promise<string[]> {
  const { body } = await call('GET', '/api/orders', { token })
  return (body['orders'] as { id: string }[]).map(({ id }) => id)
}

const seenBy = async (token: string, orderId: string) => (await call('GET', `/api/orders/${orderId}`, { token })).status

describe('the orders of a guest', () => {
  it('is added to the account of the same address once that is confirmed, never before', async () => {
    const { id } = await guestOrder('Early@Example.com')
    await register('early@example.com')
    const stranger = await member('stranger@example.com')
    expect([await seenBy(stranger, id), await ordersOf(stranger)]).toEqual([404, []])
    await auth('/verify-email', { token: tokenIn(await mails.withLink('early@example.com', 'confirmation')) })
    expect(await ordersOf(await signIn('early@example.com'))).toEqual([id])
  })

  it('with the address of a confirmed account is there at once, and the guest keeps it too', async () => {
    const token = await member('late@example.com')
    const placed = await guestOrder('LATE@example.com')
    expect(await ordersOf(token)).toEqual([placed.id])
    expect(await seenBy(token, placed.id)).toBe(200)
    expect((await call('GET', `/api/orders/${placed.id}`, { headers: { 'guest-session-token': placed.token } })).status).toBe(200)
  })

  it('with the address of an unconfirmed account waits for the confirmation', async () => {
    await register('waiting@example.com')
    const confirmation = tokenIn(await mails.newest('waiting@example.com'))
    const { id } = await guestOrder('waiting@example.com')
    await auth('/verify-email', { token: confirmation })
    expect(await ordersOf(await signIn('waiting@example.com'))).toEqual([id])
  })

  it('is found by one of both when it is placed while the address is being confirmed', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const email = `racing-${turn}@example.com`
      await register(email)
      const token = tokenIn(await mails.newest(email))
      const [...placed] = await Promise.all([guestOrder(email), guestOrder(email), auth('/verify-email', { token }), guestOrder(email)])
      const ids = placed.flatMap((order) => ('id' in order ? [order.id] : []))
      expect((await ordersOf(await signIn(email))).toSorted()).toEqual(ids.toSorted())
    }
  })

  it('with a new address is added when the account has moved there, not before', async () => {
    const { id } = await guestOrder('next@example.com')
    const session = await member('previous@example.com')
    await auth('/change-email', { newEmail: 'next@example.com', password: 'felt-and-wool-7!' }, session)
    const mail = await mails.withLink('next@example.com', 'email_change')
    expect([await ordersOf(session), await seenBy(session, id)]).toEqual([[], 404])
    await auth('/verify-email', { token: tokenIn(mail) })
    expect([await ordersOf(session), await seenBy(session, id)]).toEqual([[id], 200])
    const later = await guestOrder('previous@example.com')
    expect(await ordersOf(session)).toEqual([id])
    expect(await seenBy(session, later.id)).toBe(404)
  })
})
