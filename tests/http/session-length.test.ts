import { expect, it } from 'vitest'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'

const shop = await shopWithAccounts()
const { admin, call, db, member } = shop
const dayMs = 24 * 3600_000

it('lasts thirty days from the day it was last used', async () => {
  await member('returning@example.com')
  const headers = { origin: shop.shop.config.publicUrl }
  const signedIn = await call('POST', '/api/auth/sign-in/email', {
    body: { email: 'returning@example.com', password: goodPassword },
    headers,
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 10 * dayMs) })
    .execute()

  const answer = await call('GET', '/api/auth/get-session', { headers: { cookie } })
  expect(answer.body).toMatchObject({ user: { email: 'returning@example.com' } })
  expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=2592000;/)
  const { session } = answer.body as { session: { expiresAt: string } }
  expect(new Date(session.expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * dayMs)
  expect((await call('GET', '/api/visitor', { headers: { cookie } })).body).toMatchObject({ profile: { email: 'returning@example.com' } })
})

it('counts as signed out when it is missing already', async () => {
  const answer = await call('POST', '/api/auth/sign-out', { body: {}, headers: { origin: shop.shop.config.publicUrl } })
  expect(answer.status).toBe(200)
})

it('of the back office is half an hour from each use and twelve hours in all, for the browser too', async () => {
  await admin('keeper@example.com')
  const body = { email: 'keeper@example.com', password: goodPassword }
  const signedIn = await call('POST', '/api/auth/sign-in/email', { body, headers: { origin: shop.shop.config.publicUrl } })
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/Max-Age=43200;/)
  const token = String(signedIn.body['token'])
  const { session } = (await call('GET', '/api/auth/get-session', { token })).body as { session: { expiresAt: string } }
  const leftMs = new Date(session.expiresAt).getTime() - Date.now()
  expect(leftMs).toBeLessThanOrEqual(30 * 60_000)
  expect(leftMs).toBeGreaterThan(28 * 60_000)

  const half = new Date(Date.now() - 31 * 60_000)
  await db.updateTable('sessions').set({ updated_at: half }).execute()
  expect((await call('GET', '/api/admin/orders', { token })).status).toBe(401)
  expect((await call('GET', '/api/auth/get-session', { token })).headers.get('set-cookie')).toBeNull()
})
