import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { linkIn, tokenIn } from '#tests/support/mailbox.ts'
import { orderOf } from '#tests/support/given.ts'

const shop = await shopWithAccounts()
const { auth, call, mails, member, register, signIn } = shop
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort((a, b) => a - b)

describe('registering', () => {
  it('makes an account that can sign in only once its address is confirmed, and is a member then', async () => {
    expect(await register('new@example.com')).toMatchObject({
      status: 200,
      body: { token: null, user: { email: 'new@example.com', emailVerified: false } },
    })
    expect(await auth('/sign-in/email', { email: 'new@example.com', password: goodPassword })).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed' },
    })
    const link = linkIn(await mails.newest('new@example.com'))
    expect(link.href.startsWith(`${shop.shop.config.publicUrl}/auth/callback?`)).toBe(true)
    const token = link.searchParams.get('token') ?? ''
    expect(await call('GET', `/api/auth/verify-email?token=${token}`)).toMatchObject({ status: 200, body: { status: true } })
    const { body } = await call('GET', '/api/profile', { token: await signIn('new@example.com') })
    expect(body).toMatchObject({ role: 'customer', is_member: true, full_name: 'Aigerim' })
    expect(body['member_since']).toEqual(expect.any(String))
    expect(await auth('/verify-email', { token })).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
  })

  it.each([
    [{ password: 'wool-7!' }, { password: 'At least 8 characters' }],
    [{ password: 'felt-and-wool!' }, { password: 'Use at least one number' }],
    [{ password: 'feltandwool7' }, { password: 'Use at least one special character, such as ! or ?' }],
    [{ name: 'A' }, { name: 'Full name required' }],
    [{ email: 'nowhere' }, { email: 'Please enter a valid email address' }],
    [{ role: 'admin' }, { role: 'Unknown field' }],
  ])('refuses %j', async (changes, fields) => {
    expect(await register('refused@example.com', changes)).toMatchObject({ status: 422, body: { fields } })
  })

  it('says that an address is taken, in whatever case it is written', async () => {
    await member('taken@example.com')
    expect(await register('Taken@Example.com')).toMatchObject({
      status: 409,
      body: { error: 'Email address already registered', code: 'email_taken' },
    })
  })

  it('confirms an account once, however many open the link at once', async () => {
    await register('eager@example.com')
    const token = tokenIn(await mails.newest('eager@example.com'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth('/verify-email', { token })))
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  })

  it('sends the mail again, and answers the same where there is nobody', async () => {
    await register('again@example.com')
    await mails.newest('again@example.com')
    const [known, unknown] = [
      await auth('/send-verification-email', { email: 'again@example.com' }),
      await auth('/send-verification-email', { email: 'nobody@example.com' }),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const second = tokenIn(await mails.withLink('again@example.com', 'confirmation', 2))
    expect((await auth('/verify-email', { token: second })).status).toBe(200)
    expect(await mails.mailsTo('nobody@example.com')).toEqual([])
  })

  it('links to no page outside the shop', async () => {
    await register('led@example.com', { callbackURL: 'https://evil.example/' })
    const mail = await mails.newest('led@example.com')
    expect(mail.html + mail.text).not.toContain('evil.example')
    const token = tokenIn(mail)
    const answer = await call('GET', `/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent('//evil.example')}`)
    expect(answer.headers.get('location')).toBeNull()
  })

  it('lets no Host header into a mail', async () => {
    const body = JSON.stringify({ name: 'Aigerim', email: 'hosted@example.com', password: goodPassword })
    const raw = await shop.sendRaw(
      `POST /api/auth/sign-up/email HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
    expect(raw).toContain('200 OK')
    const mail = await mails.newest('hosted@example.com')
    expect(mail.html + mail.text).not.toContain('evil.example')
    expect(linkIn(mail).origin).toBe(shop.shop.config.publicUrl)
  })

  it('writes in the language of a new account', async () => {
    await call('POST', '/api/auth/sign-up/email?lang=kk', { body: { name: 'Айгерім', email: 'kk@example.com', password: goodPassword } })
    const mail = await mails.newest('kk@example.com')
    expect(mail.subject).toBe('Tulpar үшін эл. поштаңызды растаңыз')
    expect(linkIn(mail).pathname).toBe('/kk/auth/callback')
  })

  it('only requests a membership where an admin decides', async () => {
    await changeSettings(shop.shop, { membership: 'approved' })
    try {
      const { body } = await call('GET', '/api/profile', { token: await member('asking@example.com') })
      expect(body).toMatchObject({ is_member: false, member_since: null, membership_requested_at: expect.any(String) })
    } finally {
      await changeSettings(shop.shop, { membership: 'automatic' })
    }
  })

  it('brings the orders of a guest with the same address after the confirmation, never before', async () => {
    const { id: productId } = await shop.given.product({ stock: 10 })
    const methodId = await shop.given.paymentMethod()
    const order = orderOf(methodId, [{ product_id: productId, quantity: 1 }], {
      contact: { name: 'Guest', email: 'Guest@Example.com', phone: '+60 12 345 6789' },
    })
    expect((await call('POST', '/api/orders', { body: order, headers: { 'idempotency-key': newId() } })).status).toBe(201)
    await register('guest@example.com')
    const ownerOf = () => shop.db.selectFrom('orders').select('account_id').executeTakeFirstOrThrow()
    expect((await ownerOf()).account_id).toBeNull()
    await auth('/verify-email', { token: tokenIn(await mails.withLink('guest@example.com', 'confirmation')) })
    const { body } = await call('GET', '/api/orders', { token: await signIn('guest@example.com') })
    expect(body['total']).toBe(1)
  })
})
