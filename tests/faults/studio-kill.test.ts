import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { StudioSession } from '#contract/studio.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { withAccounts } from '#tests/support/accounts.ts'
import { runningShop } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'

// This shop answers calls; the processes below make the pictures.
const running = await runningShop()
const { admin, call, db } = withAccounts(running)
const { databaseUrl = '', dataDir, authSecret } = running.shop.config
const startWorker = () => bareShop({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET: authSecret })

const path = '/api/admin/studio/sessions'
const tee = readFileSync(join(projectRoot, 'assets/pictures/tulpar-tee-pomegranate-front.webp'))
const count = 5

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

it('makes each picture once when the shop is killed during one', async () => {
  const first = await startWorker()
  const token = await admin('studio@example.com')
  const wares = { sku: newId(), name: 'Tulpar tee', price: 60, status: 'active' }
  const { body: product } = await call('POST', '/api/admin/products', { token, body: wares })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(tee)]), 'picture')
  await call('POST', `/api/admin/products/${String(product['id'])}/images`, { token, body: form })
  const { body: begun } = await call('POST', path, { token, body: { product_id: product['id'] } })
  const own = `${path}/${String(begun['id'])}`
  const shot = { type: 'flat', backdrop: 'felt', light: 'window', angle: 'front', aspect: '4:5', count }
  await call('PATCH', own, { token, body: { size: 1200, shots: [shot] } })
  expect((await call('POST', `${own}/analysis`, { token })).status).toBe(200)
  const images = async () => ((await call('GET', own, { token })).body as unknown as StudioSession).images
  const inState = async (status: string) => (await images()).filter((image) => image.status === status)

  const headers = { 'idempotency-key': newId() }
  expect((await call('POST', `${own}/images`, { token, body: {}, headers })).status).toBe(202)
  await expect
    .poll(async () => (await inState('ready')).length > 0 && (await inState('running')).length > 0, { timeout: 240_000 })
    .toBe(true)
  const composing = childrenOf(first.child.pid ?? 0)
  expect(composing.length).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await expect.poll(() => composing.filter(isAlive), { timeout: 60_000 }).toEqual([])
  const [interrupted, done] = [await inState('running'), await inState('ready')]
  expect(interrupted.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThan(count)

  await startWorker()
  await expect.poll(async () => (await inState('ready')).length, { timeout: 600_000, interval: 1000 }).toBe(count)
  const made = await images()
  expect(made).toHaveLength(count)
  for (const { id, attempts, error } of made)
    expect({ attempts, error }, id).toEqual({ attempts: interrupted.some((one) => one.id === id) ? 2 : 1, error: null })
  const before = new Map(done.map(({ id, url }) => [id, url]))
  for (const { id, url } of made) if (before.has(id)) expect(url).toBe(before.get(id))
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes(`studio/${String(begun['id'])}/`),
  )
  expect(files).toHaveLength(count)
  expect(await findBrokenInvariants(db)).toEqual([])
})
