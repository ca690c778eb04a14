import { expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { createAccount } from '#modules/identity/index.ts'
import { translatorIn } from '#tests/journeys/support/translator.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { testDatabase } from '#tests/support/database.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })
const t = translatorIn('en')
const password = 'felt-and-wool-7!'

/** Sends the form as a browser without scripts does. */
async function press(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const sent = { origin: shop.origin, 'accept-language': 'en', ...headers }
  return fetch(shop.origin + path, { method: 'POST', redirect: 'manual', headers: sent, body: new URLSearchParams(fields) })
}

async function account(email: string): Promise<string> {
  return createAccount({ db, clock: systemClock }, { email, password, fullName: 'Dana', isEmailConfirmed: true })
}

it('signs in and out without a script', async () => {
  const email = 'plain@example.com'
  await account(email)
  const wrong = await press('/login', { email, password: 'not-this-one-1!' })
  expect([wrong.status, (await wrong.text()).includes(t('errors:errors.invalid_credentials'))]).toEqual([401, true])
  const signedIn = await press('/login?returnUrl=/account', { email, password })
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/login?returnUrl=%2Faccount'])
  const cookie = cookiesOf(signedIn)
  expect(cookie).toMatch(/tulpar\.session_token=.*flash=welcome|flash=welcome.*tulpar\.session_token=/)
  const signedOut = await press('/logout', {}, { cookie })
  expect([signedOut.status, signedOut.headers.get('clear-site-data')]).toEqual([303, '"cache"'])
  expect(signedOut.headers.getSetCookie().join('\n')).toMatch(/^tulpar\.session_token=; Max-Age=0;/m)
  expect((await fetch(`${shop.origin}/api/profile`, { headers: { cookie } })).status).toBe(401)
})

it('accepts a sign-in from no page of another origin', async () => {
  await account('borrowed@example.com')
  const fields = { email: 'borrowed@example.com', password }
  const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
  for (const from of elsewhere) {
    const foreign = await press('/login', fields, from)
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect(foreign.status).toBeLessThan(404)
    expect(foreign.headers.getSetCookie()).toEqual([])
  }
})

it('opens the settings from a link of another site', async () => {
  await account('linked@example.com')
  const cookie = cookiesOf(await press('/login', { email: 'linked@example.com', password }))
  const headers = {
    cookie,
    'accept-language': 'en',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  const page = await fetch(`${shop.origin}/account/settings`, { headers })
  expect([page.status, (await page.text()).includes(t('security:sessions.title'))]).toEqual([200, true])
})

it('leads on from an expired second step, and ends its cookie', async () => {
  const cookie = 'tulpar.second_step=long-over'
  const page = await fetch(`${shop.origin}/second-factor?returnUrl=/account`, { headers: { cookie }, redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([302, '/login?returnUrl=%2Faccount'])
  expect(cookiesOf(page)).toContain('tulpar.second_step=')
  const cancelled = await press('/second-factor', { cancel: 'yes' }, { cookie })
  expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, '/login'])
})

it('compresses a person’s pages and their data, unless another site sent them here', async () => {
  await account('packed@example.com')
  const cookie = cookiesOf(await press('/login', { email: 'packed@example.com', password }))
  const encodingOf = async (path: string, site: string) => {
    const response = await fetch(shop.origin + path, { headers: { cookie, 'accept-encoding': 'br', 'sec-fetch-site': site } })
    expect(await response.text()).toContain('packed@example.com')
    return response.headers.get('content-encoding')
  }
  expect(await encodingOf('/account/settings', 'none')).toBe('br')
  expect(await encodingOf('/account/settings.data', 'same-origin')).toBe('br')
  expect(await encodingOf('/account/settings', 'cross-site')).toBeNull()
})
