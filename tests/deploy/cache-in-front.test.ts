import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { freePort, startBuiltShop } from '#tests/support/shop-process.ts'
import { startVarnish } from './support/programs.ts'

const { db, url } = await testDatabase()
const make = given(db)
const folder = mkdtempSync(join(tmpdir(), 'tulpar-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let cache = ''
let hat = { id: '', slug: '' }
let mug = { id: '', slug: '' }

beforeAll(async () => {
  const { ensureBuilt } = await import('../../scripts/setup/build.mjs')
  await ensureBuilt()
  const product = async (name: string) => {
    const { id } = await make.product({ name, price: 40, stock: 9 })
    return db.selectFrom('products').select(['id', 'slug']).where('id', '=', id).executeTakeFirstOrThrow()
  }
  hat = await product('Felt hat')
  mug = await product('Aport mug')
  const [port, instance] = [await freePort(), await freePort()]
  await startBuiltShop({
    NODE_ENV: 'development',
    DEMO: 'off',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    PORT: String(instance),
    TRUST_PROXY: '1',
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`,
  })
  cache = await startVarnish({ folder, port, instance })
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(cache + path, { headers })
  // On a cache hit, X-Varnish has two numbers: of this request, and of the one that filled the cache.
  return { text: await response.text(), headers: response.headers, isKept: response.headers.get('x-varnish')?.includes(' ') ?? false }
}
/** Requests the page until the cache has it. */
async function kept(path: string, headers?: Record<string, string>): Promise<string> {
  await expect.poll(async () => (await ask(path, headers)).isKept).toBe(true)
  return (await ask(path, headers)).text
}
const pageOf = ({ slug }: { slug: string }) => `/ru/product/${slug}`

it('caches pages that are the same for everybody, in each language, and lets browsers cache none', async () => {
  await kept(pageOf(hat))
  await kept('/', { 'accept-language': 'ru' })
  expect(await kept('/', { cookie: 'lang=kk' })).toContain('lang="kk"')
  expect(await kept('/', { 'accept-language': 'ru' })).toContain('lang="ru"')
  const { headers } = await ask(pageOf(hat))
  for (const name of ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'surrogate-control']) expect(headers.get(name)).toBeNull()
  expect(headers.get('cache-control')).toBe('no-cache')
})

it('stores no personal data', async () => {
  for (const path of ['/api/visitor', '/cart', '/login']) {
    await ask(path)
    expect((await ask(path)).isKept, path).toBe(false)
  }
})

it('drops a page within a second of the change, and not its neighbour', async () => {
  await kept(pageOf(mug))
  const late: number[] = []
  for (const price of [41, 42, 43, 44, 45, 46, 47, 48, 49, 50]) {
    await kept(pageOf(hat))
    await db.updateTable('products').set({ price }).where('id', '=', hat.id).execute()
    const changedAt = performance.now()
    while (!(await ask(pageOf(hat))).text.includes(`RM\u00a0${price}.00`)) {
      expect(performance.now() - changedAt).toBeLessThan(1000)
      await pause(5)
    }
    late.push(Math.round(performance.now() - changedAt))
    expect((await ask(pageOf(mug))).isKept).toBe(true)
  }
  console.log(`exact after ${late.toSorted((one, other) => one - other).join(', ')} ms`)
})

it('never goes back to an earlier state, under constant requests', async () => {
  let isOver = false
  const asking = Array.from({ length: 8 }, async () => {
    const seen: number[] = []
    while (!isOver) {
      const [, found = '0'] = /RM\u00a0(\d+)\.00/.exec((await ask(pageOf(hat))).text) ?? []
      seen.push(Number(found))
    }
    return seen
  })
  for (let price = 60; price < 75; price += 1) {
    await db.updateTable('products').set({ price }).where('id', '=', hat.id).execute()
    await pause(200)
  }
  // An answer that was on its way during the purge is purged again within a second.
  await expect.poll(async () => (await ask(pageOf(hat))).text, { timeout: 1500 }).toContain('RM\u00a074.00')
  await pause(1000)
  expect((await ask(pageOf(hat))).text).toContain('RM\u00a074.00')
  isOver = true
  for (const seen of await Promise.all(asking)) expect(seen.length).toBeGreaterThan(20)
})
