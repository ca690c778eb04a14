import { expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { issueNewsletterToken } from '#modules/newsletter/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { statusOfRaw } from '#tests/support/hostile-requests.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string> }

async function ask(path: string, { headers, ...sent }: Sent = {}) {
  const response = await fetch(shop.origin + path, { redirect: 'manual', ...sent, headers: { origin: shop.origin, ...headers } })
  return { status: response.status, allow: response.headers.get('allow'), text: await response.text() }
}

it('finds no page at an address that can name nothing', async () => {
  for (const part of ['%00', 'x'.repeat(300)]) {
    for (const path of ['/shop/', '/product/', '/events/', '/order/']) {
      const { status, text } = await ask(path + part)
      expect([path, status, text.includes('<h1')]).toEqual([path, 404, true])
    }
  }
})

it('ignores the body of a request that only reads', async () => {
  const port = Number(new URL(shop.origin).port)
  for (const method of ['GET', 'HEAD'])
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/json']) {
      const request = `${method} /shop HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\nabcd`
      expect([method, type, await statusOfRaw(port, request)]).toEqual([method, type, 200])
    }
})

it('finds no page at an address with a line break, in the visitor’s language', async () => {
  for (const [path, sentence] of [
    ['/a%0aX', 'This road ends here'],
    ['/a%0dX', 'This road ends here'],
    ['/a%E2%80%A8X', 'This road ends here'],
    ['/kk/a%0aX', '<html lang="kk"'],
    ['/kk/r/x%0aX/y', '<html lang="kk"'],
    ['/account%0a', 'This road ends here'],
    ['/login/%0A', 'This road ends here'],
  ] as const) {
    const { status, text } = await ask(path, { headers: { 'accept-language': 'en' } })
    expect([path, status, text.includes('<h1')]).toEqual([path, 404, true])
    expect(text).toContain(sentence)
  }
})

it('reads an odd address as one without its invalid parts', async () => {
  for (const [path, status] of [
    ['/newsletter/preferences', 410],
    [`/newsletter/preferences?token=${'x'.repeat(3000)}`, 410],
    ['/shop?sizes=%00', 200],
  ] as const)
    expect([path.slice(0, 40), (await ask(path)).status]).toEqual([path.slice(0, 40), status])
})

it('has one address for a page, without a slash at its end', async () => {
  for (const [path, plain] of [
    ['/shop/', '/shop'],
    ['/ru/about/?q=felt', '/ru/about?q=felt'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(shop.origin + path, { method, redirect: 'manual' })
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 308, plain])
    }
    expect((await ask(path, { method: 'POST', body: new URLSearchParams({ a: '1' }) })).status).toBe(405)
  }
  expect((await ask('//evil.example/')).status).toBe(404)
})

it('refuses unknown methods of a page, and lists the valid ones', async () => {
  for (const path of ['/', '/ru', '/shop', '/checkout', '/about', '/nowhere']) {
    expect(await ask(path, { method: 'POST', body: new URLSearchParams({ a: '1' }) }), path).toMatchObject({
      status: 405,
      allow: 'GET, HEAD',
    })
    expect(await ask(path, { method: 'OPTIONS' }), path).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
    expect(await ask(path, { method: 'PUT', body: 'a=1' }), path).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' })
  }
})

it('names the missing part of each field of a form', async () => {
  for (const [path, sentences] of [
    ['/contact', ['Please enter your name', 'Please enter your email address', 'Please enter a subject', 'Please enter a message']],
    [
      '/preorder',
      ['Please enter your name', 'Please enter a phone number', 'Please choose what you’d like', 'Please tell us what you have in mind'],
    ],
  ] as const) {
    const { status, text } = await ask(path, {
      method: 'POST',
      body: new URLSearchParams({ full_name: ' ', name: ' ' }),
      headers: { 'accept-language': 'en' },
    })
    const shown = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect([path, status, sentences.filter((sentence) => !shown.includes(sentence))]).toEqual([path, 422, []])
    expect(shown).not.toMatch(/This field is required|Please check this value/)
  }
})

it('takes forms from a page and nothing else', async () => {
  for (const path of ['/contact', '/track-order', '/login', '/preorder']) {
    const json = { 'content-type': 'application/json' }
    expect(await ask(path, { method: 'POST', body: '{}', headers: json }), path).toMatchObject({ status: 415 })
    const torn = { 'content-type': 'multipart/form-data; boundary=felt' }
    expect(await ask(path, { method: 'POST', body: 'no parts', headers: torn }), path).toMatchObject({ status: 400 })
    // An empty form lacks its required fields.
    expect(await ask(path, { method: 'POST' }), path).toMatchObject({ status: 422 })
  }
})

it('lets a mail program unsubscribe by a form of either kind', async () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    expect(await ask('/unsubscribe?token=unknown', { method: 'POST', body })).toMatchObject({ status: 410 })
  }
})

it('unsubscribes nobody by opening, and somebody by one press of a mail program', async () => {
  const [id, now] = [newId(), new Date()]
  await db
    .insertInto('newsletter_subscribers')
    .values({ id, email: 'reader@example.com', language: 'en', source: 'form', status: 'confirmed', confirmed_at: now, created_at: now })
    .execute()
  const path = `/unsubscribe?token=${await issueNewsletterToken({ db, clock: systemClock }, id, 'unsubscribe')}`
  const status = async () => (await db.selectFrom('newsletter_subscribers').select('status').executeTakeFirstOrThrow()).status
  for (const method of ['GET', 'HEAD']) expect(await ask(path, { method })).toMatchObject({ status: 200 })
  expect(await status()).toBe('confirmed')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect(await ask(path, { method: 'POST', body })).toMatchObject({ status: 200 })
  expect(await status()).toBe('unsubscribed')
})

it('opens the pages of mails, without parameters too', async () => {
  for (const path of ['/reset-password', '/auth/callback', '/unsubscribe', '/admin/accept-invitation', '/admin-shop-redirect']) {
    for (const prefix of ['', '/ru', '/kk']) expect(await ask(prefix + path), prefix + path).toMatchObject({ status: 200 })
  }
})
