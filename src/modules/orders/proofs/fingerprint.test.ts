import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fingerprintOf, isAlike } from './fingerprint.ts'

/** Draws a receipt as banks do: a bar, and lines of text at the given places. */
function receipt(lines: readonly number[]): Buffer {
  const rows = lines.map((y, index) => `<rect x="${40 + (index % 3) * 30}" y="${y}" width="${180 + index * 37}" height="22" fill="#223"/>`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#fff"/><rect width="600" height="120" fill="#fc0"/>${rows.join('')}</svg>`,
  )
}

const one = sharp(receipt([160, 230, 300, 420, 560, 700]))
const other = sharp(receipt([190, 270, 350, 480, 620, 800]).subarray())
const hashOf = async (bytes: Buffer, mime: string) => (await fingerprintOf(bytes, mime)).picture_hash ?? Buffer.alloc(0)

it('recognises a picture that was made smaller and compressed again', async () => {
  const original = await hashOf(await one.clone().png().toBuffer(), 'image/png')
  const smaller = await hashOf(await one.clone().resize(320).jpeg({ quality: 60 }).toBuffer(), 'image/jpeg')
  const brighter = await hashOf(await one.clone().modulate({ brightness: 1.05 }).webp({ quality: 70 }).toBuffer(), 'image/webp')
  expect([isAlike(original, smaller), isAlike(original, brighter)]).toEqual([true, true])
})

it('recognises another receipt as different', async () => {
  const [first, second] = [await one.clone().png().toBuffer(), await other.clone().png().toBuffer()]
  expect(isAlike(await hashOf(first, 'image/png'), await hashOf(second, 'image/png'))).toBe(false)
})

it('has no picture of a PDF', async () => {
  expect(await fingerprintOf(new TextEncoder().encode('%PDF-1.7'), 'application/pdf')).toMatchObject({
    picture_hash: null,
    picture_bands: null,
  })
})
