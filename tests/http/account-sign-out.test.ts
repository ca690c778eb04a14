import { expect, it } from 'vitest'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'

const { call, member, shop } = await shopWithAccounts()

it.each([
  ['signing out', 'POST', '/api/auth/sign-out', {}],
  ['signing out everywhere', 'POST', '/api/auth/revoke-sessions', {}],
  ['closing the account', 'DELETE', '/api/profile', { password: goodPassword }],
] as const)('%s empties the browser’s cache, and leaves the cart and the language where they are', async (what, method, path, body) => {
  const token = await member(`${what.replaceAll(' ', '-')}@example.com`)
  const headers = { cookie: `tulpar.session_token=${encodeURIComponent(token)}`, origin: shop.config.publicUrl }
  const answer = await call(method, path, { headers, body })
  expect(answer.status).toBeLessThan(300)
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect((await call('GET', '/api/profile', { headers })).status).toBe(401)
})
