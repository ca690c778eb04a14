import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { StaffCategory } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin: adminOf, call, db, given, member, origin } = await shopWithAccounts()
const token = await adminOf('shelves@example.com', false)

const create = (body: object, by: string | undefined = token) => call('POST', '/api/categories', { token: by, body })
const change = (id: string, body: object) => call('PUT', `/api/categories/${id}`, { token, body })
const list = async (by?: string, query = '') =>
  (await call('GET', `/api/categories${query}`, { token: by })).body as unknown as StaffCategory[]
const slugs = async (by?: string) => (await list(by)).map(({ slug }) => slug)
const made = async (slug: string, more: object = {}) => (await create({ slug, name: slug, ...more })).body as unknown as StaffCategory

it('adds a category behind all others, in three languages, and shows internal fields to admins alone', async () => {
  await made('felt')
  const translations = { ru: { name: 'Кружки', description: 'Для чая' }, kk: { name: 'Кеселер', description: '' } }
  const { status, body } = await create({ slug: 'mugs', name: 'Mugs', description: 'For tea', translations })
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { slug: 'mugs', is_active: true, is_featured: false, translations, product_count: 0 },
  })
  expect(await slugs()).toEqual(['felt', 'mugs'])
  const [, shown] = await list(undefined, '?lang=ru')
  expect(shown).toMatchObject({ name: 'Кружки' })
  expect(Object.keys(shown ?? {})).not.toContain('updated_at')
  expect((await list(token))[1]).toMatchObject({ updated_at: expect.any(String), translations })
  expect(await create({ slug: 'mugs', name: 'Others' })).toMatchObject({ status: 409, body: { code: 'category_slug_taken' } })
  expect((await create({ slug: 'Not a slug', name: '' })).body).toMatchObject({
    fields: { slug: expect.any(String), name: expect.any(String) },
  })
  expect([(await create({}, '')).status, (await create({}, await member('shopper@example.com'))).status]).toEqual([401, 403])
})

it('changes the named fields, leaves the rest, and overwrites nothing unseen', async () => {
  const { id, updated_at } = await made('bags', { translations: { ru: { name: 'Сумки' }, kk: { name: 'Сөмкелер' } } })
  const changed = await change(id, {
    is_featured: true,
    landing_page_order: 1,
    translations: { kk: null },
    expected_updated_at: updated_at,
  })
  expect(changed.body).toMatchObject({ slug: 'bags', is_featured: true, landing_page_order: 1, translations: { ru: { name: 'Сумки' } } })
  expect(Object.keys(changed.body['translations'] as object)).toEqual(['ru'])
  expect(await change(id, { name: 'Late', expected_updated_at: updated_at })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { name: 'bags', is_featured: true } },
  })
  await change(id, { is_active: false })
  expect(await slugs()).not.toContain('bags')
  expect(await slugs(token)).toContain('bags')
  expect((await change(newId(), { name: 'Nobody' })).status).toBe(404)
})

it('takes another order whole or not at all, and an open shop learns of it at once', async () => {
  const before = await list(token)
  const turned = before.toReversed().map(({ id }, display_order) => ({ id, display_order }))
  const reorder = (categories: object[]) => call('POST', '/api/categories/reorder', { token, body: { categories } })
  expect((await reorder([...turned, { id: newId(), display_order: 9 }])).status).toBe(404)
  expect(await slugs(token)).toEqual(before.map(({ slug }) => slug))
  const [first] = turned
  expect((await reorder([...turned, { id: first?.id, display_order: 5 }])).status).toBe(422)

  const stream = await fetch(`${origin}/api/realtime?tables=categories`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('retry')
  await slugs()
  const startedMs = performance.now()
  const answer = (await reorder(turned)).body as unknown as StaffCategory[]
  const { value } = (await reader?.read()) ?? {}
  expect(performance.now() - startedMs).toBeLessThan(10_000)
  expect(value).toContain('"table":"categories"')
  await reader?.cancel()
  expect(answer.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug).toReversed())
  expect(await slugs()).toEqual(answer.filter(({ is_active }) => is_active).map(({ slug }) => slug))
})

it('lets two simultaneous arrangements both finish', async () => {
  const all = await list(token)
  const orders = [all, all.toReversed()].map((some) => some.map(({ id }, display_order) => ({ id, display_order })))
  const answers = await Promise.all(orders.map((categories) => call('POST', '/api/categories/reorder', { token, body: { categories } })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

it('is deleted unless it is the only one of some product, whose others stay', async () => {
  const [only, other] = [await made('only'), await made('other')]
  const { id: product_id } = await given.product({})
  await db.deleteFrom('product_categories').where('product_id', '=', product_id).execute()
  const put = (category_id: string, is_primary: boolean) =>
    db.insertInto('product_categories').values({ product_id, category_id, is_primary }).execute()
  await put(only.id, true)
  const remove = (id: string) => call('DELETE', `/api/categories/${id}`, { token })
  expect(await remove(only.id)).toMatchObject({ status: 409, body: { code: 'category_has_products' } })
  expect(await slugs(token)).toContain('only')
  await put(other.id, false)
  expect((await remove(only.id)).status).toBe(204)
  const left = await db
    .selectFrom('product_categories')
    .select(['category_id', 'is_primary'])
    .where('product_id', '=', product_id)
    .execute()
  expect(left).toEqual([{ category_id: other.id, is_primary: true }])
  expect((await remove(only.id)).status).toBe(404)
})

it('has an image, encoded again; other files are refused', async () => {
  const { id } = await made('pictured')
  const send = (bytes: Uint8Array<ArrayBuffer>, by: string | undefined = token) => {
    const body = new FormData()
    body.set('file', new File([bytes], 'felt.png', { type: 'image/png' }))
    return call('PUT', `/api/categories/${id}/image`, { token: by, body })
  }
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { body } = await send(new Uint8Array(image))
  expect(body).toMatchObject({ image_url: expect.stringContaining('/'), image_key: expect.any(String) })
  expect((await list()).find(({ slug }) => slug === 'pictured')).toMatchObject({ image_key: body['image_key'] })
  await change(id, { is_featured: true, landing_page_order: 1 })
  expect((await call('GET', '/api/home')).body['categories']).toContainEqual(
    expect.objectContaining({ slug: 'pictured', image_key: body['image_key'], image_width: 60 }),
  )
  expect((await send(new TextEncoder().encode('no image'))).status).toBe(415)
  const wide = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(await send(new Uint8Array(wide))).toMatchObject({ status: 422, body: { code: 'picture_too_many_pixels' } })
  expect((await send(new Uint8Array(image), '')).status).toBe(401)
})
