import sharp from 'sharp'
import { newId } from '#kit/ids.ts'
import { addImage } from '#modules/media/index.ts'
import type { Shop } from '#server/shop.ts'
import type { Row } from './permission-rights.ts'

const shot = { type: 'flat', backdrop: 'felt', light: 'window', angle: 'front', aspect: '1:1', count: 1 } as const
/** Without a print area nothing is composed, so the jobs end immediately. */
const analysis = {
  palette: [],
  print_area: null,
  material: '#ffffff',
  motif: null,
  contrast: null,
  text_found: null,
  suggestions: [],
  symmetry: null,
  text_is_likely: null,
  text_is_read: null,
  is_edited: true,
}

type Planted = { id: string; shotId: string; imageId: string; productId: string }

/** Plants a session with one shot and one picture of this status; `besideId` is another product in its group shots. */
export async function plantStudioSession(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  {
    productId,
    besideId,
    status = 'ready',
    by = null,
  }: { productId: string; besideId?: string; status?: 'ready' | 'accepted' | 'failed'; by?: string | null },
): Promise<Planted> {
  const [id, shotId, imageId, now] = [newId(), newId(), newId(), new Date()]
  await db
    .insertInto('studio_sessions')
    .values({
      id,
      product_id: productId,
      kind: 'sticker',
      analysis: JSON.stringify(analysis),
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('studio_shots')
    .values({ id: shotId, session_id: id, position: 0, ...shot })
    .execute()
  if (besideId !== undefined) await db.insertInto('studio_others').values({ session_id: id, product_id: besideId, position: 0 }).execute()
  const file_key = `studio/${id}/${imageId}`
  await files.put(file_key, await picture(imageId), 'image/png')
  const image = {
    id: imageId,
    session_id: id,
    shot_id: shotId,
    attempt: newId(),
    engine: 'compositor',
    prompt: 'On felt',
    seed: 1,
    size: 256,
  } as const
  await db
    .insertInto('studio_images')
    .values({
      ...image,
      status,
      ...(status === 'failed' ? { error: 'fault' } : { file_key, mime: 'image/png', width: 240, height: 240 }),
      ...(status === 'accepted' ? { reviewed_by: by, reviewed_at: now } : {}),
      created_at: now,
    })
    .execute()
  return { id, shotId, imageId, productId }
}

/** Rows of the calls of the studio. Each has its own session. */
export function studioRows(shop: Shop, makeProduct: () => Promise<string>): Record<string, Row> {
  const base = '/api/admin/studio/sessions'
  const keyed = () => ({ 'idempotency-key': newId() })
  async function pictured(): Promise<string> {
    const productId = await makeProduct()
    const { key } = await addImage(shop, await picture(productId))
    await shop.db.insertInto('product_images').values({ id: newId(), product_id: productId, picture_key: key }).execute()
    return productId
  }
  const session = async (status?: 'ready' | 'accepted' | 'failed') =>
    plantStudioSession(shop, { productId: await pictured(), ...(status ? { status } : {}) })
  return {
    [`GET ${base}`]: {},
    [`POST ${base}`]: { send: async () => ({ body: { product_id: await pictured() } }) },
    [`GET ${base}/{id}`]: { send: async () => ({ path: `${base}/${(await session()).id}` }) },
    [`PATCH ${base}/{id}`]: { send: async () => ({ path: `${base}/${(await session()).id}`, body: { step: 'shots' } }) },
    [`DELETE ${base}/{id}`]: { send: async () => ({ path: `${base}/${(await session()).id}` }) },
    [`POST ${base}/{id}/analysis`]: { send: async () => ({ path: `${base}/${(await session()).id}/analysis` }) },
    [`POST ${base}/{id}/prompts`]: { send: async () => ({ path: `${base}/${(await session()).id}/prompts`, body: {} }) },
    [`PATCH ${base}/{id}/prompts/{shot}`]: {
      send: async () => {
        const { id, shotId } = await session()
        return { path: `${base}/${id}/prompts/${shotId}`, body: { text: 'On felt' } }
      },
    },
    [`POST ${base}/{id}/images`]: {
      send: async () => ({ path: `${base}/${(await session('failed')).id}/images`, body: {}, headers: keyed() }),
    },
    [`POST ${base}/{id}/images/{imageId}/again`]: {
      send: async () => {
        const { id, imageId } = await session('failed')
        return { path: `${base}/${id}/images/${imageId}/again`, headers: keyed() }
      },
    },
    [`POST ${base}/{id}/images/{imageId}/vary`]: {
      send: async () => {
        const { id, imageId } = await session()
        return { path: `${base}/${id}/images/${imageId}/vary`, body: {}, headers: keyed() }
      },
    },
    [`DELETE ${base}/{id}/images/{imageId}`]: {
      send: async () => {
        const { id, imageId } = await session()
        return { path: `${base}/${id}/images/${imageId}` }
      },
    },
    [`POST ${base}/{id}/images/{imageId}/review`]: {
      send: async () => {
        const { id, imageId } = await session()
        return { path: `${base}/${id}/images/${imageId}/review`, body: { verdict: 'accepted' } }
      },
    },
    [`POST ${base}/{id}/save`]: {
      send: async () => {
        const { id, imageId } = await session('accepted')
        return { path: `${base}/${id}/save`, body: { images: [{ id: imageId, alt: 'On felt' }] } }
      },
    },
    [`GET ${base}/{id}/images/{imageId}/picture`]: {
      send: async () => {
        const { id, imageId } = await session()
        return { path: `${base}/${id}/images/${imageId}/picture` }
      },
    },
    [`GET ${base}/{id}/events`]: { send: async () => ({ path: `${base}/${(await session()).id}/events` }) },
  }
}

async function picture(word: string): Promise<Buffer> {
  const hue = Buffer.from(word).reduce((sum, byte) => (sum * 31 + byte) % 360, 0)
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#f2eee7"/>
    <circle cx="120" cy="120" r="60" fill="none" stroke="hsl(${hue},60%,40%)" stroke-width="24"/></svg>`
  return sharp(Buffer.from(ring)).png().toBuffer()
}
