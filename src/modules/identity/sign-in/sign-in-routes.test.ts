import { describe, expect, it, vi } from 'vitest'
import { guest } from '#contract/actor.ts'
import { withoutScryptCache } from '#tests/support/scrypt-cache.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { password, refusal, signingIn } from '#tests/support/signing-in.ts'

/** Hash of `password`, made by better-auth 1.7.7. */
const earlierHash =
  '68a3dabb7d4470dbda4baf43760e9cc4:73dcd6ae47556456718344819afa0bec1ddb902165b5b275e24edd9bd448da5f0ba13980783b5caaf947d8656072ec7862ab525e6b00460657fa3215365b9bf6'

const { db, identity, identityOf, send, signIn, givenAccount } = await signingIn()

describe('sign-in', () => {
  it('opens a session by cookie and by bearer token', async () => {
    const id = await givenAccount({ role: 'staff' })
    const response = await signIn()
    expect(response.status).toBe(200)
    const [setCookie] = response.headers.getSetCookie()
    expect(setCookie).toMatch(/^tulpar\.session_token=.+; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await identity.identify(new Headers({ cookie: cookiesOf(response) }))).toMatchObject({
      accountId: id,
      role: 'staff',
      email: 'aigerim@example.com',
    })
    const { token } = (await response.json()) as { token: string }
    expect(await identity.identify(new Headers({ authorization: `Bearer ${token}` }))).toMatchObject({ accountId: id })
  })

  it('accepts the address in any case and with spaces around it', async () => {
    await givenAccount()
    expect((await signIn({ email: ' Aigerim@Example.COM ' })).status).toBe(200)
  })

  it('marks the cookie secure behind https', async () => {
    await givenAccount()
    const secure = identityOf({ publicUrl: 'https://tulpar.example' })
    const response = await signIn({ by: secure })
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-tulpar\.session_token=.+; Secure/)
    expect(await secure.identify(new Headers({ cookie: cookiesOf(response) }))).toMatchObject({ kind: 'account' })
  })

  it('uses a cookie name that no other host can set behind https, and reads the earlier name until its sessions have ended', async () => {
    await givenAccount()
    const secure = identityOf({ publicUrl: 'https://tulpar.example' })
    const cookies = cookiesOf(await signIn({ by: secure })).split('; ')
    const [own = '', ...more] = cookies.filter((cookie) => cookie.includes('session_token='))
    expect([own.startsWith('__Host-'), more]).toEqual([true, []])
    const earlier = own.replace('__Host-', '__Secure-')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-24T23:59:00Z') })
    try {
      expect(await secure.identify(new Headers({ cookie: earlier }))).toMatchObject({ kind: 'account' })
      vi.setSystemTime(Date.parse('2026-12-25T00:00:00Z'))
      expect(await secure.identify(new Headers({ cookie: earlier }))).toEqual(guest)
      expect(await secure.identify(new Headers({ cookie: own }))).toMatchObject({ kind: 'account' })
    } finally {
      vi.useRealTimers()
    }
    expect(await identityOf({ publicUrl: 'http://tulpar.example' }).identify(new Headers({ cookie: earlier }))).toEqual(guest)
  })

  it('answers the same for an unknown address and a wrong password', async () => {
    await givenAccount()
    const wrong = await refusal(signIn({ password: 'not-this-one-1!' }))
    const unknown = await refusal(signIn({ email: 'nobody@example.com' }))
    expect([wrong.status, wrong.code]).toEqual([401, 'invalid_credentials'])
    expect([unknown.status, unknown.code]).toEqual([401, 'invalid_credentials'])
  })

  it('rehashes a password of an earlier release at sign-in, also during concurrent sign-ins', async () => {
    const id = await givenAccount()
    const accounts = () => db.selectFrom('auth_accounts').select(['password', 'updated_at']).where('user_id', '=', id)
    await db.updateTable('auth_accounts').set({ password: earlierHash }).where('user_id', '=', id).execute()
    const { updated_at: setAt } = await accounts().executeTakeFirstOrThrow()
    const answers = await Promise.all([signIn(), signIn(), signIn({ password: 'not-this-one-1!' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401])
    expect(await accounts().executeTakeFirstOrThrow()).toEqual({ password: expect.stringMatching(/^\$scrypt\$/), updated_at: setAt })
    expect((await signIn()).status).toBe(200)
  })

  it('spends the same effort on an unknown address as on a wrong password', async () => {
    await givenAccount()
    // Lowest processor time of several runs, so a busy machine does not count as work.
    const leastEffort = async (email: string) => {
      const efforts: number[] = []
      for (let turn = 0; turn < 9; turn += 1) {
        const before = process.cpuUsage()
        await refusal(signIn({ email, password: 'not-this-one-1!' }))
        const { user, system } = process.cpuUsage(before)
        efforts.push(user + system)
      }
      return Math.min(...efforts)
    }
    await withoutScryptCache(async () => {
      await leastEffort('warm-up@example.com')
      const known = await leastEffort('aigerim@example.com')
      const unknown = await leastEffort('nobody@example.com')
      expect(unknown).toBeGreaterThan(known * 0.5)
      expect(unknown).toBeLessThan(known * 2)
    })
  })

  it('refuses an unconfirmed address with 403, shown only to a person with the password', async () => {
    await givenAccount({ isEmailConfirmed: false })
    expect(await refusal(signIn())).toMatchObject({ status: 403, code: 'email_not_confirmed' })
    expect(await refusal(signIn({ password: 'not-this-one-1!' }))).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  it('refuses a deactivated account with 403', async () => {
    const id = await givenAccount()
    await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
    expect(await refusal(signIn())).toMatchObject({ status: 403, code: 'account_deactivated' })
  })

  it('refuses demo accounts in production, and their sessions too', async () => {
    await givenAccount({ isDemo: true })
    const cookie = cookiesOf(await signIn())
    const production = identityOf({ isProduction: true })
    expect(await refusal(signIn({ by: production }))).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await production.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('gives a new token each time and ends the session that was there before', async () => {
    await givenAccount()
    const before = cookiesOf(await signIn())
    const after = cookiesOf(await signIn({ headers: { cookie: before, origin: 'http://localhost:3000' } }))
    expect(after).not.toBe(before)
    expect(await identity.identify(new Headers({ cookie: before }))).toEqual(guest)
    expect(await identity.identify(new Headers({ cookie: after }))).toMatchObject({ kind: 'account' })
  })

  it.each([
    ['a missing password', { email: 'aigerim@example.com' }, { password: 'required' }],
    ['an invalid address', { email: 'aigerim', password }, { email: 'invalid_email' }],
    ['an unknown field', { email: 'aigerim@example.com', password, role: 'admin' }, { role: 'unrecognized_keys' }],
    ['something that is no object', [1, 2], { body: 'invalid_type' }],
    ['a password that is a list', { email: 'aigerim@example.com', password: ['x'] }, { password: 'required' }],
  ])('answers 422 for %s', async (_what, body, fields) => {
    expect(await refusal(send('/sign-in/email', { body }))).toMatchObject({ status: 422, fields })
  })

  it('refuses a page of another origin', async () => {
    await givenAccount()
    expect(await refusal(signIn({ headers: { origin: 'https://evil.example' } }))).toMatchObject({ status: 403, code: 'foreign_origin' })
    expect(await refusal(signIn({ headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } }))).toMatchObject({
      code: 'foreign_origin',
    })
    expect((await signIn({ headers: { origin: 'http://127.0.0.1:3000' } })).status).toBe(200)
  })

  it('serves a program that sends no origin', async () => {
    await givenAccount()
    expect((await signIn({ headers: { 'sec-fetch-mode': 'cors', cookie: 'lang=ru' } })).status).toBe(200)
  })

  it('stores the address of the connection with the session, despite any headers', async () => {
    const id = await givenAccount()
    await signIn({ address: '198.51.100.4', headers: { 'x-forwarded-for': '10.0.0.1', 'x-tulpar-client-address': '10.0.0.2' } })
    const session = await db.selectFrom('sessions').select('ip_address').where('user_id', '=', id).executeTakeFirst()
    expect(session?.ip_address).toBe('198.51.100.4')
  })
})
