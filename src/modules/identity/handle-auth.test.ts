import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { guest } from '#contract/actor.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { type Limits, unlimited } from '#kit/limits/limits.ts'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createAccount, type NewAccount } from './create-account.ts'
import { createIdentity } from './identity.ts'

const { db, pool } = await testDatabase()
const secret = 'a secret of at least thirty-two characters'
const log = pino({ level: 'silent' })
const shopOptions = {
  db, log, secret, publicUrl: 'http://localhost:3000', isProduction: false,
  isOwnOrigin: (origin: string) => ['http://localhost:3000', 'http://127.0.0.1:3000'].includes(origin),
}
const identity = createIdentity(shopOptions)
const password = 'felt-and-wool-7!'

beforeEach(() => db.deleteFrom('users').execute())

function givenAccount(overrides: Partial<NewAccount> = {}) {
  return createAccount(
    { db, clock: systemClock },
    { email: 'aigerim@example.com', password, fullName: 'Aigerim', isEmailConfirmed: true, ...overrides },
  )
}

type Sent = { method?: string; body?: unknown; headers?: Record<string, string>; limits?: Limits; address?: string; by?: typeof identity }

async function send(path: string, { method = 'POST', body, headers = {}, limits = unlimited, address = '203.0.113.7', by = identity }: Sent = {}) {
  const request = new Request(`http://localhost:3000/api/auth${path}`, {
    method, headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const actor = await by.identify(request.headers)
  const context: RequestContext = {
    ctx: { db, actor, clock: systemClock, log, language: 'en', files: unused, jobs: unused, uses: new Set() },
    address, idempotencyKey: undefined, guestTokens: [], limits, reply: new Headers(), isHttps: false, requestId: 'test',
  }
  return by.handleAuth(request, context)
}

// Signing in touches neither files nor jobs; a call would throw.
const unused = new Proxy({} as never, {})

const signIn = (sent: Sent & { email?: string; password?: string } = {}) =>
  send('/sign-in/email', { ...sent, body: { email: sent.email ?? 'aigerim@example.com', password: sent.password ?? password } })

async function refusal(answer: Promise<unknown>): Promise<DomainError> {
  const error = await answer.then(() => undefined, (reason: unknown) => reason)
  if (!(error instanceof DomainError)) throw new Error('Expected a refusal', { cause: error })
  return error
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ')
}

describe('sign-in', () => {
  it('opens a session by cookie and by bearer token', async () => {
    const id = await givenAccount({ role: 'staff' })
    const response = await signIn()
    expect(response.status).toBe(200)
    const [setCookie] = response.headers.getSetCookie()
    expect(setCookie).toMatch(/^tulpar\.session_token=.+; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await identity.identify(new Headers({ cookie: cookieOf(response) }))).toMatchObject({ accountId: id, role: 'staff', email: 'aigerim@example.com' })
    const { token } = await response.json() as { token: string }
    expect(await identity.identify(new Headers({ authorization: `Bearer ${token}` }))).toMatchObject({ accountId: id })
  })

  it('takes the address in any case and with spaces round it', async () => {
    await givenAccount()
    expect((await signIn({ email: ' Aigerim@Example.COM ' })).status).toBe(200)
  })

  it('marks the cookie secure behind https', async () => {
    await givenAccount()
    const secure = createIdentity({ ...shopOptions, publicUrl: 'https://tulpar.example' })
    const response = await signIn({ by: secure })
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-tulpar\.session_token=.+; Secure/)
    expect(await secure.identify(new Headers({ cookie: cookieOf(response) }))).toMatchObject({ kind: 'account' })
  })

  it('answers the same for an unknown address and a wrong password', async () => {
    await givenAccount()
    const wrong = await refusal(signIn({ password: 'not-this-one-1!' }))
    const unknown = await refusal(signIn({ email: 'nobody@example.com' }))
    expect([wrong.status, wrong.code]).toEqual([401, 'invalid_credentials'])
    expect([unknown.status, unknown.code]).toEqual([401, 'invalid_credentials'])
  })

  it('spends the same effort on an unknown address as on a wrong password', async () => {
    await givenAccount()
    const medianMs = async (email: string) => {
      const times: number[] = []
      for (let turn = 0; turn < 7; turn += 1) {
        const startedAt = performance.now()
        await refusal(signIn({ email, password: 'not-this-one-1!' }))
        times.push(performance.now() - startedAt)
      }
      return times.sort((a, b) => a - b)[3] ?? 0
    }
    await medianMs('warm-up@example.com')
    const known = await medianMs('aigerim@example.com')
    const unknown = await medianMs('nobody@example.com')
    expect(unknown).toBeGreaterThan(known * 0.5)
    expect(unknown).toBeLessThan(known * 2)
  })

  it('refuses an unconfirmed address with 403, and only who knows the password learns it', async () => {
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
    const cookie = cookieOf(await signIn())
    const production = createIdentity({ ...shopOptions, isProduction: true })
    expect(await refusal(signIn({ by: production }))).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await production.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('gives a new token each time and ends the session that was there before', async () => {
    await givenAccount()
    const before = cookieOf(await signIn())
    const after = cookieOf(await signIn({ headers: { cookie: before, origin: 'http://localhost:3000' } }))
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

  it('refuses a page of somebody else', async () => {
    await givenAccount()
    expect(await refusal(signIn({ headers: { origin: 'https://evil.example' } }))).toMatchObject({ status: 403, code: 'foreign_origin' })
    expect((await signIn({ headers: { origin: 'http://127.0.0.1:3000' } })).status).toBe(200)
  })

  it('keeps the address of the connection with the session, whatever headers claim', async () => {
    const id = await givenAccount()
    await signIn({ address: '198.51.100.4', headers: { 'x-forwarded-for': '10.0.0.1', 'x-tulpar-client-address': '10.0.0.2' } })
    const session = await db.selectFrom('sessions').select('ip_address').where('user_id', '=', id).executeTakeFirst()
    expect(session?.ip_address).toBe('198.51.100.4')
  })
})

describe('limits of sign-in', () => {
  const limits = createLimits({ pool, secret })
  beforeEach(() => pool.query('truncate rate_limits'))

  it('allows ten wrong passwords for an account in a quarter of an hour, from wherever they come', async () => {
    await givenAccount({ email: 'guessed@example.com' })
    const attempts = Array.from({ length: 14 }, (_, index) =>
      refusal(signIn({ email: 'guessed@example.com', password: `wrong-${index}`, limits, address: `203.0.113.${index}` })))
    const codes = (await Promise.all(attempts)).map(({ code }) => code).sort()
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(4)
  })

  it('refuses the right password as well while an account is being guessed', async () => {
    await givenAccount({ email: 'guessed@example.com' })
    for (let turn = 0; turn < 10; turn += 1) await refusal(signIn({ email: 'guessed@example.com', password: `wrong-${turn}`, limits, address: `a${turn}` }))
    expect(await refusal(signIn({ email: 'guessed@example.com', limits, address: 'home' }))).toBeInstanceOf(TooManyRequests)
  })

  it('does not count right passwords against the account', async () => {
    await givenAccount({ email: 'busy@example.com' })
    for (let turn = 0; turn < 12; turn += 1) expect((await signIn({ email: 'busy@example.com', limits, address: `b${turn}` })).status).toBe(200)
  })

  it('allows thirty attempts a minute from one address, whatever accounts they try', async () => {
    const attempts = Array.from({ length: 34 }, (_, index) => refusal(signIn({ email: `someone-${index}@example.com`, limits, address: 'one' })))
    const refused = (await Promise.all(attempts)).filter((error) => error instanceof TooManyRequests)
    expect(refused).toHaveLength(4)
  })
})

describe('a session', () => {
  it('is not opened by a token without our signature, even one read from the database', async () => {
    const id = await givenAccount()
    await signIn()
    const row = await db.selectFrom('sessions').select('token').where('user_id', '=', id).executeTakeFirstOrThrow()
    for (const forged of [row.token, `${row.token}.`, `${row.token}.AAAA`, `x.${row.token}`, '%E0%A4%A', '']) {
      expect(await identity.identify(new Headers({ authorization: `Bearer ${forged}` }))).toEqual(guest)
      expect(await identity.identify(new Headers({ cookie: `tulpar.session_token=${forged}` }))).toEqual(guest)
    }
  })

  it('ends at sign-out, by cookie and by bearer token', async () => {
    await givenAccount()
    const cookie = cookieOf(await signIn())
    const signedOut = await send('/sign-out', { headers: { cookie, origin: 'http://localhost:3000' } })
    expect(signedOut.status).toBe(200)
    expect(signedOut.headers.getSetCookie()[0]).toMatch(/^tulpar\.session_token=;.*Max-Age=0/)
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    const { token } = await (await signIn()).json() as { token: string }
    expect((await send('/sign-out', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    expect(await identity.identify(new Headers({ authorization: `Bearer ${token}` }))).toEqual(guest)
  })

  it('counts as signed out when there was none', async () => {
    expect((await send('/sign-out')).status).toBe(200)
  })

  it('ends at once when the account is deactivated, and stays ended', async () => {
    const id = await givenAccount()
    const cookie = cookieOf(await signIn())
    await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    await db.updateTable('profiles').set({ deactivated_at: null }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('shows a changed role and membership with the next request', async () => {
    const id = await givenAccount()
    const cookie = cookieOf(await signIn())
    await db.updateTable('profiles').set({ role: 'admin', is_member: true }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toMatchObject({ role: 'admin', isMember: true })
  })

  it('is over when its time is', async () => {
    await givenAccount()
    const cookie = cookieOf(await signIn())
    await db.updateTable('sessions').set({ expires_at: new Date(Date.now() - 1000) }).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('is described without its token', async () => {
    await givenAccount()
    const cookie = cookieOf(await signIn())
    const response = await send('/get-session', { method: 'GET', headers: { cookie } })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ user: { email: 'aigerim@example.com' }, session: { ipAddress: '203.0.113.7' } })
    expect(text).not.toContain('"token"')
    expect(await (await send('/get-session', { method: 'GET' })).json()).toBeNull()
  })
})

describe('/api/auth', () => {
  it('says that sign-up is closed', async () => {
    const body = { email: 'new@example.com', password, name: 'New' }
    expect(await refusal(send('/sign-up/email', { body }))).toMatchObject({ status: 403, code: 'sign_up_closed' })
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  })

  it.each(['/update-user', '/delete-user', '/change-password', '/sign-in/social', '/list-sessions', '/sign-in/email/', '/__proto__', '/ok', '/error'])(
    'does not answer on %s', async (path) => {
      expect(await refusal(send(path))).toMatchObject({ status: 404 })
      expect(await refusal(send(path, { method: 'GET' }))).toMatchObject({ status: 404 })
    })

  it('names the right method for a wrong one', async () => {
    expect(await refusal(send('/sign-in/email', { method: 'GET' }))).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })
})

describe('an account', () => {
  it('has a profile, whoever makes it', async () => {
    await db.insertInto('users').values({ id: '01900000-0000-7000-8000-000000000001', name: 'Dana', email: 'dana@example.com' }).execute()
    const profile = await db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ email: 'dana@example.com', full_name: 'Dana', role: 'customer', is_member: false, is_super_admin: false })
  })

  it('is made once for an address', async () => {
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => givenAccount()))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(givenAccount({ email: 'AIGERIM@example.com' }))).toMatchObject({ status: 409, code: 'email_taken' })
  })
})
