import { describe, expect, it } from 'vitest'
import { shopWithAccounts, goodPassword, withAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'
import { shopBeside } from '#tests/support/shop.ts'

const one = await shopWithAccounts()
const other = withAccounts(await shopBeside(one))
const { admin, auth, call, db, mails, member, signIn } = one
const statusOn = async (shop: typeof other, token: string) => (await shop.call('GET', '/api/profile', { token })).status
const onBoth = async (token: string) => [await statusOn(one, token), await statusOn(other, token)]
const idOf = async (email: string) => (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('a session is known to every instance and ends on every instance at once', () => {
  it('by signing out', async () => {
    const token = await member('out@example.com')
    expect(await onBoth(token)).toEqual([200, 200])
    expect((await auth('/sign-out', {}, token)).status).toBe(200)
    expect(await onBoth(token)).toEqual([401, 401])
  })

  it('by signing out everywhere, from the other one', async () => {
    const here = await member('everywhere@example.com')
    const there = await other.signIn('everywhere@example.com')
    expect((await other.auth('/revoke-sessions', {}, there)).status).toBe(200)
    expect([...(await onBoth(here)), ...(await onBoth(there))]).toEqual([401, 401, 401, 401])
  })

  it('by a deactivation', async () => {
    const boss = await admin('boss@example.com')
    const token = await admin('fired@example.com')
    expect((await other.call('GET', '/api/admin/orders', { token })).status).toBe(200)
    const body = { status: 'deactivated' }
    expect((await call('PATCH', `/api/admin/admins/${await idOf('fired@example.com')}`, { token: boss, body })).status).toBe(200)
    expect(await onBoth(token)).toEqual([401, 401])
    expect((await other.call('GET', '/api/admin/orders', { token })).status).toBe(401)
  })

  it('by a new password, and by closing the account', async () => {
    const token = await member('reset@example.com')
    await auth('/request-password-reset', { email: 'reset@example.com' })
    const link = tokenIn(await mails.withLink('reset@example.com', 'password_reset'))
    expect((await other.auth('/reset-password', { token: link, newPassword: 'Steppe-and-Sky-8!' })).status).toBe(200)
    expect(await onBoth(token)).toEqual([401, 401])
    const again = await signIn('reset@example.com', 'Steppe-and-Sky-8!')
    expect((await call('DELETE', '/api/profile', { token: again, body: { password: 'Steppe-and-Sky-8!' } })).status).toBe(204)
    expect(await onBoth(again)).toEqual([401, 401])
  })

  it('while its membership, role and name are those of the last change, wherever it was made', async () => {
    const boss = await admin('chief@example.com')
    const token = await member('changed@example.com')
    const path = `/api/admin/members/${await idOf('changed@example.com')}/membership`
    await call('PUT', path, { token: boss, body: { is_member: false } })
    await call('PATCH', '/api/profile', { token, body: { full_name: 'Changed' } })
    expect((await other.call('GET', '/api/profile', { token })).body).toMatchObject({ is_member: false, full_name: 'Changed' })
  })
})

describe('a session that was fixed before', () => {
  const cookieName = 'tulpar.session_token'
  const browser = (cookie: string) => ({ origin: one.shop.config.publicUrl, cookie })
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((line) => line.startsWith(`${cookieName}=`))
      ?.split(';')[0] ?? ''
  const profileOf = (cookie: string) => call('GET', '/api/profile', { headers: { cookie } })

  it('is not opened by a password, neither a made-up one nor a real one of somebody else', async () => {
    await member('victim@example.com')
    await member('fixer@example.com')
    const planted = cookieOf(
      (await call('POST', '/api/auth/sign-in/email', { body: { email: 'fixer@example.com', password: goodPassword } })).headers,
    )
    for (const fixed of [planted, `${cookieName}=abcdefgh.made-up`]) {
      const answer = await call('POST', '/api/auth/sign-in/email', {
        body: { email: 'victim@example.com', password: goodPassword },
        headers: browser(fixed),
      })
      const opened = cookieOf(answer.headers)
      expect(answer.status).toBe(200)
      expect(opened).not.toBe(fixed)
      expect((await profileOf(opened)).body).toMatchObject({ email: 'victim@example.com' })
      expect((await profileOf(fixed)).status).toBe(401)
    }
  })

  it('is not the one that a magic link opens', async () => {
    await member('linked@example.com')
    await member('planter@example.com')
    const planted = cookieOf(
      (await call('POST', '/api/auth/sign-in/email', { body: { email: 'planter@example.com', password: goodPassword } })).headers,
    )
    await auth('/sign-in/magic-link', { email: 'linked@example.com' })
    const token = tokenIn(await mails.withLink('linked@example.com', 'magic_link'))
    const answer = await call('POST', '/api/auth/magic-link/verify', { body: { token }, headers: browser(planted) })
    expect((await profileOf(cookieOf(answer.headers))).body).toMatchObject({ email: 'linked@example.com' })
    expect((await profileOf(planted)).status).toBe(401)
  })
})

describe('cookies', () => {
  it('are out of reach of scripts and of other sites', async () => {
    await member('cookies@example.com')
    for (const path of ['/sign-in/email', '/sign-out']) {
      const { headers } = await call('POST', `/api/auth${path}`, {
        body: path === '/sign-out' ? {} : { email: 'cookies@example.com', password: goodPassword },
        headers: { origin: one.shop.config.publicUrl },
      })
      expect(headers.getSetCookie().length).toBeGreaterThan(0)
      for (const cookie of headers.getSetCookie()) {
        expect(cookie).toMatch(/; HttpOnly/)
        expect(cookie).toMatch(/; SameSite=Lax/)
        expect(cookie).not.toMatch(/; Domain/i)
      }
    }
  })

  it('travel by https alone where the shop is reached by https', async () => {
    const secure = withAccounts(await shopBeside(one, { PUBLIC_URL: 'https://tulpar.example' }))
    const { headers } = await secure.call('POST', '/api/auth/sign-in/email', {
      body: { email: 'cookies@example.com', password: goodPassword },
      headers: { origin: 'https://tulpar.example' },
    })
    const cookies = headers.getSetCookie()
    expect(cookies.some((cookie) => cookie.startsWith('__Host-tulpar.session_token='))).toBe(true)
    expect(cookies.some((cookie) => cookie.startsWith('tulpar_device='))).toBe(true)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
  })
})
