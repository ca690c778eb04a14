import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { goodPassword } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })
let token = ''

beforeAll(async () => {
  const account = { email: 'boss@example.com', password: goodPassword, fullName: 'Boss', role: 'admin', isEmailConfirmed: true } as const
  await createAccount({ db, clock: systemClock }, account)
  const { email, password } = account
  token = (await call('POST', '/api/auth/sign-in/email', { email, password })).token
})

type Made = { id: string; slug: string; token: string }

async function call(method: string, path: string, body: object): Promise<Made> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': newId(), ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(shop.origin + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Made
}

/** Cached pages are dropped shortly after the change. */
async function open(path: string) {
  const answer = await fetch(shop.origin + path, { redirect: 'manual' })
  await answer.body?.cancel()
  return { status: answer.status, to: answer.headers.get('location')?.replace(shop.origin, '') ?? null }
}

const there = { status: 200, to: null }
const moved = (to: string) => ({ status: 301, to })

const hour = 3_600_000
const made = {
  shop: () => call('POST', '/api/categories', { name: 'Bags', slug: 'bags' }),
  product: () => call('POST', '/api/admin/products', { name: 'Felt bag', sku: 'BAG', slug: 'bags', price: 40, status: 'active' }),
  events: () => {
    const [starts_at, ends_at] = [hour, 2 * hour].map((later) => new Date(Date.now() + later).toISOString())
    const event = { slug: 'bags', title: 'Fair', venue: 'Hall', address: 'Street 1', status: 'published', starts_at, ends_at }
    return call('POST', '/api/admin/events', event)
  },
}
const change = {
  shop: (id: string, slug: string) => call('PUT', `/api/categories/${id}`, { slug }),
  product: (id: string, slug: string) => call('PATCH', `/api/admin/products/${id}`, { slug }),
  events: (id: string, slug: string) => call('PATCH', `/api/admin/events/${id}`, { slug }),
}

it.each(['shop', 'product', 'events'] as const)('leads from every earlier address of /%s to the present one', async (place) => {
  const { id } = await made[place]()
  await expect.poll(() => open(`/${place}/bags`)).toEqual(there)
  await change[place](id, 'felt-bags')
  await expect.poll(() => open(`/${place}/bags`)).toEqual(moved(`/${place}/felt-bags`))
  await change[place](id, 'wool-bags')
  for (const earlier of ['bags', 'felt-bags']) {
    await expect.poll(() => open(`/${place}/${earlier}`)).toEqual(moved(`/${place}/wool-bags`))
    await expect.poll(() => open(`/kk/${place}/${earlier}`)).toEqual(moved(`/kk/${place}/wool-bags`))
  }
  await change[place](id, 'bags')
  await expect.poll(() => open(`/${place}/bags`)).toEqual(there)
  await expect.poll(() => open(`/${place}/wool-bags`)).toEqual(moved(`/${place}/bags`))
  expect((await open(`/${place}/never-there`)).status).toBe(404)
})

it('stores a category’s address, and gives it to the next one that takes it', async () => {
  const { id } = await call('POST', '/api/categories', { name: 'Mugs', slug: 'mugs' })
  await change.shop(id, 'cups')
  await expect.poll(() => open('/shop/mugs?sort=newest&page=1')).toEqual(moved('/shop/cups?sort=newest&page=1'))
  const next = await call('POST', '/api/categories', { name: 'Other mugs', slug: 'mugs' })
  await expect.poll(() => open('/shop/mugs')).toEqual(there)
  await change.shop(next.id, 'other-mugs')
  await expect.poll(() => open('/shop/mugs')).toEqual(moved('/shop/other-mugs'))
})

it('makes the address of a category from its name, in any alphabet', async () => {
  const name = 'Киіз сөмкелер'
  const first = await call('POST', '/api/categories', { name })
  const second = await call('POST', '/api/categories', { name })
  expect([first.slug, second.slug]).toEqual(['kiz-somkeler', 'kiz-somkeler-2'])
})
