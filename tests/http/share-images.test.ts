import sharp from 'sharp'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { addImage } from '#modules/media/index.ts'
import { runningShop } from '#tests/support/shop.ts'

const { shop, db, given, origin } = await runningShop()
const red = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c00000' } })
  .png()
  .toBuffer()

const product = await given.product({ name: 'Snow leopard tee', names: { kk: 'Барыс жейде' }, price: 79.9 })
const { slug } = await db.selectFrom('products').select('slug').where('id', '=', product.id).executeTakeFirstOrThrow()
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}/share/${path}`, { headers })
const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer())

/** Returns the colour in the middle of the product image. */
async function colourOf(image: Buffer): Promise<number[]> {
  const area = { left: 900, top: 300, width: 8, height: 8 }
  const { dominant } = await sharp(await sharp(image).extract(area).toBuffer()).stats()
  return [dominant.r, dominant.g, dominant.b]
}

it('draws an image of the size that messengers want without a long wait', async () => {
  const before = process.cpuUsage()
  const answer = await ask(`en/product/${slug}.jpg`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(3_000_000)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
})

it('may be shown by other sites, and is remembered by the address that names its version', async () => {
  const versioned = await ask(`en/product/${slug}.jpg?v=abc`)
  expect(versioned.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(versioned.headers.get('cache-control')).toContain('immutable')
  const plain = await ask(`en/product/${slug}.jpg`)
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  expect((await ask(`en/product/${slug}.jpg`, { 'if-none-match': plain.headers.get('etag') ?? '' })).status).toBe(304)
})

it('says it in each language', async () => {
  const [english, kazakh, russian] = await Promise.all(['en', 'kk', 'ru'].map((language) => bytesOf(`${language}/product/${slug}.jpg`)))
  expect(kazakh?.equals(english ?? Buffer.of())).toBe(false)
  // Without a Russian name, the English name is used.
  expect(russian?.equals(english ?? Buffer.of())).toBe(true)
})

it('is another one at once when the name, the price or the image changes, and in one file', async () => {
  const path = `en/product/${slug}.jpg`
  let before = await bytesOf(path)
  const expectAnother = async () => {
    const now = await bytesOf(path)
    expect(now.equals(before)).toBe(false)
    expect((await bytesOf(path)).equals(now)).toBe(true)
    before = now
  }
  await db.updateTable('products').set({ name: 'Ibex tee' }).where('id', '=', product.id).execute()
  await expectAnother()
  await db
    .updateTable('products')
    .set({ price: money(81.5) })
    .where('id', '=', product.id)
    .execute()
  await expectAnother()
  await db
    .updateTable('products')
    .set({ sale_price: money(60) })
    .where('id', '=', product.id)
    .execute()
  await expectAnother()
  const { key } = await addImage(shop, red)
  await db.insertInto('product_images').values({ id: newId(), product_id: product.id, picture_key: key, is_featured: true }).execute()
  await expectAnother()
  const [r = 0, g = 255, b = 255] = await colourOf(before)
  expect(r).toBeGreaterThan(150)
  expect(Math.max(g, b)).toBeLessThan(60)
  const kept = await shop.files.find(`share/en/product/${slug}.jpg`)
  expect(kept && Buffer.from(kept).includes(before)).toBe(true)
})

it('draws once, however many ask, and asks the rest of a rush to come again', async () => {
  const many = await Promise.all(Array.from({ length: 40 }, () => given.product()))
  const slugs = await db
    .selectFrom('products')
    .select('slug')
    .where(
      'id',
      'in',
      many.map(({ id }) => id),
    )
    .execute()
  const answers = await Promise.all(slugs.map((row) => ask(`en/product/${row.slug}.jpg`)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5')
  const same = await Promise.all(Array.from({ length: 30 }, () => ask(`kk/home.jpg`)))
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
})

it('has one for the front page, shelves, events and texts', async () => {
  await db.insertInto('categories').values({ id: newId(), slug: 'mug', name: 'Mugs' }).execute()
  await db
    .insertInto('events')
    .values({
      id: newId(),
      slug: 'felt',
      status: 'published',
      published_at: new Date(),
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 3_600_000),
      time_zone: 'Asia/Almaty',
      country: 'KZ',
      title: 'An evening of felt & <tea> 🐎',
      venue: 'Room',
      address: 'Street 1',
    })
    .execute()
  for (const path of ['en/home', 'ru/shop', 'kk/shop/mug', 'en/events', 'en/events/felt', 'ru/terms', 'kk/privacy', 'en/about'])
    expect((await ask(`${path}.jpg`)).status, path).toBe(200)
})

it('has no page for an unknown address, and nothing that shoppers may not see', async () => {
  const hidden = await given.product({ status: 'draft' })
  const draft = await db.selectFrom('products').select('slug').where('id', '=', hidden.id).executeTakeFirstOrThrow()
  const unknown = [
    `en/product/${draft.slug}`,
    'en/product/never',
    'en/shop/never',
    'en/events/never',
    'en/account',
    'fr/home',
    'en/terms/more',
  ]
  for (const path of unknown) expect((await ask(`${path}.jpg`)).status, path).toBe(404)
  for (const path of ['en/home.png', 'en/product/%2e%2e%2fsecret.jpg', 'en/']) expect((await ask(path)).status).toBe(404)
})
