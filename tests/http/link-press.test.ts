import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Answered, goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

const { auth, call, db, given, mails, member, shop, signIn } = await shopWithAccounts()
const { id: product_id } = await given.product({ stock: 500 })
const methodId = await given.paymentMethod()
const origin = shop.config.publicUrl
const attackers = 'Saddle-and-Bow-5!'

/** Sends the `origin` header and keeps cookies, as a browser does. */
function browser() {
  let cookie = ''
  return async (path: string, body: unknown): Promise<Answered> => {
    const answer = await call('POST', `/api/auth${path}`, { body, headers: { origin, ...(cookie === '' ? {} : { cookie }) } })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (cookies.length > 0) cookie = cookies.join('; ')
    return answer
  }
}

async function guestOrder(email: string): Promise<string> {
  const contact = { name: 'Guest', email, phone: '+60 12 345 6789' }
  const body = orderOf(methodId, [{ product_id, quantity: 1 }], { contact })
  const placed = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() } })
  return (placed.body['order'] as { id: string }).id
}

const ordersOf = async (token: string) =>
  ((await call('GET', '/api/orders', { token })).body['orders'] as { id: string }[]).map(({ id }) => id)
const statusOf = async (email: string, password: string) => (await auth('/sign-in/email', { email, password })).status
const confirmationOf = async (email: string, count = 1) => tokenIn(await mails.withLink(email, 'confirmation', count))

describe('a confirmation that a stranger’s sign-up caused', () => {
  it('opens no account to the stranger when the owner of the mailbox presses it', async () => {
    const email = 'victim@example.com'
    const order = await guestOrder(email)
    await browser()('/sign-up/email', { name: 'Mallory', email, password: attackers })
    const token = tokenIn(await mails.withLink(email, 'confirmation'))
    const victim = browser()
    expect((await victim('/read-link', { token })).body).toEqual({
      type: 'confirmation',
      email: 'v…@example.com',
      asks: 'password',
      signedInAs: null,
    })
    expect((await victim('/verify-email', { token })).body).toMatchObject({ code: 'password_needed' })
    expect((await victim('/verify-email', { token, password: 'my-own-guess-1!' })).body).toMatchObject({
      fields: { password: expect.any(String) },
    })
    expect(await statusOf(email, attackers)).toBe(403)
    const linked = db.selectFrom('orders').select('account_id').where('id', '=', order)
    expect(await linked.executeTakeFirst()).toEqual({ account_id: null })
    const confirmed = await victim('/verify-email', { token, withoutPassword: true })
    expect(confirmed.status).toBe(200)
    expect(confirmed.headers.get('set-auth-token')).toBeNull()
    expect(await statusOf(email, attackers)).toBe(401)
    await auth('/request-password-reset', { email })
    await auth('/reset-password', { token: tokenIn(await mails.withLink(email, 'password_reset')), newPassword: 'Steppe-and-Sky-8!' })
    expect(await ordersOf(await signIn(email, 'Steppe-and-Sky-8!'))).toEqual([order])
  })

  it('is void once the owner of the mailbox signs up, together with the stranger’s password', async () => {
    const email = 'second@example.com'
    const mallory = browser()
    await mallory('/sign-up/email', { name: 'Mallory', email, password: attackers })
    const first = await confirmationOf(email)
    const owner = browser()
    expect((await owner('/sign-up/email', { name: 'Aigerim', email, password: goodPassword })).status).toBe(200)
    expect((await owner('/verify-email', { token: first })).body).toMatchObject({ code: 'link_invalid' })
    const second = await confirmationOf(email, 2)
    expect((await mallory('/verify-email', { token: second })).body).toMatchObject({ code: 'password_needed' })
    expect((await owner('/read-link', { token: second })).body).toMatchObject({ asks: 'nothing' })
    expect((await owner('/verify-email', { token: second })).status).toBe(200)
    expect(await statusOf(email, attackers)).toBe(401)
    const { body } = await call('GET', '/api/profile', { token: await signIn(email) })
    expect(body).toMatchObject({ full_name: 'Aigerim' })
    expect((await owner('/sign-up/email', { name: 'Mallory', email, password: attackers })).body).toMatchObject({ code: 'email_taken' })
    expect(await statusOf(email, goodPassword)).toBe(200)
  })

  it('is the owner’s in the browser of the sign-up, and elsewhere with its password', async () => {
    const here = browser()
    await here('/sign-up/email', { name: 'Aigerim', email: 'here@example.com', password: goodPassword })
    expect((await here('/verify-email', { token: await confirmationOf('here@example.com') })).status).toBe(200)
    expect(await statusOf('here@example.com', goodPassword)).toBe(200)
    await browser()('/sign-up/email', { name: 'Aigerim', email: 'phone@example.com', password: goodPassword })
    const token = await confirmationOf('phone@example.com')
    expect((await browser()('/verify-email', { token, password: goodPassword })).status).toBe(200)
    expect(await statusOf('phone@example.com', goodPassword)).toBe(200)
  })
})

describe('a change of address', () => {
  const ask = async (token: string, newEmail: string) => {
    await auth('/change-email', { newEmail, password: goodPassword }, token)
    return tokenIn(await mails.withLink(newEmail, 'email_change'))
  }

  it('is not made by opening the link at the new address', async () => {
    const order = await guestOrder('mailbox@example.com')
    const mallory = await member('mallory@example.com')
    const token = await ask(mallory, 'mailbox@example.com')
    const owner = browser()
    expect((await owner('/read-link', { token })).body).toMatchObject({ type: 'email_change', asks: 'password' })
    expect((await owner('/verify-email', { token })).body).toMatchObject({ code: 'password_needed' })
    expect((await owner('/verify-email', { token, withoutPassword: true })).body).toMatchObject({ code: 'password_needed' })
    expect(await ordersOf(mallory)).toEqual([])
    expect((await call('GET', '/api/profile', { token: mallory })).body).toMatchObject({ email: 'mallory@example.com' })
    expect(await db.selectFrom('orders').select('account_id').where('id', '=', order).executeTakeFirst()).toEqual({ account_id: null })
  })

  it('requested by a recent sign-in needs the password, in a session and from a program', async () => {
    const session = await member('recent@example.com')
    expect((await auth('/change-email', { newEmail: 'next@example.com' }, session)).status).toBe(200)
    const token = tokenIn(await mails.withLink('next@example.com', 'email_change'))
    const headers = { origin, cookie: `tulpar.session_token=${encodeURIComponent(session)}` }
    expect((await call('POST', '/api/auth/read-link', { body: { token }, headers })).body).toMatchObject({ asks: 'password' })
    const needed = { status: 403, body: { code: 'password_needed' } }
    expect(await call('POST', '/api/auth/verify-email', { body: { token }, headers })).toMatchObject(needed)
    expect(await call('POST', '/api/auth/verify-email', { body: { token } })).toMatchObject(needed)
    expect(await call('GET', `/api/auth/verify-email?token=${token}`, { token: session })).toMatchObject(needed)
    expect((await call('POST', '/api/auth/verify-email', { body: { token, password: 'not-this-one-1!' } })).status).toBe(422)
    expect((await call('GET', '/api/profile', { token: session })).body).toMatchObject({ email: 'recent@example.com' })
    expect((await call('POST', '/api/auth/verify-email', { body: { token, password: goodPassword } })).status).toBe(200)
    expect((await call('GET', '/api/profile', { token: session })).body).toMatchObject({ email: 'next@example.com' })
  })

  it('requested by an older sign-in needs the password', async () => {
    const session = await member('older@example.com')
    await db
      .updateTable('sessions')
      .set({ proved_at: new Date(Date.now() - 15 * 60_000) })
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', 'older@example.com'))
      .execute()
    const refused = await auth('/change-email', { newEmail: 'newer@example.com' }, session)
    expect([refused.status, refused.body['code']]).toEqual([403, 'sign_in_again'])
    expect((await auth('/change-email', { newEmail: 'newer@example.com', password: 'not-this-one-1!' }, session)).status).toBe(422)
    expect((await auth('/change-email', { newEmail: 'newer@example.com', password: goodPassword }, session)).status).toBe(200)
  })

  it('is made with a session of the account, or its password', async () => {
    const session = await member('moving@example.com')
    const token = await ask(session, 'moved@example.com')
    const headers = { origin, cookie: `tulpar.session_token=${encodeURIComponent(session)}` }
    expect((await call('POST', '/api/auth/read-link', { body: { token }, headers })).body).toMatchObject({
      asks: 'nothing',
      email: 'moved@example.com',
    })
    expect((await call('POST', '/api/auth/verify-email', { body: { token }, headers })).status).toBe(200)
    const other = await member('leaving@example.com')
    const next = await ask(other, 'left@example.com')
    expect((await browser()('/verify-email', { token: next, password: goodPassword })).status).toBe(200)
    expect(await statusOf('left@example.com', goodPassword)).toBe(200)
  })
})

describe('a link that signs in', () => {
  it('shows the account it opens before it is used, and the account signed in already', async () => {
    await member('sender@example.com')
    const session = await member('reader@example.com')
    await auth('/sign-in/magic-link', { email: 'sender@example.com' })
    const token = tokenIn(await mails.withLink('sender@example.com', 'magic_link'))
    const headers = { origin, cookie: `tulpar.session_token=${encodeURIComponent(session)}` }
    for (let turn = 0; turn < 2; turn += 1)
      expect((await call('POST', '/api/auth/read-link', { body: { token }, headers })).body).toEqual({
        type: 'magic_link',
        email: 's…@example.com',
        asks: 'nothing',
        signedInAs: 'reader@example.com',
      })
    expect((await browser()('/magic-link/verify', { token })).status).toBe(200)
    expect((await browser()('/read-link', { token })).body).toMatchObject({ code: 'link_invalid' })
  })
})
