import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { addImage } from '#modules/media/index.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { plantStudioSession } from '#tests/support/studio-rows.ts'

const { admin, call, db, shop } = await shopWithAccounts()
const token = await admin('wire@example.com')
const path = '/api/admin/studio/sessions'
const shot = { type: 'flat', backdrop: 'felt', light: 'window', angle: 'front', aspect: '1:1', count: 1 } as const

async function pictured(): Promise<string> {
  const { body } = await call('POST', '/api/admin/products', {
    token,
    body: { sku: newId(), name: 'Saiga pin', price: 20, status: 'active' },
  })
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#20398c' } })
    .png()
    .toBuffer()
  const { key } = await addImage(shop, bytes)
  await db
    .insertInto('product_images')
    .values({ id: newId(), product_id: String(body['id']), picture_key: key })
    .execute()
  return String(body['id'])
}
type Planted = { productId: string; id: string }
const planted = async (status?: 'ready' | 'accepted' | 'failed') =>
  plantStudioSession(shop, { productId: await pictured(), ...(status ? { status } : {}) })
const send = async (method: string, at: string, body?: object) => {
  const answer = await call(method, at, { token, ...(body ? { body } : {}), headers: { 'idempotency-key': newId() } })
  return [answer.status, answer.body['code']]
}

it('answers each call about a session, shot or picture that is not there by its name', async () => {
  const { id, shotId, imageId } = await planted()
  const other = await planted()
  const alt = { images: [{ id: newId(), alt: 'A pin' }] }
  for (const [method, rest, body] of [
    ['GET', ''],
    ['PATCH', '', { step: 'shots' }],
    ['DELETE', ''],
    ['POST', '/analysis'],
    ['POST', '/prompts', {}],
    ['PATCH', `/prompts/${shotId}`, { text: 'On felt' }],
    ['POST', '/images', {}],
    ['POST', `/images/${imageId}/again`],
    ['POST', `/images/${imageId}/vary`, {}],
    ['DELETE', `/images/${imageId}`],
    ['POST', `/images/${imageId}/review`, { verdict: 'accepted' }],
    ['POST', '/save', alt],
  ] as const)
    expect(await send(method, `${path}/${newId()}${rest}`, body), `${method} ${rest}`).toEqual([404, 'studio_session_not_found'])
  expect(await send('PATCH', `${path}/${id}/prompts/${other.shotId}`, { text: 'On felt' })).toEqual([404, 'shot_not_found'])
  expect(await send('POST', `${path}/${id}/images`, { shots: [other.shotId] })).toEqual([404, 'shot_not_found'])
  for (const [method, rest, body] of [
    ['POST', '/again'],
    ['POST', '/vary', {}],
    ['DELETE', ''],
    ['POST', '/review', { verdict: 'accepted' }],
  ] as const)
    expect(await send(method, `${path}/${id}/images/${other.imageId}${rest}`, body), rest).toEqual([404, 'studio_image_not_found'])
  expect(await send('POST', `${path}/${id}/save`, alt)).toEqual([404, 'studio_image_not_found'])
})

it('refuses changes that a picture’s state does not allow', async () => {
  const [ready, failed] = [await planted('ready'), await planted('failed')]
  expect(await send('POST', `${path}/${ready.id}/images/${ready.imageId}/again`)).toEqual([409, 'image_not_failed'])
  expect(await send('POST', `${path}/${failed.id}/images/${failed.imageId}/review`, { verdict: 'accepted' })).toEqual([
    409,
    'image_not_ready',
  ])
  expect(await send('POST', `${path}/${ready.id}/save`, { images: [{ id: ready.imageId, alt: 'A pin' }] })).toEqual([
    409,
    'image_not_accepted',
  ])
})

it('names the field that is wrong, and changes nothing then', async () => {
  const { id, imageId } = await planted('accepted')
  const before = (await call('GET', `${path}/${id}`, { token })).body
  const stranger = newId()
  for (const [method, rest, body, field] of [
    ['PATCH', '', { shots: [{ ...shot, backdrop: 'gold' }] }, 'shots.0.backdrop'],
    ['PATCH', '', { shots: [{ ...shot, count: 25 }] }, 'shots.0.count'],
    ['PATCH', '', { shots: [{ ...shot, id: stranger }] }, 'shots'],
    ['PATCH', '', { analysis: { print_area: { x: 0.6, y: 0, width: 0.6, height: 0.2 } } }, 'analysis.print_area'],
    ['PATCH', '', { analysis: { material: 'blue' } }, 'analysis.material'],
    ['PATCH', '', { variation_id: stranger }, 'variation_id'],
    ['PATCH', '', { others: [stranger] }, 'others'],
    ['PATCH', '', { size: 100 }, 'size'],
    ['POST', `/images/${imageId}/review`, { verdict: 'maybe' }, 'verdict'],
    ['POST', '/save', { images: [] }, 'images'],
    ['POST', '/save', { images: [{ id: imageId }] }, 'images.0.alt'],
    ['POST', '/save', { images: [{ id: imageId, alt: 'A pin', variation_id: stranger }] }, 'variation_id'],
  ] as const) {
    const { status, body: answer } = await call(method, `${path}/${id}${rest}`, { token, body })
    expect([status, Object.keys(answer['fields'] ?? {})], `${method} ${rest} ${JSON.stringify(body)}`).toEqual([
      422,
      [expect.stringContaining(field)],
    ])
  }
  expect((await call('GET', `${path}/${id}`, { token })).body).toEqual(before)
  const none = await call('POST', path, { token, body: { product_id: await pictured(), variation_id: stranger } })
  expect([none.status, none.body['fields']]).toEqual([422, { variation_id: expect.any(String) }])
})

it('gives pictures and analysis the fields of the wire', async () => {
  const { id, shotId, imageId } = await planted('accepted')
  const area = { x: 0.25, y: 0.2, width: 0.5, height: 0.4 }
  const palette = [{ hex: '#9C1C38', share: 0.75 }]
  const { body } = await call('PATCH', `${path}/${id}`, { token, body: { analysis: { palette, print_area: area, motif: 'saiga' } } })
  expect(body).toMatchObject({
    analysis: { palette: [{ hex: '#9c1c38', share: 0.75 }], print_area: area, motif: 'saiga', is_edited: true },
    shots: [{ id: shotId, ...shot }],
    images: [{ id: imageId, shot_id: shotId, status: 'accepted', url: expect.any(String), width: 240, height: 240, error: null }],
  })
  const prompts = await call('POST', `${path}/${id}/prompts`, { token, body: {} })
  expect(JSON.stringify(prompts.body)).toContain('the same saiga antelope’s face')
  const { status, body: saved } = await call('POST', `${path}/${id}/save`, {
    token,
    body: { images: [{ id: imageId, alt: 'A pin', is_featured: true }] },
  })
  expect([status, saved['images']]).toEqual([200, [expect.objectContaining({ saved: expect.objectContaining({ is_featured: true }) })]])
})

it('calls products as the reader does, and as English does in prompts', async () => {
  const [productId, besideId] = [await pictured(), await pictured()]
  const name = (id: string, ru: string) =>
    db.insertInto('product_translations').values({ product_id: id, language: 'ru', name: ru, description: '' }).execute()
  await name(productId, 'Значок «Сайга»')
  await name(besideId, 'Значок «Манул»')
  const { id, imageId } = await plantStudioSession(shop, { productId, besideId, status: 'failed' })
  await db.updateTable('studio_images').set({ error: 'other_unusable', error_detail: 'Saiga pin' }).where('id', '=', imageId).execute()
  const readIn = async (language: string, at = `${path}/${id}`) =>
    (await call('GET', at, { token, headers: { 'accept-language': language } })).body
  const russian = {
    product: { name: 'Значок «Сайга»' },
    others: [{ id: besideId, name: 'Значок «Манул»' }],
    images: [{ error_detail: 'Значок «Манул»' }],
  }
  expect(await readIn('ru')).toMatchObject(russian)
  // Without a translation, its English name is shown.
  for (const language of ['en', 'kk'])
    expect(await readIn(language)).toMatchObject({ product: { name: 'Saiga pin' }, others: [{ name: 'Saiga pin' }] })
  for (const q of ['сайга', 'saiga'])
    expect((await readIn('ru', `${path}?product=${productId}&q=${encodeURIComponent(q)}&sort=name`))['sessions']).toMatchObject([
      { id, product: { name: 'Значок «Сайга»' } },
    ])
  const { body } = await call('POST', `${path}/${id}/prompts`, { token, body: {}, headers: { 'accept-language': 'ru' } })
  expect(JSON.stringify(body)).toContain('Saiga pin')
  expect(JSON.stringify(body)).not.toContain('Сайга')
})

it.each([
  ['its product', 'DELETE', ({ productId }: Planted) => `/api/admin/products/${productId}`, undefined],
  ['its session', 'DELETE', ({ id }: Planted) => `${path}/${id}`, undefined],
  ['its shot', 'PATCH', ({ id }: Planted) => `${path}/${id}`, { shots: [shot] }],
])('lets go of a picture’s file when %s is gone', async (_what, method, at, body) => {
  const productId = await pictured()
  const { id, imageId } = await plantStudioSession(shop, { productId })
  const key = `studio/${id}/${imageId}`
  expect(await shop.files.find(key)).toBeDefined()
  const { status } = await call(method, at({ productId, id }), { token, ...(body ? { body } : {}) })
  expect(status).toBeLessThan(300)
  await expect.poll(() => shop.files.find(key)).toBeUndefined()
})
