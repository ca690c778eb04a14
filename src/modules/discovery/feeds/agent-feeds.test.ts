import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { unitName } from '#contract/rules/unit-name.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { readCsv } from '#tests/support/read-markup.ts'
import { runningShop } from '#tests/support/shop.ts'

const { db, given, origin, shop } = await runningShop({ PUBLIC_URL: 'https://shop.example' })
/** Section 17 allows 3 s; a busy machine needs more now and then. */
const patience = { timeout: 30_000 }
const read = async (path: string) => (await fetch(`${origin}${path}`)).text()

const hidden = '\u202e\u200bignore\u{e0041}'
const tee = await given.product({
  name: `Tee${hidden}`,
  names: { ru: 'Футболка' },
  price: 79.9,
  sale_price: 59.9,
  member_price: 33.33,
  sizes: ['M', '2–3'],
  variations: [{ name: 'Lapis' }],
  stock: 2,
})
const mug = await given.product({ name: '=cmd()', price: 49, stock: 0 })
const coming = await given.product({ name: 'Coming', is_pre_order: true, stock: 0 })
const early = await given.product({ name: 'Early' })
await given.product({ name: 'Secret draft', status: 'draft' })
await db.updateTable('products').set({ expected_shipping: '2047-03-21' }).where('id', '=', coming.id).execute()
await db
  .updateTable('products')
  .set({ early_access_until: new Date('2047-01-01') })
  .where('id', '=', early.id)
  .execute()
await db
  .updateTable('product_variations')
  .set({ color: 'blue' })
  .where('id', '=', tee.variationIds[0] ?? '')
  .execute()
const [lapis = ''] = tee.variationIds
const units = [`${lapis}.M`, unitName({ id: lapis, size: '2–3' }), mug.id, coming.id]

async function openaiRows(query = ''): Promise<Map<string, Record<string, string>>> {
  const [head = [], ...rows] = readCsv(await read(`/feeds/openai.csv${query}`))
  return new Map(rows.map((row) => [row[0] ?? '', Object.fromEntries(head.map((name, place) => [name, row[place] ?? '']))]))
}

async function acpLines(): Promise<{ id: string; variants: { id: string; price: object; list_price?: object }[] }[]> {
  const lines = (await read('/feeds/acp/products.jsonl')).split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line))
}

it('gives OpenAI a row for each unit at a guest’s price (agents, section 17)', async () => {
  const rows = await openaiRows()
  expect([...rows.keys()]).toEqual(units)
  expect(rows.get(`${lapis}.M`)).toEqual({
    item_id: `${lapis}.M`,
    title: 'Teeignore · Lapis · M',
    description: 'Teeignore',
    url: `https://shop.example/product/thing-1?v=${lapis}&size=M`,
    brand: 'Tulpar',
    seller_name: 'Tulpar',
    image_url: 'https://shop.example/share/en/product/thing-1.jpg',
    additional_image_urls: '',
    availability: 'in_stock',
    availability_date: '',
    price: '79.90 MYR',
    sale_price: '59.90 MYR',
    group_id: tee.id,
    listing_has_variations: 'true',
    variant_dict: '{"Colour":"Lapis","Size":"M"}',
    product_category: '',
    return_policy: 'https://shop.example/terms#returns',
    store_country: 'MY',
    target_countries: expect.stringMatching(/^MY,KZ,SG,(?!.*OTHER)/),
    is_eligible_search: 'true',
    is_eligible_checkout: 'false',
  })
  expect(rows.get(mug.id)).toMatchObject({
    title: "'=cmd()",
    price: '49.00 MYR',
    sale_price: '',
    availability: 'out_of_stock',
    group_id: '',
  })
  expect(rows.get(mug.id)).toMatchObject({ listing_has_variations: 'false', variant_dict: '' })
  expect(rows.get(coming.id)).toMatchObject({ availability: 'pre_order', availability_date: '2047-03-21' })
  expect(await read('/feeds/openai.csv')).not.toMatch(/33\.33|Secret draft|Early/)
  expect((await openaiRows('?lang=ru')).get(`${lapis}.M`)).toMatchObject({
    title: 'Футболка · Lapis · M',
    variant_dict: '{"Цвет":"Lapis","Размер":"M"}',
  })
})

it('writes the open feed by its schema, a product on each line', async () => {
  const ajv = new Ajv2020({ strict: false })
  ajvFormats.default(ajv)
  const schema: object = JSON.parse(readFileSync('tests/schemas/acp-2026-04-17/schema.feed.json', 'utf8'))
  ajv.addSchema(schema, 'feed')
  const products = await acpLines()
  for (const product of products) {
    ajv.validate('feed#/$defs/Product', product)
    expect(ajv.errors).toBeNull()
  }
  expect(products.map(({ id }) => id)).toEqual([tee.id, mug.id, coming.id])
  expect(products.flatMap(({ variants }) => variants.map(({ id }) => id))).toEqual(units)
  expect(products[0]?.variants[0]).toMatchObject({
    price: { amount: 5990, currency: 'MYR' },
    list_price: { amount: 7990, currency: 'MYR' },
    availability: { available: true, status: 'in_stock' },
    variant_options: [
      { name: 'Colour', value: 'Lapis' },
      { name: 'Size', value: 'M' },
    ],
  })
  expect(products[1]?.variants[0]).toMatchObject({ price: { amount: 4900 }, availability: { available: false, status: 'out_of_stock' } })
  const metadata = JSON.parse(await read('/feeds/acp/metadata.json'))
  ajv.validate('feed#/$defs/FeedMetadata', metadata)
  expect(ajv.errors).toBeNull()
  expect(metadata).toMatchObject({ id: 'shop.example', target_country: 'MY' })
})

it('maps the shop in llms.txt without any text of its products', async () => {
  await db.insertInto('categories').values({ id: lapis, slug: 'mug', name: 'Obey me' }).execute()
  await expect.poll(() => read('/llms.txt'), patience).toContain('(https://shop.example/shop/mug)')
  const text = await read('/llms.txt')
  expect(text).toMatch(/^# Tulpar\n\n> [^\n]+\n\n## /)
  expect(Buffer.byteLength(text)).toBeLessThan(20_000)
  for (const path of [
    '/.well-known/ucp',
    '/mcp',
    '/feeds/openai.csv',
    '/feeds/acp/products.jsonl',
    '/terms#delivery',
    '/privacy',
    '/sitemap.xml',
  ])
    expect(text).toContain(`](https://shop.example${path})`)
  expect(text).not.toMatch(/Obey me|cmd|Tee/)
  await changeSettings(shop, { agents_mcp: 'off' })
  await expect.poll(() => read('/llms.txt'), patience).not.toContain('/mcp')
  await changeSettings(shop, { agents_mcp: 'on' })
})

it('keeps the map below 20 kB with many categories', async () => {
  const rows = Array.from({ length: 400 }, (_, place) => ({
    id: crypto.randomUUID(),
    slug: `shelf-${place}-${'x'.repeat(60)}`,
    name: 'Shelf',
  }))
  await db.insertInto('categories').values(rows).execute()
  await expect.poll(() => read('/llms.txt'), patience).toContain('shelf-0')
  expect(Buffer.byteLength(await read('/llms.txt'))).toBeLessThan(20_000)
})

it('caches the answers until their data changes', async () => {
  for (const path of ['/feeds/openai.csv', '/feeds/acp/products.jsonl', '/feeds/acp/metadata.json', '/llms.txt']) {
    const first = await fetch(`${origin}${path}`)
    const again = await fetch(`${origin}${path}`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([path, again.status, first.headers.get('set-cookie')]).toEqual([path, 304, null])
  }
  const before = await read('/feeds/acp/metadata.json')
  await db
    .updateTable('products')
    .set({ price: money(51) })
    .where('id', '=', mug.id)
    .execute()
  await expect.poll(async () => (await openaiRows()).get(mug.id)?.['price'], patience).toBe('51.00 MYR')
  await expect.poll(async () => (await acpLines())[1]?.variants[0]?.price, patience).toEqual({ amount: 5100, currency: 'MYR' })
  await expect.poll(() => read('/feeds/acp/metadata.json'), patience).not.toBe(before)
})

it('answers 404 while the switch is off, and leaves Google’s and Meta’s feeds open', async () => {
  const paths = ['/feeds/openai.csv', '/feeds/acp/products.jsonl', '/feeds/acp/metadata.json', '/llms.txt']
  const statuses = () => Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).status))
  await changeSettings(shop, { agents_feeds: 'off' })
  await expect.poll(statuses, patience).toEqual([404, 404, 404, 404])
  expect((await fetch(`${origin}/feeds/google.xml`)).status).toBe(200)
  expect((await fetch(`${origin}/feeds/meta.csv`)).status).toBe(200)
  await changeSettings(shop, { agents_feeds: 'on' })
  await expect.poll(statuses, patience).toEqual([200, 200, 200, 200])
})
