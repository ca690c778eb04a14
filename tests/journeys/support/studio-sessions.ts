import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { backOffice } from './back-office.ts'
import { call } from './calls.ts'
import { expect } from './journey.ts'

/** A demo picture, read from its file because the journeys' shop serves it as one pixel. Scaled to what the steps need. */
const picture = sharp(readFileSync(join(import.meta.dirname, '..', '..', '..', 'assets', 'pictures', 'ram-horn-tee-lapis-front.webp')))
  .resize(480)
  .webp()
export const begun = z.object({ id: z.string() })
const made = z.object({ images: z.array(z.object({ id: z.string(), status: z.string() })) })
export const sessions = '/api/admin/studio/sessions'

/** Makes a shirt that only this journey uses. */
export async function shirt(page: Page) {
  const office = await backOffice(page)
  // The word is too long for any line on a phone.
  const name = `Studio shirt ${crypto.randomUUID().slice(0, 8)} ${'қолданбалы'.repeat(6)}`
  const product = await office.create({ name, price: 59 })
  const added = await page.request.post(`/api/admin/products/${product.id}/images`, {
    headers: { origin: test.info().project.use.baseURL ?? '' },
    multipart: { file: { name: 'shirt.webp', mimeType: 'image/webp', buffer: await picture.clone().toBuffer() } },
  })
  expect(added.ok(), await added.text()).toBe(true)
  return { ...product, name }
}

/** Measuring and making pictures has the lowest priority on a machine. */
export const givingWay = { timeout: 120_000 }

/** Makes a session of a new shirt with two small pictures that await a decision. */
export async function withPictures(page: Page) {
  return sessionWithPictures(page, (await shirt(page)).id)
}

/** Makes a session with two small pictures that await a decision. `page` is signed in as an admin. */
export async function sessionWithPictures(page: Page, productId: string) {
  const headers = { origin: test.info().project.use.baseURL ?? '' }
  const { id } = begun.parse(await call(page, sessions, { product_id: productId }))
  const shot = { type: 'flat', backdrop: 'felt', light: 'window', angle: 'front', aspect: '4:5', count: 2 }
  const changed = await page.request.patch(`${sessions}/${id}`, { headers, data: { size: 320, shots: [shot] } })
  expect(changed.ok(), await changed.text()).toBe(true)
  await call(page, `${sessions}/${id}/analysis`, {})
  await call(page, `${sessions}/${id}/images`, {}, { 'idempotency-key': crypto.randomUUID() })
  const read = async () => made.parse(await (await page.request.get(`${sessions}/${id}`)).json()).images
  await expect.poll(async () => (await read()).map(({ status }) => status), givingWay).toEqual(['ready', 'ready'])
  const [first, second] = (await read()).map((image) => `${sessions}/${id}/images/${image.id}/review`)
  if (first === undefined || second === undefined) throw new Error('Two pictures were asked for')
  return { id, first, second }
}
