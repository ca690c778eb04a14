import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { faultsIn, sendHostile, whileQueueIsFull } from '#tests/support/hostile-requests.ts'
import { bareShop } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const seed = 20_261_129

it('answers no request line, header or body with a fault', async () => {
  const shop = await bareShop({ DATABASE_URL: url, TRUST_PROXY: '1' })
  const answers = await sendHostile(portOf(shop.origin), { seed, count: 2000 })
  expect(faultsIn(answers), shop.lines.slice(-5).join('\n')).toEqual([])
  expect(answers.get(200)?.count).toBeGreaterThan(50)
  expect(shop.lines.filter(isFault)).toEqual([])
  expect((await fetch(`${shop.origin}/ready`)).status).toBe(200)
})

it('answers hostile requests with 503 while requests wait', async () => {
  const shop = await bareShop({ DATABASE_URL: url, POOL_SIZE: '2', REQUEST_WAIT_MS: '100' })
  const answers = await whileQueueIsFull(db, shop.origin, () => sendHostile(portOf(shop.origin), { seed, count: 1500, atOnce: 200 }))
  expect(faultsIn(answers, [503]), shop.lines.slice(-5).join('\n')).toEqual([])
  expect(answers.get(503)?.count).toBeGreaterThan(200)
  expect(shop.lines.filter(isFault)).toEqual([])
  expect((await fetch(`${shop.origin}/ready`)).status).toBe(200)
})

function isFault(line: string): boolean {
  return /"level":"(?:error|fatal)"/.test(line)
}

function portOf(origin: string): number {
  return Number(new URL(origin).port)
}
