import { request } from 'node:http'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { post } from '#tests/support/shop.ts'
import { type ShopProcess, shopProcess } from '#tests/support/shop-process.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { db, url } = await testDatabase()
const given = givenIn(db)
const product = await given.product({ name: 'Felt mug', names: { ru: 'Войлочная кружка' }, price: 40, member_price: 33 })
const { slug } = await db.selectFrom('products').select('slug').where('id', '=', product.id).executeTakeFirstOrThrow()
const member = { email: 'aizhan@example.com', password: 'Altyn-adam-7!' }
await createAccount({ db, clock: systemClock }, { ...member, fullName: 'Aizhan Bekova', isMember: true, isEmailConfirmed: true })
const environment = { DATABASE_URL: url, METRICS_PORT: '0' }
const one = shopProcess(environment)
const two = shopProcess(environment)

async function textOf(shop: ShopProcess, path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${shop.origin}${path}`, { headers: { 'accept-language': 'en', ...headers } })
  expect(response.status).toBe(200)
  return response.text()
}

async function changePrice(price: number): Promise<void> {
  await db
    .updateTable('products')
    .set({ price: money(price) })
    .where('id', '=', product.id)
    .execute()
}

it('shows a changed price to the next visitor within a second, on two instances', async () => {
  const paths = [`/product/${slug}`, '/shop', '/ru/shop', `/api/products/${slug}`, '/api/products']
  for (const price of [41.5, 57.9]) {
    for (const shop of [one, two]) for (const path of paths) await textOf(shop, path)
    await changePrice(price)
    await Promise.all(
      [one, two].map((shop) =>
        withinASecond(shop.origin, async () => {
          const shown = await Promise.all(paths.map((path) => textOf(shop, path)))
          return shown.every((text) => text.includes(String(price)))
        }),
      ),
    )
  }
})

it('says "unchanged" to a client with the page, until it changes', async () => {
  const path = `/product/${slug}`
  await textOf(one, path)
  const first = await fetch(`${one.origin}${path}`)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('vary')).toContain('accept-language')
  const ask = async () => (await fetch(`${one.origin}${path}`, { headers: { 'if-none-match': etag } })).status
  expect(await ask()).toBe(304)
  await changePrice(61)
  await withinASecond(one.origin, async () => (await ask()) === 200)
})

it('keeps one page for however many parameters it does not know', async () => {
  const etags = new Set<string | null>()
  for (const query of ['', '?utm_source=letter', '?fbclid=1&gclid=2', '?color=red&x[]=1', `?${'a'.repeat(300)}=1`]) {
    etags.add((await fetch(`${one.origin}/shop${query}`)).headers.get('etag'))
  }
  expect(etags.size).toBe(1)
})

it('makes different pages of different filters', async () => {
  const all = await textOf(one, '/shop')
  const none = await textOf(one, '/shop?price=150-')
  expect(all).toContain('Felt mug')
  expect(none).not.toContain('Felt mug')
})

it('holds nothing personal, for any first visitor', async () => {
  const cookie = cookiesOf(await post(two.origin, '/api/auth/sign-in/email', member, { origin: two.origin }))
  expect(cookie).toMatch(/session/)
  await changePrice(62)
  const path = `/product/${slug}`
  const asMember = await fetch(`${two.origin}${path}`, { headers: { cookie, 'accept-language': 'en' } })
  const page = await asMember.text()
  expect(asMember.headers.getSetCookie()).toEqual([])
  expect(page).not.toMatch(/Aizhan|aizhan/)
  const asGuest = await textOf(two, path)
  expect(asGuest).toBe(page)
})

it('shows each language under its address, and the visitor’s under the plain one', async () => {
  const russian = await textOf(one, `/ru/product/${slug}`)
  expect(russian).toContain('<html lang="ru"')
  expect(russian).toContain('Войлочная кружка')
  expect(await textOf(one, `/product/${slug}`, { 'accept-language': 'ru' })).toContain('<html lang="ru"')
  expect(await textOf(one, `/product/${slug}`, { 'accept-language': 'ru', cookie: 'lang=kk' })).toContain('<html lang="kk"')
  expect(await textOf(one, `/product/${slug}`)).toContain('<html lang="en"')
})

it('allows no script but its own, page by page', async () => {
  for (const path of ['/', '/', `/product/${slug}`, '/shop', '/cart', '/checkout', '/login', '/track-order', '/no-such-page']) {
    const response = await fetch(`${one.origin}${path}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("default-src 'self'")
    expect(policy, path).toMatch(/script-src [^;]*'sha256-/)
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(await response.text(), path).not.toMatch(/<[^>]+ (?:style|on\w+)="/)
  }
})

it('answers 404 for an unknown page and an unknown product, and 304 for neither', async () => {
  const far = 'a'.repeat(200)
  const named = [
    '/no-such-page',
    '/product/no-such-thing',
    '/ru/product/no-such-thing',
    '/shop/no-such-category/deeper',
    '/kk/shop/no-such',
  ]
  for (const path of [...named, ...['/shop', '/product', '/events', '/ru/privacy'].flatMap((page) => [`${page}/${far}`, `${page}/%00`])]) {
    const response = await fetch(`${one.origin}${path}`)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('content-type'), path).toMatch(/^text\/html/)
  }
})

it('sends a body to GET and none to HEAD', async () => {
  await textOf(one, '/shop')
  const head = await fetch(`${one.origin}/shop`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
  expect(await head.text()).toBe('')
})

it('compresses a page as the browser can decompress it', async () => {
  await textOf(one, '/shop')
  for (const [accepted, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    expect(await encodingOf('/shop', accepted)).toBe(sent)
  }
})

function encodingOf(path: string, accepted: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request(`${one.origin}${path}`, { headers: { 'accept-encoding': accepted } }, (response) => {
      response.resume()
      resolve(response.headers['content-encoding'])
    })
      .on('error', reject)
      .end()
  })
}
