import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { Files } from '#kit/files/files.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addImage } from './add-image.ts'
import { imageResponse, type ImageRequest } from './image-response.ts'
import { createRecentImages } from './recent-images.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const ctx = catalogCtx({ db, files })
const recentImages = createRecentImages()
const respond = (path: string, request: ImageRequest = {}, asked = ctx) => imageResponse(asked, recentImages, path, request)
let key = ''

beforeAll(async () => {
  key = (await addImage(ctx, await portrait(1000, 1250))).key
})

it('serves each format at each width, to be cached for ever', async () => {
  for (const [format, mime] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const) {
    const response = await respond(`/images/${key}/640.${format}`)
    expect(response?.headers.get('content-type')).toBe(mime)
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = await bytesOf(response)
    expect(response?.headers.get('content-length')).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 800 })
  }
})

it('allows mails to show it, which are read on pages of mail services', async () => {
  const response = await respond(`/images/${key}/320.jpg`)
  expect(response?.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

it('cuts a square of 400 and never enlarges', async () => {
  expect(await sizeOf(`/images/${key}/400.webp`)).toEqual([400, 400])
  expect(await sizeOf(`/images/${key}/1920.webp`)).toEqual([1000, 1250])
  const { key: small } = await addImage(ctx, await portrait(200, 300))
  expect(await sizeOf(`/images/${small}/400.webp`)).toEqual([200, 200])
})

it('has no other width, format, image or folder', async () => {
  for (const path of [
    `${key}/641.webp`,
    `${key}/0640.webp`,
    `${key}/640.png`,
    `${key}/640`,
    `${'0'.repeat(32)}/640.webp`,
    `../../etc/passwd/640.jpg`,
    `${key}/640.webp/x`,
  ]) {
    expect(await respond(`/images/${path}`), path).toBeUndefined()
  }
})

it('answers 304 to a client that has it, and no body to HEAD', async () => {
  const etag = (await respond(`/images/${key}/320.jpg`))?.headers.get('etag')
  const again = await respond(`/images/${key}/320.jpg`, { ifNoneMatch: `"other", ${etag}` })
  expect([again?.status, again?.body]).toEqual([304, null])
  const head = await respond(`/images/${key}/320.jpg`, { isHead: true })
  expect([head?.status, head?.body]).toEqual([200, null])
  expect(Number(head?.headers.get('content-length'))).toBeGreaterThan(100)
})

it('makes a rendition once for simultaneous requests', async () => {
  let puts = 0
  const counting: Files = {
    ...files,
    put: (...file) => {
      puts += 1
      return files.put(...file)
    },
  }
  const answers = await Promise.all(Array.from({ length: 40 }, () => respond(`/images/${key}/1280.avif`, {}, { ...ctx, files: counting })))
  expect(answers.every((answer) => answer?.status === 200)).toBe(true)
  expect(puts).toBe(1)
})

it('stores the same image once, and refuses other files', async () => {
  const again = await addImage(ctx, await portrait(1000, 1250))
  expect(again.key).toBe(key)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>')
  for (const bytes of [Buffer.from('not a picture'), svg, Buffer.alloc(0)]) {
    await expect(addImage(ctx, bytes)).rejects.toMatchObject({ code: 'picture_refused', status: 422 })
  }
})

function portrait(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#20398C' } })
    .png()
    .toBuffer()
}

async function sizeOf(path: string): Promise<[number, number]> {
  const { width, height } = await sharp(await bytesOf(await respond(path))).metadata()
  return [width, height]
}

async function bytesOf(response: Response | undefined): Promise<Buffer> {
  return response ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0)
}
