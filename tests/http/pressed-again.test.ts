import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, given, admin, member } = running
const boss = await admin('boss@example.com')
const { partner } = partnersOf(running, boss, await given.paymentMethod())
const cafe = await partner('cafe@example.com')
const buyer = await member('buyer@example.com')
const texts = { name: 'Delivery', text: 'It leaves today.', translations: { ru: null, kk: null } }
const address = {
  name: 'Aida Noor',
  phone: '+60 12 345 6789',
  address: '7 Jalan Sultan',
  city: 'Kuala Lumpur',
  state: 'W.P. Kuala Lumpur',
  zip: '50000',
  country: 'MY',
  label: 'home',
}

/** Calls that make something, the body, and where the server lists what was made. */
const calls: [string, { token: string; body: object; list: string; name: string }][] = [
  ['/api/admin/kept-answers', { token: boss, body: texts, list: '/api/admin/kept-answers', name: 'kept_answers' }],
  [
    '/api/admin/discounts',
    { token: boss, body: { code: 'AGAIN', kind: 'percent', value: 5 }, list: '/api/admin/discounts?q=AGAIN', name: 'discounts' },
  ],
  ['/api/admin/newsletter/campaigns', { token: boss, body: { name: 'Again' }, list: '/api/admin/newsletter/campaigns', name: 'campaigns' }],
  [
    '/api/admin/views',
    { token: boss, body: { list: 'orders', name: 'Mine', query: 'q=1' }, list: '/api/admin/views?list=orders', name: 'views' },
  ],
  [
    `/api/admin/partners/${cafe.id}/commissions`,
    { token: boss, body: { amount: 25.5, reason: 'Posters' }, list: `/api/admin/partners/${cafe.id}/commissions`, name: 'commissions' },
  ],
  [
    '/api/partner/locations',
    { token: cafe.token, body: { name: 'Counter', kind: 'cafe' }, list: '/api/partner/locations', name: 'locations' },
  ],
  ['/api/addresses', { token: buyer, body: address, list: '/api/addresses', name: '' }],
]

it.each(calls)(
  'makes one thing of a press at %s that is repeated because its answer was lost',
  async (path, { token, body, list, name }) => {
    const headers = { 'idempotency-key': newId() }
    const first = await call('POST', path, { token, body, headers })
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    // Browsers add headers as they like, for example after a change of the network.
    const again = await call('POST', path, { token, body, headers: { ...headers, 'save-data': 'on' } })
    expect(again.body).toEqual(first.body)
    const { body: listed } = await call('GET', list, { token })
    expect(name === '' ? listed : listed[name]).toHaveLength(1)
  },
)

it('makes another thing of another press, and of a call without a key', async () => {
  const { body: before } = await call('GET', '/api/addresses', { token: buyer })
  await call('POST', '/api/addresses', { token: buyer, body: address })
  await call('POST', '/api/addresses', { token: buyer, body: address, headers: { 'idempotency-key': newId() } })
  const { body: after } = await call('GET', '/api/addresses', { token: buyer })
  expect(after.length).toBe(Number(before.length) + 2)
})
