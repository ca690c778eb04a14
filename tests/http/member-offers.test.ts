import { expect, it } from 'vitest'
import type { MemberOffers } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call } = await shopWithAccounts()
const token = await admin('offers@example.com')
const hourMs = 3_600_000

it('shows goods for members alone, until everybody may buy, and the member’s saving', async () => {
  const later = await made({ name: 'Later tee', price: 80, early_access_until: inHours(9) })
  const sooner = await made({ name: 'Sooner tee', price: 80, member_price: 40, early_access_until: inHours(2) })
  await made({ name: 'Opened tee', price: 80, early_access_until: inHours(-1) })
  await made({ name: 'Gone tee', price: 80, member_price: 10, early_access_until: inHours(2), stock: 0 })
  const small = await made({ name: 'Small saving', price: 100, member_price: 90 })
  const large = await made({
    name: 'Large saving',
    price: 50,
    variations: [{ name: 'Night', price: 60, member_price: 30 }],
    stock: [{ variation: 0, on_hand: 3 }],
  })
  await made({ name: 'Dearer for members than its sale', price: 100, sale_price: 80, member_price: 85 })

  const { early, reduced } = await offers()
  expect(early.map(({ id }) => id)).toEqual([sooner, later])
  expect(reduced.map(({ id }) => id)).toEqual([large, small])

  const { status } = await call('PATCH', `/api/admin/products/${later}`, { token, body: { early_access_until: inHours(-1) } })
  expect(status).toBe(200)
  await expect.poll(async () => (await offers()).early.map(({ id }) => id)).toEqual([sooner])
})

function inHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString()
}

async function made(product: Record<string, unknown>): Promise<string> {
  const { status, body } = await call('POST', '/api/admin/products', {
    token,
    body: { sku: newId(), status: 'active', stock: 5, ...product },
  })
  expect([status, body['fields']]).toEqual([201, undefined])
  return String(body['id'])
}

async function offers(): Promise<MemberOffers> {
  const { status, body } = await call('GET', '/api/member-offers')
  expect(status).toBe(200)
  return body as unknown as MemberOffers
}
