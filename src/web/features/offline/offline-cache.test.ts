import { expect, it, vi } from 'vitest'

vi.stubGlobal('MANIFESTS', ['manifest-1.js', 'manifest-2.js'])
vi.stubGlobal('LATER_FILES', [])
vi.stubGlobal('location', { origin: 'https://shop.test' })
const { trim } = await import('./offline-cache.ts')

/** Lists entries as a browser does, oldest first. */
function cacheOf(paths: readonly string[]) {
  const cached = new Set(paths.map((path) => `https://shop.test${path}`))
  const cache = {
    keys: () => Promise.resolve([...cached].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(cached.delete(url)),
  }
  return { cached, cache: cache as unknown as Cache }
}

it('gives up the pages read longest ago, and never the cart or the page that says that one is offline', async () => {
  const always = ['/ru/offline', '/cart', '/cart.data', '/ru/cart', '/ru/cart.data']
  const read = Array.from({ length: 70 }, (_, number) => [`/product/p${number}`, `/product/p${number}.data`]).flat()
  const { cached, cache } = cacheOf([...always, ...read])
  await trim(cache)
  expect([...cached].map((url) => new URL(url).pathname)).toEqual([...always, ...read.slice(20)])
})
