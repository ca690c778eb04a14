import { expect, it } from 'vitest'
import type { z } from 'zod'
import { type Product, productList } from '#contract/catalog.ts'
import { changeSettings, readStoredSettings } from '#modules/settings/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { freePort, shopProcess } from '#tests/support/shop-process.ts'

const { db, pool, url } = await testDatabase()
const given = givenIn(db)
const metricsPort = await freePort()
const { low_stock_at: few } = await readStoredSettings({ db })
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: String(metricsPort) })

/** Featured, so that the front page shows the first products and none of the last. */
const mugs = await shelf('mug', 'Mug', 10)
const bags = await shelf('canvas-bag', 'Bag', 14)
const [rare, sold] = [mugs[0], bags[0]].map((product) => product ?? { id: '', slug: '' })

async function shelf(slug: string, name: string, count: number) {
  const id = newId()
  await db.insertInto('categories').values({ id, slug, name }).execute()
  const products: { id: string; slug: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const product = await given.product({ name: `${name} ${index}`, stock: few + 1, price: 30 + index })
    await db.insertInto('product_categories').values({ product_id: product.id, category_id: id, is_primary: true }).execute()
    const rank = slug === 'mug' ? 100 + index : index
    await db
      .updateTable('products')
      .set({ slug: `${slug}-${index}`, featured_rank: rank })
      .where('id', '=', product.id)
      .execute()
    products.push({ id: product.id, slug: `${slug}-${index}` })
  }
  return products
}

const paths = [
  '/',
  '/about',
  '/events',
  '/shop',
  '/shop/mug',
  '/shop/canvas-bag',
  '/shop?price=-50',
  '/shop/mug?sort=price',
  '/shop?q=bag',
  ...[...mugs, ...bags].map(({ slug }) => `/product/${slug}`),
  '/api/products?category=mug',
  '/api/products?category=canvas-bag',
  '/api/search?q=bag',
  '/data/featured.json',
  '/sitemap.xml',
].flatMap((path) => (path.startsWith('/api') || path.includes('.') ? [path] : [path, `/ru${path === '/' ? '' : path}`]))

async function keptCount(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^cached_answers (\d+)$/m.exec(metrics)?.[1])
}

async function ask(path: string): Promise<string> {
  const response = await fetch(shop.origin + path, { headers: { 'accept-language': 'en' } })
  expect(response.status, path).toBe(200)
  return response.text()
}

/** Returns the dropped paths. It requests each path: a dropped one is cached again, which raises the count by one. */
async function droppedBy(change: () => Promise<unknown>): Promise<{ dropped: string[]; texts: Map<string, string> }> {
  for (const path of paths) await ask(path)
  const before = await keptCount()
  expect(before).toBe(paths.length)
  await change()
  await expect.poll(keptCount).toBeLessThan(before)
  const dropped: string[] = []
  const texts = new Map<string, string>()
  for (const path of paths) {
    const count = await keptCount()
    texts.set(path, await ask(path))
    if ((await keptCount()) > count) dropped.push(path)
  }
  return { dropped, texts }
}

const reserve = (id: string) => pool.query('update stock_levels set reserved = reserved + 1 where product_id = $1', [id])

it('drops by the sale of a piece of which few are left the pages that show it and no others', async () => {
  const { dropped, texts } = await droppedBy(() => reserve(rare?.id ?? ''))
  const showing = paths.filter((path) => texts.get(path)?.includes(`/product/${rare?.slug}"`) || texts.get(path)?.includes(rare?.id ?? ''))
  expect(dropped.filter((path) => !showing.includes(path))).toEqual([])
  expect(dropped).toEqual(expect.arrayContaining(['/shop/mug', '/ru/shop/mug', `/product/${rare?.slug}`, `/ru/product/${rare?.slug}`]))
  for (const path of ['/', '/shop/canvas-bag', '/about', '/sitemap.xml', '/shop?q=bag', ...bags.map(({ slug }) => `/product/${slug}`)])
    expect(dropped).not.toContain(path)
})

it('drops by an edit of a price the pages that show it and the lists it may appear in', async () => {
  const { dropped } = await droppedBy(() => pool.query('update products set price = price + 1 where id = $1', [sold?.id]))
  expect(dropped).toEqual(expect.arrayContaining(['/', '/shop', '/shop/canvas-bag', '/shop?price=-50', `/product/${sold?.slug}`]))
  for (const path of ['/shop/mug', '/ru/shop/mug', '/about', ...mugs.map(({ slug }) => `/product/${slug}`)])
    expect(dropped).not.toContain(path)
})

/** None of these seventy addresses is cached yet, so their answers are built from the data behind other cached answers. */
let next = 30
const seldom = { interval: 250 }
const neverAsked = () => `/api/products?category=mug&limit=${(next += 1)}`

const changes: [what: string, sql: string, shown: (product: Product, list: z.infer<typeof productList>) => unknown, value: unknown][] = [
  ['a price', 'update products set price = 77 where id = $1', ({ price }) => price, 77],
  ['a sale', 'update stock_levels set reserved = on_hand where product_id = $1', ({ availability }) => availability, 'out_of_stock'],
  ['a count', "update products set colors = array['red'] where id = $1", (_, { facets }) => facets.colors.red, 1],
  ['a name', "update products set name = 'Steppe mug' where id = $1", ({ name }) => name, 'Steppe mug'],
]

it.each(changes)('shows %s that changed in a list under a new address', async (_what, sql, shown, value) => {
  const id = mugs[3]?.id ?? ''
  const seen = async () => {
    const list = productList.parse(JSON.parse(await ask(neverAsked())))
    const product = list.products.find((one) => one.id === id)
    return product && shown(product, list)
  }
  expect(await seen()).not.toEqual(value)
  await pool.query(sql, [id])
  await expect.poll(seen, seldom).toEqual(value)
})

it('leaves a draft out of a list under a new address', async () => {
  const id = mugs[4]?.id ?? ''
  const isListed = async () => (await ask(neverAsked())).includes(id)
  expect(await isListed()).toBe(true)
  await pool.query("update products set status = 'draft' where id = $1", [id])
  await expect.poll(isListed, seldom).toBe(false)
})

it('says how few are left on a kept page once the owner calls so many few', async () => {
  const left = async () => (await ask('/shop/canvas-bag')).includes(`${few + 1} left`)
  expect(await left()).toBe(false)
  await changeSettings({ db, memory: new ShopMemory() }, { low_stock_at: few + 1 })
  await expect.poll(left, seldom).toBe(true)
})
