import QRCode from 'qrcode'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readQrCode } from './read-qr-code.ts'

const text =
  '00020101021126440014A00000061500010106501664021620000000123456785204569953034585802MY5913TULPAR STUDIO6012KUALA LUMPUR6304ABCD'
const draw = (options: object = {}) => QRCode.toBuffer(text, { width: 600, errorCorrectionLevel: 'H', ...options })
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
  ['in pink', await draw({ color: { dark: '#ED2E67', light: '#FFFFFF' } })],
  ['on transparent ground', await draw({ color: { dark: '#000000', light: '#00000000' } })],
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
