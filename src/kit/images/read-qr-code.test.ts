import { encodeQR } from 'qr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readQrCode } from './read-qr-code.ts'

const text =
  '00020101021126440014A00000061500010106501664021620000000123456785204569953034585802MY5913TULPAR STUDIO6012KUALA LUMPUR6304ABCD'
const draw = ({ dark = [0, 0, 0, 255], light = [255, 255, 255, 255] } = {}) => {
  const rows = encodeQR(text, 'raw', { ecc: 'high', border: 4 })
  const pixels = Uint8Array.from(rows.flat().flatMap((isDark) => (isDark ? dark : light)))
  const image = sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 4 } })
  return image.resize(600, 600, { kernel: 'nearest' }).png().toBuffer()
}
const plain = await draw()
const badge = await sharp({ create: { width: 110, height: 110, channels: 3, background: '#ED2E67' } })
  .png()
  .toBuffer()
const poster = { create: { width: 1500, height: 2100, channels: 3, background: '#ED2E67' } } as const

it.each([
  ['drawn by a bank', plain],
  [
    'with a badge in its middle',
    await sharp(plain)
      .composite([{ input: badge }])
      .png()
      .toBuffer(),
  ],
  ['in pink', await draw({ dark: [237, 46, 103, 255] })],
  ['on transparent ground', await draw({ light: [0, 0, 0, 0] })],
  [
    'on a poster',
    await sharp(poster)
      .composite([{ input: plain, left: 400, top: 800 }])
      .jpeg()
      .toBuffer(),
  ],
  ['photographed at a slant', await sharp(plain).rotate(17, { background: '#dddddd' }).blur(2).jpeg({ quality: 30 }).toBuffer()],
])('reads a code %s', async (_, image) => {
  expect(await readQrCode(image)).toBe(text)
})

it('finds nothing where there is no code', async () => {
  expect(
    await readQrCode(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    ),
  ).toBeUndefined()
})
