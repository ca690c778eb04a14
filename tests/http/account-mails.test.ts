import { describe, expect, it } from 'vitest'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { linkIn, tokenIn } from '#tests/support/mailbox.ts'

const shop = await shopWithAccounts()
const { auth, call, db, mails, member, register, signIn } = shop
const newPassword = 'Steppe-and-Sky-8!'
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort((a, b) => a - b)
const oneOfTwenty = [200, ...Array.from({ length: 19 }, () => 400)]
const profileStatus = async (token: string) => (await call('GET', '/api/profile', { token })).status

describe('a forgotten password', () => {
  it('is replaced by a link that works once, and every session ends', async () => {
    const session = await member('forgot@example.com')
    expect((await auth('/request-password-reset', { email: 'forgot@example.com', redirectTo: '/auth/callback' })).status).toBe(200)
    const token = tokenIn(await mails.withLink('forgot@example.com', 'password_reset'))
    expect((await auth('/verify-reset-token', { token })).status).toBe(200)
    expect(await auth('/reset-password', { token, newPassword: 'feltandwool7!' })).toMatchObject({
      status: 422,
      body: { fields: { newPassword: 'Use at least one uppercase letter' } },
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth('/reset-password', { token, newPassword })))
    expect(statusesOf(answers)).toEqual(oneOfTwenty)
    expect(await auth('/verify-reset-token', { token })).toMatchObject({ status: 400, body: { error: 'Invalid or expired reset link' } })
    expect(await profileStatus(session)).toBe(401)
    expect((await auth('/sign-in/email', { email: 'forgot@example.com', password: goodPassword })).status).toBe(401)
    expect(await profileStatus(await signIn('forgot@example.com', newPassword))).toBe(200)
    await mails.titled('forgot@example.com', 'Your password at Tulpar was changed')
  })

  it('is named as unknown where there is no account', async () => {
    expect(await auth('/request-password-reset', { email: 'nobody@example.com' })).toMatchObject({
      status: 404,
      body: { error: 'Email not found', code: 'email_not_found' },
    })
  })

  it('has a link for one hour, for its purpose only, stored as a hash', async () => {
    await member('hour@example.com')
    await auth('/request-password-reset', { email: 'hour@example.com' })
    const token = tokenIn(await mails.withLink('hour@example.com', 'password_reset'))
    expect(statusesOf([await auth('/verify-email', { token }), await auth('/magic-link/verify', { token })])).toEqual([400, 400])
    const row = await db.selectFrom('account_tokens').selectAll().where('email', '=', 'hour@example.com').executeTakeFirstOrThrow()
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(3600_000)
    expect(JSON.stringify(row)).not.toContain(token)
    await db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', 'hour@example.com')
      .execute()
    expect((await auth('/reset-password', { token, newPassword })).status).toBe(400)
  })
})

describe('a change of the password', () => {
  it('requires the current one, keeps this session alone and voids earlier mails', async () => {
    const here = await member('change@example.com')
    const elsewhere = await signIn('change@example.com')
    await auth('/request-password-reset', { email: 'change@example.com' })
    const token = tokenIn(await mails.withLink('change@example.com', 'password_reset'))
    expect(await auth('/change-password', { currentPassword: 'wrong', newPassword }, here)).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: 'This isn’t your current password' } },
    })
    expect((await auth('/change-password', { currentPassword: goodPassword, newPassword })).status).toBe(401)
    expect((await auth('/change-password', { currentPassword: goodPassword, newPassword }, here)).status).toBe(200)
    expect([await profileStatus(here), await profileStatus(elsewhere)]).toEqual([200, 401])
    expect((await auth('/reset-password', { token, newPassword })).status).toBe(400)
  })
})

describe('a magic link', () => {
  it('signs in once, for a quarter of an hour, and ends the earlier session', async () => {
    const earlier = await member('magic@example.com')
    const [known, unknown] = [
      await auth('/sign-in/magic-link', { email: 'magic@example.com', callbackURL: '/account' }),
      await auth('/sign-in/magic-link', { email: 'nobody@example.com', callbackURL: '/account' }),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const link = linkIn(await mails.withLink('magic@example.com', 'magic_link'))
    expect(link.searchParams.get('returnUrl')).toBe('/account')
    const token = link.searchParams.get('token') ?? ''
    const row = await db.selectFrom('account_tokens').selectAll().where('email', '=', 'magic@example.com').executeTakeFirstOrThrow()
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(15 * 60_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth('/magic-link/verify', { token }, earlier)))
    expect(statusesOf(answers)).toEqual(oneOfTwenty)
    const signedIn = answers.find(({ status }) => status === 200)
    expect(await profileStatus(String(signedIn?.body['token']))).toBe(200)
    expect(signedIn?.headers.get('set-cookie')).toMatch(/^tulpar\.session_token=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/)
    const cookie = signedIn?.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await call('GET', '/api/auth/get-session', { headers: { cookie } })).body).toMatchObject({
      user: { email: 'magic@example.com' },
    })
    expect(await profileStatus(earlier)).toBe(401)
    expect(await mails.mailsTo('nobody@example.com')).toEqual([])
  })

  it('confirms an account that somebody else may have made, whose password becomes void', async () => {
    await register('squatted@example.com')
    await mails.newest('squatted@example.com')
    await auth('/sign-in/magic-link', { email: 'squatted@example.com' })
    const token = tokenIn(await mails.withLink('squatted@example.com', 'magic_link'))
    const opened = await call('GET', `/api/auth/magic-link/verify?token=${token}&callbackURL=/account`)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/account'])
    expect(await auth('/sign-in/email', { email: 'squatted@example.com', password: goodPassword })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    })
  })

  it('opens nothing for a page of another origin', async () => {
    await member('borrowed@example.com')
    await auth('/sign-in/magic-link', { email: 'borrowed@example.com' })
    const token = tokenIn(await mails.withLink('borrowed@example.com', 'magic_link'))
    const from = (headers: Record<string, string>) => call('POST', '/api/auth/magic-link/verify', { body: { token }, headers })
    expect(statusesOf([await from({ origin: 'https://evil.example' }), await from({ origin: 'null' })])).toEqual([403, 403])
    expect((await from({})).status).toBe(200)
  })
})

describe('a change of address', () => {
  it('takes effect once the new address has answered; the old one is notified', async () => {
    const session = await member('old@example.com')
    expect((await auth('/change-email', { newEmail: 'new@example.com', password: goodPassword }, session)).status).toBe(200)
    const token = tokenIn(await mails.newest('new@example.com'))
    const note = await mails.titled('old@example.com', 'Your email address at Tulpar is about to change')
    expect(note.text).not.toContain('new@example.com')
    expect((await call('GET', '/api/profile', { token: session })).body['email']).toBe('old@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth('/verify-email', { token })))
    expect(statusesOf(answers)).toEqual(oneOfTwenty)
    expect((await call('GET', '/api/profile', { token: session })).body['email']).toBe('new@example.com')
    expect(await profileStatus(await signIn('new@example.com'))).toBe(200)
  })

  it('answers the same for a taken address, which gets no mail', async () => {
    await member('owner@example.com')
    const session = await member('wishing@example.com')
    const [taken, free] = [
      await auth('/change-email', { newEmail: 'owner@example.com', password: goodPassword }, session),
      await auth('/change-email', { newEmail: 'free@example.com', password: goodPassword }, session),
    ]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    await mails.newest('free@example.com')
    expect(await mails.mailsTo('owner@example.com')).toHaveLength(1)
  })

  it('is void when somebody took the address in between', async () => {
    const session = await member('late@example.com')
    await auth('/change-email', { newEmail: 'wanted@example.com', password: goodPassword }, session)
    const token = tokenIn(await mails.newest('wanted@example.com'))
    await register('wanted@example.com')
    expect(await auth('/verify-email', { token })).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
  })
})

describe('sessions', () => {
  it('are listed without tokens, and end one by one or all at once', async () => {
    const here = await member('sessions@example.com')
    const elsewhere = await signIn('sessions@example.com')
    const stranger = await member('stranger@example.com')
    const { body } = await call('GET', '/api/auth/list-sessions', { token: here })
    const sessions = body as unknown as { id: string; isCurrent: boolean }[]
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toContain(here.split('.')[0])
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id
    expect((await auth('/revoke-session', { id: other }, stranger)).status).toBe(404)
    expect((await auth('/revoke-session', { id: other }, here)).status).toBe(200)
    expect([await profileStatus(here), await profileStatus(elsewhere)]).toEqual([200, 401])
    expect((await auth('/revoke-sessions', {}, here)).status).toBe(200)
    expect(await profileStatus(here)).toBe(401)
    expect((await auth('/list-sessions', {})).status).toBe(405)
  })

  it('of an unknown browser are reported to the owner', async () => {
    await member('device@example.com')
    const headers = {
      origin: shop.shop.config.publicUrl,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    }
    const browserSignIn = (cookie?: string) =>
      call('POST', '/api/auth/sign-in/email', {
        body: { email: 'device@example.com', password: goodPassword },
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
      })
    const first = await browserSignIn()
    const mail = await mails.titled('device@example.com', 'New sign-in to your account at Tulpar')
    expect(mail.text).toContain('Firefox, Linux')
    const cookie =
      first.headers
        .getSetCookie()
        .find((line) => line.startsWith('tulpar_device='))
        ?.split(';')[0] ?? ''
    expect(cookie).not.toBe('')
    const before = (await db.selectFrom('account_devices').select('device_hash').execute()).length
    expect((await browserSignIn(cookie)).headers.getSetCookie().some((line) => line.startsWith('tulpar_device='))).toBe(false)
    expect(await db.selectFrom('account_devices').select('device_hash').execute()).toHaveLength(before)
  })
})
