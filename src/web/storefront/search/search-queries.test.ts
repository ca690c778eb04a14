import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/browser/query/query-client.ts'
import { featuredQuery } from './search-queries.ts'

const seen: string[] = []
const broken = () => new Response('broken', { status: 500 })

function serve(answer: (path: string) => Response): void {
  seen.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    seen.push(path)
    return Promise.resolve(answer(path))
  })
}
afterEach(() => vi.unstubAllGlobals())

const askForFeatured = () => createQueryClient().fetchQuery(featuredQuery('en'))

it('falls back to the shop’s copy of featured products when the call fails, those in stock first', async () => {
  const products = [
    { id: 'a', availability: 'out_of_stock' },
    { id: 'b', availability: 'in_stock' },
  ]
  serve((path) => (path.startsWith('/data/') ? Response.json({ products }) : broken()))
  await expect(askForFeatured()).resolves.toMatchObject([{ id: 'b' }, { id: 'a' }])
  expect(seen).toEqual(['/api/products?limit=12&status=active&lang=en', '/data/featured.json?lang=en'])
})

it('shows no featured products when the copy fails too, and asks no more', async () => {
  serve(broken)
  await expect(askForFeatured()).resolves.toEqual([])
  expect(seen).toHaveLength(2)
})
