import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadSharp } from './load-sharp.ts'
import { measureImage, NotAnImage, openImage, TooManyPixels } from './open-image.ts'

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>')
const [jpeg, png, webp, avif, gif, tiff] = await Promise.all(
  (['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const).map((format) => plain.clone().toFormat(format).toBuffer()),
)

it.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
  ['image/avif', avif],
] as const)('opens %s', async (kind, bytes) => {
  expect(await measureImage(bytes ?? Buffer.alloc(0))).toEqual({ kind, width: 60, height: 40 })
  expect(await (await openImage(bytes ?? Buffer.alloc(0))).png().toBuffer({ resolveWithObject: true })).toMatchObject({
    info: { width: 60, height: 40 },
  })
})

it.each([
  ['GIF', gif],
  ['TIFF', tiff],
  ['SVG', svg],
  ['SVG that begins like a text', Buffer.concat([Buffer.from('\n'.repeat(100)), svg])],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['text', Buffer.from('paid 120 ringgit')],
  ['nothing', Buffer.alloc(0)],
])('opens no %s', async (_, bytes) => {
  await expect(openImage(bytes ?? Buffer.alloc(0))).rejects.toThrow(NotAnImage)
})

it('leaves the decoder no other format', async () => {
  const decoder = await loadSharp()
  for (const bytes of [gif, tiff]) await expect(decoder(bytes).metadata()).rejects.toThrow(/unsupported/)
  expect((await decoder(svg).metadata()).format).toBe('svg')
})

it('decodes no more than forty megapixels, and checks that without decoding', async () => {
  const broad = await sharp({ create: { width: 8001, height: 5000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const startedAt = process.memoryUsage().rss
  await expect(openImage(broad)).rejects.toThrow(TooManyPixels)
  expect(process.memoryUsage().rss - startedAt).toBeLessThan(40_000_000)
})

it('refuses an image that breaks off once it is decoded', async () => {
  const noise = {
    create: { width: 600, height: 400, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  } as const
  const whole = await sharp(noise).jpeg().toBuffer()
  const image = await openImage(whole.subarray(0, whole.length / 2))
  await expect(image.png().toBuffer()).rejects.toThrow()
})

it('sets the decoder up once for parallel callers', () => {
  expect(loadSharp()).toBe(loadSharp())
})
