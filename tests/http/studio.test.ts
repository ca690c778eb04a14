import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import exifReader from 'exifreader'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { StudioImage, StudioSession } from '#contract/studio.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { listenTo } from '#tests/support/event-stream.ts'

const { admin, call, db, member, origin, shop } = await shopWithAccounts()
const token = await admin('studio@example.com')
const path = '/api/admin/studio/sessions'
const tee = await readFile(join(projectRoot, 'assets/pictures/tulpar-tee-pomegranate-front.webp'))
const flat = { type: 'flat', backdrop: 'felt', light: 'window', angle: 'front', aspect: '4:5', count: 1 } as const

async function productWith(picture?: Buffer): Promise<string> {
  const body = {
    sku: newId(),
    name: 'Tulpar tee',
    price: 60,
    status: 'active',
    translations: { ru: { name: 'Футболка «Тулпар»', description: '' } },
  }
  const { body: made } = await call('POST', '/api/admin/products', { token, body })
  if (picture) await addPicture(String(made['id']), picture)
  return String(made['id'])
}
async function addPicture(id: string, picture: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)]), 'picture')
  return call('POST', `/api/admin/products/${id}/images`, { token, body: form })
}
const begin = async (productId: string) =>
  (await call('POST', path, { token, body: { product_id: productId } })).body as unknown as StudioSession
const get = async (id: string) => (await call('GET', `${path}/${id}`, { token })).body as unknown as StudioSession
const change = (id: string, body: object) => call('PATCH', `${path}/${id}`, { token, body })
const press = (id: string, what: string, body: object = {}, key = newId()) =>
  call('POST', `${path}/${id}/${what}`, { token, body, headers: { 'idempotency-key': key } })
const review = (id: string, imageId: string, verdict: string) =>
  call('POST', `${path}/${id}/images/${imageId}/review`, { token, body: { verdict } })
const product = async (id: string) => (await call('GET', `/api/admin/products/${id}`, { token })).body as unknown as AdminProduct
async function untilMade(id: string): Promise<StudioImage[]> {
  await expect
    .poll(async () => (await get(id)).images.filter(({ status }) => status === 'queued' || status === 'running').length, {
      timeout: 280_000,
    })
    .toBe(0)
  return (await get(id)).images
}
/** Makes an analysed session with one small shot of which `count` pictures are ready. */
async function withPictures(count: number, shot: object = flat): Promise<StudioSession> {
  const { id } = await begin(await productWith(tee))
  await change(id, { size: 320, shots: [{ ...shot, count }] })
  expect((await call('POST', `${path}/${id}/analysis`, { token })).status).toBe(200)
  expect((await press(id, 'images')).status).toBe(202)
  await untilMade(id)
  return get(id)
}

it('goes from a product to its page: analysed, composed, accepted, saved, and marked for good', async () => {
  const productId = await productWith(tee)
  const session = await begin(productId)
  expect(session).toMatchObject({
    step: 'select',
    engine: 'compositor',
    engine_reason: 'no_service',
    kind: 'tshirt',
    product: { name: 'Tulpar tee' },
    cost: { each: 0, day_limit: null },
  })
  const { id } = session
  const heard = await listenTo<{ topic: string; id: string }>(`${origin}${path}/${id}/events`, { authorization: `Bearer ${token}` })
  expect(heard.status).toBe(200)

  const changed = await change(id, { size: 320, shots: [flat, { ...flat, backdrop: 'transparent', aspect: '1:1' }], step: 'shots' })
  expect(changed.body).toMatchObject({ step: 'shots', shots: [{ type: 'flat', prompt: null }, { backdrop: 'transparent' }] })
  const analysis = await call('POST', `${path}/${id}/analysis`, { token })
  expect(analysis.body).toMatchObject({
    is_edited: false,
    text_found: null,
    text_is_read: true,
    material: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(analysis.body['palette']).not.toEqual([])
  const edited = await change(id, { analysis: { motif: 'a winged horse' } })
  expect(edited.body).toMatchObject({ analysis: { motif: 'a winged horse', is_edited: true, material: analysis.body['material'] } })

  const prompts = (await call('POST', `${path}/${id}/prompts`, { token, body: {} })).body as unknown as {
    prompts: { shot: string; text: string }[]
  }
  expect(prompts.prompts[0]?.text).toContain('a winged horse')
  const first = prompts.prompts[0]?.shot ?? ''
  const words = await call('PATCH', `${path}/${id}/prompts/${first}`, { token, body: { text: 'The tee.\n\nOn felt & <wool>.\n\nSoft.' } })
  expect(words.body).toMatchObject({ subject: 'The tee.', scene: 'On felt & <wool>.', light: 'Soft.', is_edited: true })

  const key = newId()
  const asked = await press(id, 'images', {}, key)
  expect(asked.status).toBe(202)
  expect((await press(id, 'images', {}, key)).body).toEqual(asked.body)
  const images = await untilMade(id)
  expect(images.map(({ status, error }) => [status, error])).toEqual([
    ['ready', null],
    ['ready', null],
  ])
  const [shirt, cutOut] = images as [StudioImage, StudioImage]
  expect(shirt).toMatchObject({ width: 256, height: 320, engine: 'compositor', cost: { estimated: 0, actual: 0 } })
  expect(shirt.checks?.print_similarity).toBeGreaterThan(0.9)
  expect(shirt.alt_draft).toMatchObject({
    en: 'Tulpar tee: laid flat, on light felt',
    ru: 'Футболка «Тулпар»: в раскладке, на светлом войлоке',
  })
  await expect.poll(() => heard.hints.some((hint) => hint.id === shirt.id)).toBe(true)
  expect(heard.events).toContain('progress')

  // Only staff may see the picture, and nothing is on the product before it is accepted.
  expect((await call('GET', String(shirt.url))).status).toBe(401)
  expect((await fetch(origin + String(shirt.url), { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  const save = (...wishes: object[]) => call('POST', `${path}/${id}/save`, { token, body: { images: wishes } })
  expect((await save({ id: shirt.id, alt: 'A tee' })).body['code']).toBe('image_not_accepted')
  expect((await product(productId)).images).toHaveLength(1)

  for (const image of [shirt, cutOut]) expect((await review(id, image.id, 'accepted')).body['status']).toBe('accepted')
  const saved = await save({ id: cutOut.id, alt: 'Cut out' }, { id: shirt.id, alt: 'A tee on felt', is_featured: true })
  expect(saved.body).toMatchObject({
    step: 'done',
    images: [{ saved: { alt: 'A tee on felt', is_featured: true } }, { saved: { display_order: 0 } }],
  })
  expect((await product(productId)).images.map(({ origin: came, alt, is_featured }) => [came, alt, is_featured])).toEqual([
    ['composed', 'A tee on felt', true],
    ['composed', 'Cut out', false],
    ['photograph', '', false],
  ])
  expect((await product(productId)).images[0]?.translations).toMatchObject({
    ru: { alt: 'Футболка «Тулпар»: в раскладке, на светлом войлоке' },
  })

  // Saving again changes the image and adds none.
  await save({ id: shirt.id, alt: 'The tee', translations: { ru: { alt: 'Футболка' } } }, { id: cutOut.id, alt: 'Cut out' })
  const after = (await product(productId)).images
  expect(after).toHaveLength(3)
  expect(after.find(({ alt }) => alt === 'The tee')).toMatchObject({
    translations: { ru: { alt: 'Футболка' } },
    display_order: 0,
    is_featured: true,
  })
  const shown = (await call('GET', `/api/products/${productId}`)).body as { product?: { images: unknown[] }; images?: unknown[] }
  expect(JSON.stringify(shown)).toContain('"origin":"composed"')

  // A picture on the product can be neither refused nor deleted.
  expect((await review(id, shirt.id, 'rejected')).body['code']).toBe('studio_image_saved')
  expect((await call('DELETE', `${path}/${id}/images/${shirt.id}`, { token })).body['code']).toBe('studio_image_saved')

  // Every public file states its origin.
  const featured = String(after[0]?.image_key)
  for (const file of [`${featured}/960.jpg`, `${featured}/320.webp`, `${featured}/640.avif`]) {
    const bytes = Buffer.from(await (await fetch(`${origin}/images/${file}`)).arrayBuffer())
    const { xmp } = exifReader.load(bytes, { expanded: true })
    expect(xmp?.['DigitalSourceType']?.value, file).toBe('http://cv.iptc.org/newscodes/digitalsourcetype/composite')
    expect(xmp?.['Credit']?.value, file).toBe('Tulpar')
    expect(xmp?.['CreatorTool']?.value, file).toBe('Tulpar compositor')
    expect(xmp?.['Instructions']?.value, file).toContain('On felt & <wool>.')
  }
  expect(await findBrokenInvariants(db)).toEqual([])
  const { body: log } = await call('GET', `/api/admin/audit-log?entity_id=${id}`, { token })
  for (const action of ['create', 'change', 'analyse', 'prompts', 'make', 'review', 'save'])
    expect(JSON.stringify(log), action).toContain(`studio_session.${action}`)
})

it('merges two people’s simultaneous work: the second to save is notified', async () => {
  const session = await begin(await productWith(tee))
  expect((await change(session.id, { shots: [flat], expected_updated_at: session.updated_at })).status).toBe(200)
  expect(await change(session.id, { kind: 'mug', expected_updated_at: session.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { kind: 'tshirt', shots: [{ type: 'flat' }] } },
  })
  const { shots } = await get(session.id)
  const kept = await change(session.id, {
    shots: [
      { ...flat, type: 'detail' },
      { ...flat, id: shots[0]?.id, light: 'noon' },
    ],
  })
  expect(kept.body).toMatchObject({ shots: [{ type: 'detail' }, { id: shots[0]?.id, light: 'noon' }] })
})

it('refuses impossible pictures, with the reason', async () => {
  const nothing = await call('POST', path, { token, body: { product_id: await productWith() } })
  expect([nothing.status, nothing.body['code']]).toEqual([422, 'no_picture'])
  expect((await call('POST', path, { token, body: { product_id: newId() } })).body['code']).toBe('product_not_found')
  const { id } = await begin(await productWith(tee))
  expect((await press(id, 'images')).body['code']).toBe('no_analysis')
  await call('POST', `${path}/${id}/analysis`, { token })
  expect((await press(id, 'images')).body['code']).toBe('no_shots')
  expect((await call('POST', `${path}/${id}/images`, { token, body: {} })).body['code']).toBe('idempotency_key_required')
  expect(
    (
      await change(id, {
        shots: [
          { ...flat, count: 20 },
          { ...flat, count: 5 },
        ],
      })
    ).body['fields'],
  ).toHaveProperty('shots')
  expect((await change(id, { engine: 'openai' })).body['code']).toBe('engine_unavailable')
  expect((await call('GET', `${path}/${newId()}/events`, { token })).status).toBe(404)
  const customer = await member('shopper@example.com')
  expect((await call('GET', `${path}/${id}/events`, { token: customer })).status).toBe(403)
})

/** Two frames: the shirt and its mirror image. */
const moving = sharp(await Promise.all([sharp(tee).toBuffer(), sharp(tee).flop().toBuffer()]), { join: { animated: true } })

it('refuses files that are no picture, or animated, before a session could begin with them', async () => {
  const id = await productWith()
  for (const bytes of [tee.subarray(0, 2000), Buffer.from('nothing'), await moving.clone().gif().toBuffer()]) {
    const { status, body } = await addPicture(id, bytes)
    expect([415, 422]).toContain(status)
    expect(body['code']).toMatch(/^picture_(type_)?refused$/)
  }
  expect((await call('POST', path, { token, body: { product_id: id } })).body['code']).toBe('no_picture')
})

it('reports or corrects unusual pictures', { timeout: 600_000 }, async () => {
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#20398c' } })
  // The size at which pictures are measured.
  const small = sharp(await sharp(tee).resize(640).png().toBuffer())
  const odd: [string, Buffer, string][] = [
    ['one pixel', await plain(1, 1).png().toBuffer(), 'studio_picture_too_small'],
    ['a stripe', await plain(20_000, 10).png().toBuffer(), 'studio_picture_too_small'],
    ['no print', await plain(480, 480).png().toBuffer(), ''],
    [
      'transparent',
      await sharp({ create: { width: 480, height: 480, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
      '',
    ],
    ['CMYK', await small.clone().toColourspace('cmyk').jpeg().toBuffer(), ''],
    ['16 bit', await small.clone().toColourspace('rgb16').png().toBuffer(), ''],
    ['animated', await moving.clone().resize(640).webp({ loop: 0 }).toBuffer(), ''],
  ]
  for (const [what, picture, code] of odd) {
    const { id } = await begin(await productWith(picture))
    const { status, body } = await call('POST', `${path}/${id}/analysis`, { token })
    if (code !== '') expect([status, body['code']], what).toEqual([422, code])
    else expect(status === 200 || body['code'] === 'studio_print_empty', `${what}: ${JSON.stringify(body)}`).toBe(true)
    if (what === 'CMYK' || what === '16 bit' || what === 'animated')
      expect([status, body['print_area']], what).toEqual([200, expect.any(Object)])
  }
})

it('cancels, varies and retries, each picture separately', async () => {
  const session = await withPictures(2)
  const [one, other] = session.images as [StudioImage, StudioImage]
  expect(one.status).toBe('ready')
  const varied = await press(session.id, `images/${one.id}/vary`, { note: 'closer' })
  expect(varied.body).toMatchObject({ varied_of: one.id, status: 'queued' })
  expect(varied.body['prompt']).toContain('closer')
  expect((await call('DELETE', `${path}/${session.id}/images/${String(varied.body['id'])}`, { token })).status).toBe(204)
  expect((await press(session.id, `images/${one.id}/again`)).body['code']).toBe('image_not_failed')
  expect((await review(session.id, other.id, 'rejected')).body['status']).toBe('rejected')
  expect((await review(session.id, other.id, 'undecided')).body).toMatchObject({ status: 'ready', reviewed_by: null })
  const { images } = await get(session.id)
  expect(images.map(({ id }) => id)).toEqual([one.id, other.id])

  // A shot with an accepted picture stays.
  await review(session.id, one.id, 'accepted')
  expect((await change(session.id, { shots: [] })).body['code']).toBe('studio_shot_in_use')
  // Deleting a picture or the session deletes the files, too.
  const rows = await db.selectFrom('studio_images').select(['id', 'file_key']).where('session_id', '=', session.id).execute()
  for (const at of [`${path}/${session.id}/images/${other.id}`, `${path}/${session.id}`]) {
    const file = rows.find(({ id }) => id === (at.endsWith(other.id) ? other.id : one.id))?.file_key ?? ''
    expect(Boolean(await shop.files.find(file))).toBe(true)
    expect((await call('DELETE', at, { token })).status).toBe(204)
    await expect.poll(() => shop.files.find(file).then(Boolean)).toBe(false)
  }
})

it('reports why a picture is not made, and makes it once the reason is gone', async () => {
  const { id } = await begin(await productWith(tee))
  await change(id, { size: 320, shots: [flat] })
  const { body } = await call('POST', `${path}/${id}/analysis`, { token })
  await change(id, { analysis: { print_area: null } })
  await press(id, 'images')
  const [failed] = await untilMade(id)
  expect(failed).toMatchObject({ status: 'failed', error: 'empty_print', url: null })
  await change(id, { analysis: { print_area: body['print_area'] } })
  expect((await press(id, `images/${String(failed?.id)}/again`)).status).toBe(202)
  expect(await untilMade(id)).toMatchObject([{ id: failed?.id, status: 'ready', error: null, attempts: 2 }])
})
