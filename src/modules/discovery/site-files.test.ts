import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { runningShop } from '#tests/support/shop.ts'

const { shop, db, given, origin } = await runningShop({ PUBLIC_URL: 'http://shop.example' })
/** Time for a change notification on a busy machine. */
const patience = { timeout: 30_000 }
const read = async (path: string) => (await fetch(`${origin}${path}`)).text()

it('lets search engines read every page, also those that say noindex, and shows them the sitemap', async () => {
  const robots = await read('/robots.txt')
  expect(robots.match(/^Disallow: .*/gm)).toEqual(['Disallow: /api/', 'Disallow: /buy', 'Disallow: /ucp'])
  expect(robots).toContain('Sitemap: http://shop.example/sitemap.xml')
})

it('names every product a shopper can see, in three languages, with its images, and nothing else', async () => {
  const { id } = await given.product()
  await given.product({ status: 'draft' })
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  await db.insertInto('pictures').values({ key: 'felt-mug', file_key: 'felt-mug', mime: 'image/webp', width: 10, height: 10 }).execute()
  await db.insertInto('product_images').values({ id: newId(), product_id: id, picture_key: 'felt-mug' }).execute()
  await expect.poll(() => read('/sitemap.xml'), patience).toContain('felt-mug')
  const sitemap = await read('/sitemap.xml')
  for (const prefix of ['', '/ru', '/kk']) expect(sitemap).toContain(`<loc>http://shop.example${prefix}/product/${slug}</loc>`)
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="kk" href="http://shop.example/kk/product/${slug}"/>`)
  expect(sitemap).toContain(`hreflang="x-default" href="http://shop.example/product/${slug}"`)
  expect(sitemap).toMatch(/<image:loc>http:\/\/shop\.example\/images\/felt-mug\//)
  expect(sitemap.match(/<loc>[^<]*\/product\//g)).toHaveLength(3)
  expect(sitemap).toContain('<loc>http://shop.example/ru</loc>')
})

it('forgets the map when the catalogue changes', async () => {
  const first = await read('/sitemap.xml')
  const { id } = await given.product()
  await expect.poll(() => read('/sitemap.xml'), patience).not.toBe(first)
  const withIt = await read('/sitemap.xml')
  await db.updateTable('products').set({ status: 'archived' }).where('id', '=', id).execute()
  await expect.poll(async () => (await read('/sitemap.xml')).length, patience).toBeLessThan(withIt.length)
})

it('splits a map that one file cannot hold', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    id: newId(),
    slug: `many-${index}`,
    sku: `many-${index}`,
    name: 'Many',
    price: money(1),
    status: 'active' as const,
  }))
  await db.insertInto('products').values(rows).execute()
  await expect.poll(() => read('/sitemap.xml'), patience).toContain('<sitemapindex')
  expect(await read('/sitemap.xml')).toContain('<loc>http://shop.example/sitemap-2.xml</loc>')
  expect(await read('/sitemap-1.xml')).toContain('/product/many-')
  expect(await read('/sitemap-pages.xml')).toContain('<loc>http://shop.example/shop</loc>')
  expect((await fetch(`${origin}/sitemap-3.xml`)).status).toBe(404)
})

it('lets a phone install the shop, in its language', async () => {
  const response = await fetch(`${origin}/manifest.webmanifest?lang=kk`)
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  expect(await response.json()).toMatchObject({
    lang: 'kk',
    name: 'Tulpar\u00a0— дала өрнектері',
    short_name: 'Tulpar',
    display: 'standalone',
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
    shortcuts: [
      { name: 'Дүкен', url: '/shop' },
      { name: 'Себет', url: '/cart' },
      { name: 'Тапсырысты қадағалау', url: '/track-order' },
    ],
  })
})

it('answers the map from memory while nothing changes', async () => {
  const first = await fetch(`${origin}/sitemap-pages.xml`)
  const made = shop.responseCache.size
  const again = await fetch(`${origin}/sitemap-pages.xml?utm_source=x`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(shop.responseCache.size).toBe(made)
})

it('puts pages, shelves and events on the map', async () => {
  const sitemap = await read('/sitemap-pages.xml')
  for (const path of ['/ru', '/events', '/kk/about', '/kk/preorder', '/newsletter'])
    expect(sitemap).toContain(`<loc>http://shop.example${path}</loc>`)
})
