import { expect, it } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const faults: string[] = []
const log = createLog({ level: 'error', isPretty: false, destination: { write: (line) => faults.push(line) } })
const { shop, origin } = await runningShop({}, log)
const account = { email: 'aizhan@example.com', password: 'Altyn-adam-7!' }
await createAccount(shop, { ...account, fullName: 'Aizhan', isEmailConfirmed: true })
const cookie = cookiesOf(await post(origin, '/api/auth/sign-in/email', account, { origin }))
const nothing = { items: [] }

/** 403 for a request that may not use its cookies, 422 for an allowed one with an empty cart. */
async function statusFrom(headers: Record<string, string>): Promise<number> {
  return (await post(origin, '/api/checkout/quote', nothing, { cookie, ...headers })).status
}

it('takes the cookies of a request from its own pages', async () => {
  expect(cookie).toMatch(/session/)
  expect(await statusFrom({ origin })).toBe(422)
  expect(await statusFrom({ origin: origin.replace('127.0.0.1', 'localhost') })).toBe(422)
})

it('refuses the cookies of a request from a foreign page, a hidden one or none', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${origin}.evil.example` },
    { origin: `${origin}0` },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ]
  for (const headers of foreign) {
    expect(await statusFrom(headers), JSON.stringify(headers)).toBe(403)
  }
})

it('says so in the visitor’s language', async () => {
  const response = await post(origin, '/api/checkout/quote', nothing, { cookie: `${cookie}; lang=ru`, origin: 'https://evil.example' })
  expect(await response.json()).toMatchObject({ code: 'foreign_origin', error: expect.stringMatching(/[а-я]/) })
})

it('lets programs write that carry no cookie', async () => {
  expect((await post(origin, '/api/checkout/quote', nothing)).status).toBe(422)
  expect((await post(origin, '/api/checkout/quote', nothing, { origin: 'https://evil.example' })).status).toBe(422)
})

it('takes no form of a page from elsewhere, and reports no fault for it', async () => {
  const send = async (from: Record<string, string>) =>
    (await fetch(`${origin}/contact`, { method: 'POST', headers: from, body: new URLSearchParams({ name: 'Dana' }) })).status
  const foreign: Record<string, string>[] = [
    ...['https://evil.example', 'null', 'no address', 'http://[', 'http://a:99999'].map((one) => ({ origin: one })),
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const from of foreign) expect(await send(from), JSON.stringify(from)).toBe(403)
  expect(faults).toEqual([])
  // This shop has no pages, so a request that gets through to one fails with 500.
  for (const status of [await send({ origin }), await send({})]) expect(status).toBe(500)
})

it('sets a session that scripts and foreign pages can’t touch', async () => {
  const response = await post(origin, '/api/auth/sign-in/email', account, { origin })
  const [session = ''] = response.headers.getSetCookie().filter((line) => line.includes('session'))
  expect(session).toMatch(/; HttpOnly/i)
  expect(session).toMatch(/; SameSite=(Lax|Strict)/i)
})
