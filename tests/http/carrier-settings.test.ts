import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call } = await shopWithAccounts()
const token = await admin('boss@example.com')

async function set(body: object) {
  const answer = await call('PATCH', '/api/admin/settings', { token, body })
  expect(answer.status).toBe(200)
  return [answer.body['carrier_name'], answer.body['carrier_tracking_url']]
}

it('keeps the tracking page of no earlier carrier', async () => {
  expect(await set({ carrier_name: 'J&T Express' })).toEqual(['J&T Express', 'https://www.jtexpress.my/tracking?billcode={number}'])
  expect(await set({ carrier_name: 'A cousin with a van' })).toEqual(['A cousin with a van', ''])
  const own = 'https://van.example/{number}'
  expect(await set({ carrier_tracking_url: own })).toEqual(['A cousin with a van', own])
  expect(await set({ carrier_name: 'A cousin with a van', shop_name: 'Qanat' })).toEqual(['A cousin with a van', own])
  expect(await set({ carrier_name: 'Ninja Van', carrier_tracking_url: own })).toEqual(['Ninja Van', own])
})
