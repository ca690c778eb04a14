import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { ProductImage } from '#contract/product-images.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, shop } = await shopWithAccounts()
const token = await admin('images@example.com')
let product: { id: string; path: string; variations: { id: string }[] }

beforeEach(async () => {
  const body = { sku: newId(), name: 'Felt bag', price: 10, status: 'active', variations: [{ name: 'Milk' }, { name: 'Night' }] }
  const { body: made } = await call('POST', '/api/admin/products', { token, body })
  product = {
    id: String(made['id']),
    path: `/api/admin/products/${String(made['id'])}/images`,
    variations: made['variations'] as { id: string }[],
  }
})

describe('accepted images', () => {
  it('is a JPG, PNG, WebP or AVIF by its bytes, under any name, encoded again without its metadata', async () => {
    const plain = sharp({ create: { width: 64, height: 32, channels: 3, background: '#20398C' } })
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await plain
        .clone()
        .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Secret place' } } })
        .toFormat(format)
        .toBuffer()
      const { status, body } = await add(bytes, { name: 'felt.txt' })
      expect(status, format).toBe(201)
      const stored = await shop.files.find(`pictures/${String(body['image_key'])}`)
      const { exif, orientation } = await sharp(stored).metadata()
      expect([exif, orientation], format).toEqual([undefined, undefined])
    }
    // Rotated upright, as the camera recorded it.
    expect((await images())[0]).toMatchObject({ width: 32, height: 64 })
  })

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    const { body } = await add(clear)
    expect((await sharp(await shop.files.find(`pictures/${String(body['image_key'])}`)).metadata()).hasAlpha).toBe(true)
  })

  it('is nothing else: each is refused with its reason, and leaves the others', async () => {
    const photo = await square('#9C1C38')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
    const page = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const archive = Buffer.concat([photo, Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])
    const wide = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(await codeOf(add(svg))).toEqual([415, 'picture_type_refused'])
    expect(await codeOf(add(Buffer.from('GIF89a')))).toEqual([415, 'picture_type_refused'])
    expect(await codeOf(add(page))).toEqual([422, 'picture_two_in_one'])
    expect(await codeOf(add(archive))).toEqual([422, 'picture_two_in_one'])
    expect(await codeOf(add(wide))).toEqual([422, 'picture_too_many_pixels'])
    expect(await codeOf(add(photo.subarray(0, photo.length / 2)))).toEqual([422, 'picture_refused'])
    expect(await codeOf(add(Buffer.concat([photo, Buffer.alloc(21 * 1024 * 1024)])))).toEqual([413, 'picture_too_large'])
    expect(await images()).toEqual([])
    expect((await add(photo)).status).toBe(201)
  })
})

describe('the main image of a product', () => {
  it('is the first until another is chosen, and there is always one', async () => {
    const [first, second, third] = await addThree()
    expect(await featured()).toEqual([first])
    await call('PUT', `${product.path}/order`, { token, body: { image_ids: [third, first, second] } })
    expect(await featured()).toEqual([third])
    await change(second, { is_featured: true })
    expect(await featured()).toEqual([second])
    await call('PUT', `${product.path}/order`, { token, body: { image_ids: [first, third, second] } })
    expect(await featured()).toEqual([second])
    await change(second, { is_featured: false })
    expect(await featured()).toEqual([first])
    expect((await call('DELETE', `${product.path}/${first}`, { token })).status).toBe(204)
    expect(await featured()).toEqual([third])
  })

  it('is one, however many come at once', async () => {
    const added = await Promise.all(['#111111', '#222222', '#333333', '#444444'].map(async (colour) => add(await square(colour))))
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await featured()).toHaveLength(1)
    expect((await images()).map(({ display_order }) => display_order).sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  it('stays one when its variation goes', async () => {
    const [night] = product.variations.slice(1)
    await add(await square('#111111'), { variation_id: night?.id })
    const { body } = await add(await square('#222222'))
    await call('PATCH', `/api/admin/products/${product.id}`, {
      token,
      body: { variations: [{ id: product.variations[0]?.id, name: 'Milk' }] },
    })
    expect(await featured()).toEqual([body['id']])
  })
})

describe('an image', () => {
  it('describes itself in three languages, with its variation', async () => {
    const { body } = await add(await square('#111111'), { alt: 'A bag on a chair' })
    expect(body).toMatchObject({ alt: 'A bag on a chair', variation_id: null })
    const [milk] = product.variations
    const changed = await change(String(body['id']), { translations: { kk: { alt: 'Орындықтағы сөмке' } }, variation_id: milk?.id })
    expect(changed.body).toMatchObject({
      alt: 'A bag on a chair',
      translations: { kk: { alt: 'Орындықтағы сөмке' } },
      variation_id: milk?.id,
    })
    const { body: shown } = await call('GET', `/api/products/${product.id}?lang=kk`)
    expect(shown['images']).toMatchObject([{ alt: 'Орындықтағы сөмке', variation_id: milk?.id }])
    expect((await change(String(body['id']), { variation_id: newId() })).body).toMatchObject({
      fields: { variation_id: expect.any(String) },
    })
  })

  it('is changed with its own product alone', async () => {
    const [first] = await addThree()
    const { body } = await call('POST', '/api/admin/products', { token, body: { sku: newId(), name: 'Pin', price: 10 } })
    const foreign = `/api/admin/products/${String(body['id'])}/images`
    expect((await call('PATCH', `${foreign}/${first}`, { token, body: { alt: 'Mine' } })).status).toBe(404)
    expect((await call('DELETE', `${foreign}/${first}`, { token })).status).toBe(404)
    expect((await call('PUT', `${foreign}/order`, { token, body: { image_ids: [first] } })).status).toBe(422)
    expect((await call('PUT', `${product.path}/order`, { token, body: { image_ids: [first, first] } })).status).toBe(422)
  })

  it('comes behind the named ones when it was not named', async () => {
    const [first, second, third] = await addThree()
    const { body } = await call('PUT', `${product.path}/order`, { token, body: { image_ids: [third] } })
    expect((body['images'] as ProductImage[]).map(({ id }) => id)).toEqual([third, first, second])
  })
})

function add(bytes: Buffer, { name = 'felt.jpg', ...fields }: Record<string, string | undefined> = {}) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  for (const [field, value] of Object.entries(fields)) form.set(field, value ?? '')
  return call('POST', product.path, { token, body: form })
}

async function addThree(): Promise<[string, string, string]> {
  const ids: string[] = []
  for (const colour of ['#111111', '#222222', '#333333']) ids.push(String((await add(await square(colour))).body['id']))
  return ids as [string, string, string]
}

function change(id: string, body: object) {
  return call('PATCH', `${product.path}/${id}`, { token, body })
}

async function images(): Promise<ProductImage[]> {
  const { body } = await call('GET', `/api/admin/products/${product.id}`, { token })
  return (body as unknown as AdminProduct).images
}

async function featured(): Promise<string[]> {
  return (await images()).filter((image) => image.is_featured).map(({ id }) => id)
}

function square(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function codeOf(answer: ReturnType<typeof add>): Promise<[number, unknown]> {
  const { status, body } = await answer
  return [status, body['code']]
}
