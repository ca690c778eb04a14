import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { readCsv, readXml } from '#tests/support/read-markup.ts'
import { runningShop } from '#tests/support/shop.ts'

const { db, given, origin, shop } = await runningShop({ PUBLIC_URL: 'http://shop.example' })
/** Time for a change to arrive on a busy machine. */
const patience = { timeout: 30_000 }

type Item = Record<string, string>
const fields = ['description', 'link', 'image_link', 'availability', 'price', 'condition', 'brand'] as const

/** Required of every item (support.google.com/merchants/answer/7052112 and Meta's product data specification). */
const rules: Record<(typeof fields)[number] | 'id' | 'title', RegExp> = {
  id: /^.{1,50}$/u,
  title: /^.{1,150}$/u,
  description: /^.{1,5000}$/su,
  link: /^http:\/\/shop\.example\//,
  image_link: /^http:\/\/shop\.example\//,
  availability: /^(in[_ ]stock|out[_ ]of[_ ]stock|preorder)$/,
  price: /^\d+\.\d\d MYR$/,
  condition: /^new$/,
  brand: /^.{1,70}$/u,
}
/** Optional fields of an item. */
const further: Record<string, RegExp> = {
  sale_price: /^(\d+\.\d\d MYR)?$/,
  google_product_category: /^(\d+|[^>]+( > [^>]+)*)?$/,
  color: /^.{0,100}$/u,
  size: /^.{0,100}$/u,
  gender: /^(male|female|unisex)?$/,
  age_group: /^(newborn|infant|toddler|kids|adult)?$/,
  material: /^.{0,200}$/u,
  item_group_id: /^.{0,50}$/u,
}

async function googleItems(language = 'en'): Promise<Item[]> {
  const rss = readXml(await (await fetch(`${origin}/feeds/google.xml?lang=${language}`)).text())
  const items = rss.children[0]?.children.filter(({ name }) => name === 'item') ?? []
  return items.map((item) => Object.fromEntries(item.children.map(({ name, text }) => [name.replace('g:', ''), text])))
}

async function metaItems(language = 'en'): Promise<Item[]> {
  const [head = [], ...rows] = readCsv(await (await fetch(`${origin}/feeds/meta.csv?lang=${language}`)).text())
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])))
}

const typeId = newId()
await db
  .insertInto('product_types')
  .values({ id: typeId, name: 'Tee', minutes_per_day: 60, google_category: '212', gender: 'unisex', age_group: 'adult' })
  .execute()
const tee = await given.product({
  name: 'Snow leopard tee',
  price: 79.9,
  sale_price: 59.9,
  member_price: 49.9,
  sizes: ['S', 'M', 'XL, tall and slim cu'],
  variations: [{ name: 'Lapis' }, { name: 'Milk' }],
  stock: 3,
})
const [lapis = '', milk = ''] = tee.variationIds
const facts = { en: { material: 'Combed **cotton**, 100%.\n\nRibbed collar.' }, kk: { material: 'Мақта, 100 %.' } }
await db
  .updateTable('products')
  .set({ product_type_id: typeId, facts: JSON.stringify(facts) })
  .where('id', '=', tee.id)
  .execute()
await db.updateTable('product_variations').set({ color: 'blue' }).where('id', '=', lapis).execute()
await db.updateTable('product_variations').set({ color: 'white' }).where('id', '=', milk).execute()
await db.updateTable('stock_levels').set({ on_hand: 0 }).where('variation_id', '=', milk).where('size', '=', 'M').execute()
const mug = await given.product({ name: 'Mug', price: 40 })
await db
  .updateTable('products')
  .set({ colors: ['red', 'white'] })
  .where('id', '=', mug.id)
  .execute()

it.each(['en', 'ru', 'kk'])('has every required field of both services, well formed, in %s', async (language) => {
  for (const items of [await googleItems(language), await metaItems(language)]) {
    expect(items).toHaveLength(7)
    expect(new Set(items.map(({ id }) => id)).size).toBe(7)
    for (const item of items) {
      for (const [field, rule] of Object.entries(rules)) expect(item[field], field).toMatch(rule)
      for (const [field, rule] of Object.entries(further)) expect(item[field] ?? '', field).toMatch(rule)
    }
    // Items of a group must differ in a field that the services know.
    const groups = Map.groupBy(
      items.filter((item) => item['item_group_id']),
      (item) => item['item_group_id'],
    )
    for (const group of groups.values()) expect(new Set(group.map(({ color, size }) => `${color}\n${size}`)).size).toBe(group.length)
  }
})

it('lists each size of each colour with its own stock, and links to it', async () => {
  for (const items of [await googleItems(), await metaItems()]) {
    const shirts = items.filter((item) => item['item_group_id'] === tee.id)
    expect(shirts.map(({ color, size, availability }) => [color, size, availability?.replaceAll(' ', '_')])).toEqual([
      ['Lapis', 'S', 'in_stock'],
      ['Lapis', 'M', 'in_stock'],
      ['Lapis', 'XL, tall and slim cu', 'in_stock'],
      ['Milk', 'S', 'in_stock'],
      ['Milk', 'M', 'out_of_stock'],
      ['Milk', 'XL, tall and slim cu', 'in_stock'],
    ])
    expect(shirts[1]).toMatchObject({
      id: `${lapis}.M`,
      title: 'Snow leopard tee · Lapis · M',
      google_product_category: '212',
      gender: 'unisex',
      age_group: 'adult',
      material: 'Combed cotton, 100%. Ribbed collar.',
    })
    expect(new URL(shirts[1]?.['link'] ?? '').searchParams.get('size')).toBe('M')
    expect(new URL(shirts[1]?.['link'] ?? '').searchParams.get('v')).toBe(lapis)
  }
})

it('gives a guest’s price with the tax of the checkout, never a member’s', async () => {
  const priceOf = async (id: string) => (await googleItems()).find((item) => item['id'] === id)
  expect(await priceOf(`${lapis}.M`)).toMatchObject({ price: '84.69 MYR', sale_price: '63.49 MYR' })
  expect(await priceOf(mug.id)).toMatchObject({ price: '42.40 MYR' })
  await changeSettings(shop, { tax_rate: 0.1 })
  await expect.poll(() => priceOf(mug.id), patience).toMatchObject({ price: '44.00 MYR' })
})

it('shows nothing that the shop does not know', async () => {
  const one = (await googleItems()).find((item) => item['id'] === mug.id)
  expect(one).toMatchObject({ color: 'Red/White' })
  for (const field of ['size', 'gender', 'age_group', 'google_product_category', 'material', 'item_group_id'])
    expect(one).not.toHaveProperty(field)
  expect((await googleItems('kk')).find((item) => item['id'] === mug.id)).toMatchObject({ color: 'Қызыл/Ақ' })
})

it('follows a change of the product type', async () => {
  await db.updateTable('product_types').set({ age_group: 'kids' }).where('id', '=', typeId).execute()
  await expect.poll(async () => (await metaItems()).find((item) => item['id'] === `${lapis}.M`)?.['age_group'], patience).toBe('kids')
})
