import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { faultsIn, sendHostile, whileQueueIsFull } from '#tests/support/hostile-requests.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const count = Number(process.env.HOSTILE_REQUESTS ?? 100_000) / 2
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000)
const quiet = shopProcess({ DATABASE_URL: url, TRUST_PROXY: '1' })
const full = shopProcess({ DATABASE_URL: url, POOL_SIZE: '2', REQUEST_WAIT_MS: '100' })

it(`answers no request line, header or body with a fault, with pages and all (HOSTILE_SEED=${seed})`, async () => {
  const answers = await sendHostile(Number(new URL(quiet.origin).port), { seed, count })
  expect(faultsIn(answers), quiet.lines.slice(-5).join('\n')).toEqual([])
  expect(quiet.lines.filter(isFault)).toEqual([])
  expect((await fetch(`${quiet.origin}/ready`)).status).toBe(200)
})

it('answers hostile requests with 503 while requests wait', async () => {
  const port = Number(new URL(full.origin).port)
  const answers = await whileQueueIsFull(db, full.origin, () => sendHostile(port, { seed, count, atOnce: 200 }))
  expect(faultsIn(answers, [503]), full.lines.slice(-5).join('\n')).toEqual([])
  expect(full.lines.filter(isFault)).toEqual([])
  expect((await fetch(`${full.origin}/ready`)).status).toBe(200)
})

function isFault(line: string): boolean {
  return /"level":"(?:error|fatal)"/.test(line)
}
