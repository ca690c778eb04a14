import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { call, member, origin } = await shopWithAccounts()

it.each(['/update-user', '/delete-user', '/sign-in/social', '/sign-in/email/', '/__proto__', '/ok', '/error', '', '/'])(
  'does not answer on /api/auth%s',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await call(method, `/api/auth${path}`, method === 'POST' ? { body: {} } : {})
      expect([answer.status, answer.body['code']]).toEqual([404, 'not_found'])
    }
  },
)

it('names the right method for a wrong one', async () => {
  const answer = await call('GET', '/api/auth/sign-in/email')
  expect([answer.status, answer.body['code'], answer.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST'])
  expect((await call('DELETE', '/api/auth/verify-email')).headers.get('allow')).toMatch(/GET.*POST|POST.*GET/)
})

it('answers a guest without a session, and is not cached', async () => {
  const response = await fetch(`${origin}/api/auth/get-session`)
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([200, 'null', 'application/json'])
  expect(response.headers.get('cache-control')).toContain('no-store')
})

it('reports unreadable, missing and unknown input', async () => {
  const headers = { 'content-type': 'application/json' }
  const broken = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body: '{"email":' })
  expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([400, 'malformed'])
  const form = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', body: new URLSearchParams({ email: 'a@example.com' }) })
  expect(form.status).toBe(415)
  const unknown = await call('POST', '/api/auth/sign-in/magic-link', { body: { email: 'a@example.com', role: 'admin' } })
  expect(unknown.body).toMatchObject({ code: 'invalid_input', fields: { role: 'Unknown field' } })
  expect((await call('GET', '/api/auth/verify-email?lang=en')).body).toMatchObject({ fields: { token: 'The link is incomplete' } })
})

it('reveals nothing about the body to a caller without rights', async () => {
  for (const path of ['/change-password', '/change-email', '/revoke-session', '/two-factor/enable', '/passkey/delete-passkey'])
    expect((await call('POST', `/api/auth${path}`, { body: { nonsense: true } })).status).toBe(401)
})

it('remembers no visitor who declined', async () => {
  await member('passing@example.com')
  const body = { email: 'passing@example.com', password: 'felt-and-wool-7!', rememberMe: false }
  const signedIn = await call('POST', '/api/auth/sign-in/email', { body })
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/^tulpar\.session_token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
  const { session } = (await call('GET', '/api/auth/get-session', { token: String(signedIn.body['token']) })).body as {
    session: { expiresAt: string }
  }
  expect(new Date(session.expiresAt).getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3600_000)
})

it('lists every call with its body in the description of the interface', async () => {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, object>> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/auth/') ? Object.keys(methods).map((method) => `${method} ${path}`) : [],
  )
  expect(calls).toContain('get /auth/verify-email')
  expect(calls.length).toBe(38)
  expect(paths['/auth/change-email']?.['post']).toMatchObject({
    tags: ['Signing in'],
    requestBody: { content: { 'application/json': { schema: { required: ['newEmail'] } } } },
  })
})
