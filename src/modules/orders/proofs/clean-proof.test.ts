import { deflateSync } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { cleanProof } from './clean-proof.ts'

const imageQueue = new ImageQueue()

/** As uploaded, with the type detected from the bytes. */
const clean = async (bytes: Uint8Array) =>
  cleanProof({ imageQueue }, new Blob([new Uint8Array(bytes)], { type: (await fileTypeFromBuffer(bytes))?.mime ?? '' }))

const pdf = (objects = '1 0 obj\n<< /Type /Catalog >>\nendobj\n', end = '') =>
  Buffer.from(`%PDF-1.7\n${objects}xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n${end}`, 'latin1')

async function image(format: 'jpeg' | 'png' | 'webp', width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#20398C' } })
    .withExif({ IFD0: { Make: 'Secret phone' }, IFD3: { GPSLatitude: '43/1 14/1 0/1', GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer()
}

/** Returns a PNG of a few hundred bytes whose header says 30,000 × 30,000. */
function hugePng(): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const frame = Buffer.alloc(8 + body.length)
    frame.writeUInt32BE(content.length, 0)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc32(body), 4 + body.length)
    return frame
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

it.each(['jpeg', 'png', 'webp'] as const)('redraws a %s without its location', async (format) => {
  const original = await image(format)
  expect((await sharp(original).metadata()).exif).toBeDefined()

  const { bytes, mime } = await clean(original)
  const kept = await sharp(bytes).metadata()
  expect(mime).toBe(`image/${format}`)
  expect(kept).toMatchObject({ format, width: 800, height: 600 })
  expect(kept.exif).toBeUndefined()
  expect(Buffer.from(bytes).includes('Secret phone')).toBe(false)
})

it('keeps an AVIF as WebP', async () => {
  const original = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#20398C' } })
    .avif()
    .toBuffer()
  const { bytes, mime, extension } = await clean(original)
  expect({ mime, extension }).toEqual({ mime: 'image/webp', extension: 'webp' })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 })
})

it('turns an image upright and makes it at most 2400 px long', async () => {
  const sideways = await sharp(await image('jpeg', 4000, 3000))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const kept = await sharp((await clean(sideways)).bytes).metadata()
  expect([kept.width, kept.height]).toEqual([1800, 2400])
})

it.each([
  [1080, 9000, [1080, 9000]],
  [1440, 20_000, [1080, 15_000]],
  [1080, 18_000, [960, 16_000]],
  [9000, 1080, [9000, 1080]],
  [1080, 2300, [1080, 2300]],
])('keeps a long receipt of %d × %d px readable', async (width, height, kept) => {
  const { width: across, height: down } = await sharp((await clean(await image('jpeg', width, height))).bytes).metadata()
  expect([across, down]).toEqual(kept)
})

it('drops data hidden after an image', async () => {
  const polyglot = Buffer.concat([await image('jpeg'), Buffer.from('<script>alert(1)</script>PK\x05\x06', 'latin1')])
  const { bytes } = await clean(polyglot)
  expect(Buffer.from(bytes).includes('<script')).toBe(false)
  expect((await fileTypeFromBuffer(bytes))?.mime).toBe('image/jpeg')
})

it('refuses more than forty megapixels before decoding them', async () => {
  const bomb = hugePng()
  expect(bomb.length).toBeLessThan(1000)
  await expect(clean(bomb)).rejects.toMatchObject({ code: 'proof_too_many_pixels', status: 422 })
})

it('refuses an image that breaks off', async () => {
  const whole = await image('jpeg', 1600, 1200)
  await expect(clean(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'proof_refused', status: 422 })
})

it('stores a PDF byte for byte', async () => {
  const original = pdf('1 0 obj\n<< /Length 12 >>\nstream\n/JS (bytes) \nendstream\nendobj\n')
  await expect(clean(original)).resolves.toMatchObject({ mime: 'application/pdf', extension: 'pdf', bytes: new Uint8Array(original) })
})

it('stores a PDF whose table of objects a reader has to rebuild', async () => {
  const original = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
  await expect(clean(original)).resolves.toMatchObject({ mime: 'application/pdf', bytes: new Uint8Array(original) })
})

it.each([
  ['without its end', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['that runs a script', pdf('1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n')],
  ['that hides the name of its script', pdf('1 0 obj\n<< /S /J#61vaScript >>\nendobj\n')],
  ['that starts a program', pdf('1 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n')],
  ['that is a page as well', pdf('1 0 obj\n(<script>alert(1)</script>)\nendobj\n')],
  ['that is an archive as well', pdf(undefined, 'PK\x05\x06\x00\x00\x00\x00')],
  ['with a password', pdf('5 0 obj\n<< /Filter /Standard /V 2 /R 3 >>\nendobj\ntrailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\n')],
  ['with an archive before its end', pdf('1 0 obj\n(PK\x05\x06)\nendobj\n')],
])('refuses a PDF %s', async (_name, bytes) => {
  await expect(clean(bytes)).rejects.toMatchObject({ code: 'proof_refused', status: 422 })
})
