import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { type Element, readCsv, readXml } from '#tests/support/read-markup.ts'
import { runningShop } from '#tests/support/shop.ts'

const { db, given, origin, shop } = await runningShop({ PUBLIC_URL: 'http://shop.example' })
/** Time for a change to arrive on a busy machine. */
const patience = { timeout: 30_000 }
const read = async (path: string) => (await fetch(`${origin}${path}`)).text()

const hostile = '=cmd|\'/c calc\'!A1 <b>"Tea" & \u0001co</b> ]]> 🐎'
const shirt = await given.product({
  name: 'Snow leopard tee',
  names: { kk: 'Барыс жейде' },
  price: 79.9,
  sale_price: 59.9,
  member_price: 49.9,
  variations: [{ name: 'Lapis' }, { name: 'Milk', price: 89.9, member_price: 44 }],
  stock: 3,
})
const mug = await given.product({ name: hostile, price: 40, stock: 0 })
const coming = await given.product({ name: 'Coming', is_pre_order: true, stock: 0 })
await given.product({ name: 'Secret draft', status: 'draft' })
await db.updateTable('products').set({ expected_shipping: '2047-03-21' }).where('id', '=', coming.id).execute()
await db
  .updateTable('stock_levels')
  .set({ on_hand: 0 })
  .where('variation_id', '=', shirt.variationIds[1] ?? '')
  .execute()
await db
  .insertInto('pictures')
  .values({ key: 'a'.repeat(32), file_key: 'tee', mime: 'image/webp', width: 10, height: 10 })
  .execute()
await db
  .insertInto('product_images')
  .values({ id: newId(), product_id: shirt.id, picture_key: 'a'.repeat(32) })
  .execute()

/** Returns the items of Google's feed by id, each as a record of its fields. */
async function googleItems(language = ''): Promise<Map<string, Record<string, string>>> {
  const rss = readXml(await read(`/feeds/google.xml${language && `?lang=${language}`}`))
  const items = rss.children[0]?.children.filter(({ name }) => name === 'item') ?? []
  return new Map(items.map((item) => [valueOf(item, 'g:id'), Object.fromEntries(item.children.map(({ name, text }) => [name, text]))]))
}

function valueOf(item: Element, name: string): string {
  return item.children.find((child) => child.name === name)?.text ?? ''
}

async function metaItems(language = ''): Promise<Map<string, Record<string, string>>> {
  const [head = [], ...rows] = readCsv(await read(`/feeds/meta.csv${language && `?lang=${language}`}`))
  return new Map(rows.map((row) => [row[0] ?? '', Object.fromEntries(head.map((name, place) => [name, row[place] ?? '']))]))
}

it('lists each variation at the price that a stranger pays, with tax', async () => {
  const [lapis = '', milk = ''] = shirt.variationIds
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', shirt.id).executeTakeFirstOrThrow()
  const items = await googleItems()
  expect([...items.keys()].sort()).toEqual([lapis, milk, mug.id, coming.id].sort())
  expect(items.get(lapis)).toMatchObject({
    'g:item_group_id': shirt.id,
    'g:title': 'Snow leopard tee · Lapis',
    'g:link': `http://shop.example/product/${slug}?v=${lapis}`,
    'g:image_link': `http://shop.example/images/${'a'.repeat(32)}/1280.jpg`,
    'g:price': '84.69 MYR',
    'g:sale_price': '63.49 MYR',
    'g:availability': 'in_stock',
    'g:brand': 'Tulpar',
    'g:identifier_exists': 'no',
    'g:condition': 'new',
  })
  expect(items.get(milk)).toMatchObject({ 'g:price': '95.29 MYR', 'g:availability': 'out_of_stock' })
  expect(items.get(milk)).not.toHaveProperty('g:sale_price')
  expect(await read('/feeds/google.xml')).not.toMatch(/49\.90|52\.89|44\.00|46\.64|Secret draft/)
})

it('shows the date of a pre-order, and the highest cost of a parcel to Malaysia', async () => {
  expect((await googleItems()).get(coming.id)).toMatchObject({
    'g:availability': 'preorder',
    'g:availability_date': '2047-03-21T00:00+0800',
  })
  const rss = readXml(await read('/feeds/google.xml'))
  const shipping = rss.children[0]?.children.find(({ name }) => name === 'item')?.children.find(({ name }) => name === 'g:shipping')
  expect(shipping?.children.map(({ name, text }) => [name, text])).toEqual([
    ['g:country', 'MY'],
    ['g:service', 'Pos Laju'],
    ['g:price', '14.00 MYR'],
  ])
})

it('lets no name break out of its element, and none become a formula', async () => {
  expect((await googleItems()).get(mug.id)?.['g:title']).toBe(hostile.replace('\u0001', ''))
  expect((await metaItems()).get(mug.id)?.['title']).toBe(`'${hostile}`)
})

it('omits the day of a pre-order once it has passed', async () => {
  const sentOn = (day: string) => db.updateTable('products').set({ expected_shipping: day }).where('id', '=', coming.id).execute()
  await sentOn('2026-03-21')
  await expect.poll(async () => (await googleItems()).get(coming.id)).not.toHaveProperty('g:availability_date')
  expect((await googleItems()).get(coming.id)).toMatchObject({ 'g:availability': 'preorder' })
  await sentOn('2047-03-21')
  await expect.poll(async () => (await googleItems()).get(coming.id)).toHaveProperty('g:availability_date')
})

it('writes the same products for Meta, in its terms', async () => {
  const [lapis = ''] = shirt.variationIds
  const items = await metaItems()
  expect(items.size).toBe(4)
  expect(items.get(lapis)).toMatchObject({
    item_group_id: shirt.id,
    availability: 'in stock',
    condition: 'new',
    price: '84.69 MYR',
    sale_price: '63.49 MYR',
    brand: 'Tulpar',
  })
  expect(items.get(coming.id)).toMatchObject({ availability: 'preorder', sale_price: '' })
})

it('speaks the asked language, links included, and English otherwise', async () => {
  const [lapis = ''] = shirt.variationIds
  const kazakh = (await googleItems('kk')).get(lapis)
  expect(kazakh?.['g:title']).toBe('Барыс жейде · Lapis')
  expect(kazakh?.['g:link']).toMatch(/^http:\/\/shop\.example\/kk\/product\//)
  const russianBrowser = await fetch(`${origin}/feeds/google.xml`, { headers: { 'accept-language': 'ru', cookie: 'lang=ru' } })
  expect(await russianBrowser.text()).toBe(await read('/feeds/google.xml'))
  expect((await metaItems('ru')).get(lapis)?.['link']).toMatch(/^http:\/\/shop\.example\/ru\//)
})

it('is cached until a price, the stock or the shop’s name changes', async () => {
  const etagOf = async () => (await fetch(`${origin}/feeds/meta.csv`)).headers.get('etag')
  const first = await etagOf()
  const known = await fetch(`${origin}/feeds/meta.csv`, { headers: { 'if-none-match': first ?? '' } })
  expect(known.status).toBe(304)
  await db
    .updateTable('products')
    .set({ price: money(41) })
    .where('id', '=', mug.id)
    .execute()
  await expect.poll(async () => (await metaItems()).get(mug.id)?.['price'], patience).toBe('43.46 MYR')
  await db.updateTable('stock_levels').set({ on_hand: 7 }).where('product_id', '=', mug.id).execute()
  await expect.poll(async () => (await metaItems()).get(mug.id)?.['availability'], patience).toBe('in stock')
  await changeSettings(shop, { shop_name: 'Қанат' })
  await expect.poll(async () => (await metaItems()).get(mug.id)?.['brand'], patience).toBe('Қанат')
})

it('caches no large feed of few products', async () => {
  expect((await fetch(`${origin}/feeds/google.xml`)).headers.get('etag')).toBeTruthy()
  const { id } = await given.product({
    name: 'Many options',
    status: 'draft',
    sizes: Array.from({ length: 20 }, (_, place) => `${place}`),
    variations: Array.from({ length: 60 }, (_, place) => ({ name: `${place}` })),
  })
  const show = (status: 'active' | 'draft') => db.updateTable('products').set({ status }).where('id', '=', id).execute()
  await show('active')
  const large = await fetch(`${origin}/feeds/google.xml`)
  expect([large.status, large.headers.get('etag')]).toEqual([200, null])
  expect((await large.text()).match(/<item>/g)).toHaveLength(1204)
  await show('draft')
})

it('streams a large shop’s feed, and not many at once', async () => {
  const rows = Array.from({ length: 2001 }, (_, place) => ({
    id: newId(),
    slug: `many-${place}`,
    sku: `many-${place}`,
    name: 'Many',
    price: money(1),
    status: 'active' as const,
  }))
  await db.insertInto('products').values(rows).execute()
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${origin}/feeds/google.xml`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(statuses).toContain(503)
  for (const answer of answers) {
    if (answer.status !== 200) expect(answer.headers.get('retry-after')).toBe('60')
    else expect(readXml(await answer.text()).children[0]?.children.filter(({ name }) => name === 'item')).toHaveLength(2005)
  }
  expect((await fetch(`${origin}/feeds/meta.csv`)).status).toBe(200)
})

it('reserves no place for a request of a large feed’s headers alone', async () => {
  for (const encoding of ['identity', 'gzip', 'gzip', 'gzip']) {
    const { status, headers } = await fetch(`${origin}/feeds/google.xml`, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  }
  const answer = await fetch(`${origin}/feeds/google.xml`)
  expect(answer.status).toBe(200)
  await answer.text()
})
