import { expect, it } from 'vitest'
import type { AdminEvent } from '#contract/admin-events.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { post } from '#tests/support/shop.ts'
import { type ShopProcess, shopProcess } from '#tests/support/shop-process.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { db, url } = await testDatabase()
const given = givenIn(db)
const product = await given.product({ name: 'Felt mug', price: 40, stock: 9 })
const admin = { email: 'fair@example.com', password: 'Altyn-adam-7!' }
await createAccount({ db, clock: systemClock }, { ...admin, fullName: 'Saule', isEmailConfirmed: true })
await db.updateTable('profiles').set({ role: 'admin' }).where('email', '=', admin.email).execute()
/** The first shop takes the staff's changes; both have cached the public pages. */
const shops = [1, 2].map(() => shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' }))
const [one, two] = shops as [ShopProcess, ShopProcess]
const hourMs = 3_600_000

let cookie = ''

async function staff<Answer>(method: string, path: string, body: object): Promise<Answer> {
  cookie ||= cookiesOf(await post(one.origin, '/api/auth/sign-in/email', admin, { origin: one.origin }))
  const response = await fetch(`${one.origin}/api/admin/events${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: one.origin, cookie, 'idempotency-key': newId() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const textOf = async ({ origin }: ShopProcess, path: string) =>
  (await fetch(origin + path, { headers: { 'accept-language': 'en' } })).text()

/** Lets both processes cache the pages, makes the change, then expects both to show it. */
async function expectSeen(paths: readonly string[], change: () => Promise<unknown>, isSo: (text: string) => boolean): Promise<void> {
  for (const shop of shops) for (const path of paths) expect(isSo(await textOf(shop, path)), path).toBe(false)
  await change()
  await Promise.all(
    [one, two].map((shop) =>
      withinASecond(shop.origin, async () => (await Promise.all(paths.map((path) => textOf(shop, path)))).every(isSo)),
    ),
  )
}

it('shows staff changes of an event, and the pieces left there, within a second on two instances', async () => {
  const draft = await staff<AdminEvent>('POST', '', {
    slug: 'felt-fair',
    title: 'Felt fair',
    venue: 'Central Market',
    address: 'Jalan Hang Kasturi',
    starts_at: new Date(Date.now() - hourMs).toISOString(),
    ends_at: new Date(Date.now() + 10 * hourMs).toISOString(),
    translations: { ru: { title: 'Ярмарка войлока', summary: '', description: '' } },
  })
  const { id } = draft
  const lists = ['/events', '/api/events']
  const pages = ['/events/felt-fair', `/api/events/${id}`]

  await expectSeen(
    lists,
    () => staff('PATCH', `/${id}`, { status: 'published' }),
    (text) => text.includes('Felt fair'),
  )
  await expectSeen(
    [...lists, ...pages],
    () => staff('PATCH', `/${id}`, { title: 'Felt days' }),
    (text) => text.includes('Felt days'),
  )
  await expectSeen(
    ['/ru/events', '/ru/events/felt-fair'],
    () => staff('PATCH', `/${id}`, { translations: { ru: { title: 'Дни войлока', summary: '', description: '' } } }),
    (text) => text.includes('Дни войлока'),
  )
  const bring = (change: number) => staff('POST', `/${id}/inventory`, { items: [{ product_id: product.id, change }] })
  await expectSeen(
    pages,
    () => bring(3),
    (text) => text.includes('Felt mug'),
  )
  const left = (count: number) => (text: string) => text.includes(`${count} left here`) || text.includes(`"remaining":${count}`)
  await expectSeen(
    pages,
    () => staff('POST', `/${id}/sales`, { items: [{ product_id: product.id, quantity: 1 }], method: 'card' }),
    left(2),
  )
  await expectSeen(pages, () => bring(-1), left(1))
  await expectSeen(
    pages,
    () => staff('PATCH', `/${id}`, { status: 'cancelled' }),
    (text) => /has been cancelled<|"status":"cancelled"/.test(text),
  )
})
