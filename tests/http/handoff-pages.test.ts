import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url })
const statusOf = async (path: string) => (await fetch(shop.origin + path, { redirect: 'manual' })).status
const set = (key: 'agents_ucp' | 'agents_mcp', value: 'on' | 'off') =>
  db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
const carts = ['/cart?handoff=x', '/ru/cart?handoff=x']
const checkouts = ['/checkout?handoff=x', '/kk/checkout?handoff=x']

it('answers 404 for links of prepared carts and checkouts while they are switched off (agents, section 1)', async () => {
  const answer = async (paths: string[], status: number) => (await Promise.all(paths.map(statusOf))).every((one) => one === status)
  expect(await answer([...carts, ...checkouts], 200)).toBe(true)
  await set('agents_ucp', 'off')
  await withinASecond(shop.origin, () => answer(checkouts, 404))
  expect(await answer([...carts, '/cart', '/checkout'], 200)).toBe(true)
  await set('agents_mcp', 'off')
  await withinASecond(shop.origin, () => answer(carts, 404))
  expect(await answer(['/cart', '/checkout', '/ru/cart'], 200)).toBe(true)
  await set('agents_ucp', 'on')
  await withinASecond(shop.origin, () => answer([...carts, ...checkouts], 200))
})
