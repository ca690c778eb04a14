import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, given, origin, shop } = await shopWithAccounts()
const headers = { authorization: `Bearer ${await admin('heads@example.com')}` }
const path = '/api/admin/products.csv'
await given.product({ name: 'Tee' })

it('holds no connection for a request of a list’s headers alone', async () => {
  for (let times = 0; times < 4; times += 1) {
    const answer = await fetch(origin + path, { method: 'HEAD', headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    // The connection is released shortly after the answer.
    await expect.poll(() => shop.pool.totalCount - shop.pool.idleCount).toBe(0)
  }
  expect(await (await fetch(origin + path, { headers })).text()).toContain('Tee')
})
