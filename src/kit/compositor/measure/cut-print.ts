import { loadSharp } from '../../images/load-sharp.ts'
import { PictureError } from '../picture-error.ts'
import { type Pixels, readPixels } from '../print.ts'
import type { Box } from '../shot.ts'
import { freeInk } from './free-ink.ts'

const mostSide = 2400
const margin = 0.02

/** Cuts out what differs from the material and removes its colour from the edges. PNG with alpha. Throws PictureError. */
export async function cutPrint(picture: Buffer, area: Box, material: string): Promise<Buffer> {
  const whole = await readPixels(picture, mostSide)
  const pixels = cropped(whole, area)
  // Goods may be cut out too; then there is cloth all around the print.
  const cut = pixelsAreClear(whole) && pixelsAreClear(pixels) ? pixels : freeInk(pixels, material)
  const ink = countInk(cut)
  if (ink < cut.width * cut.height * 0.004) throw new PictureError('no_print_found')
  const sharp = await loadSharp()
  return sharp(cut.data, { raw: { width: cut.width, height: cut.height, channels: 4 } })
    .png()
    .toBuffer()
}

function pixelsAreClear({ data }: Pixels): boolean {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 128) clear++
  return clear > data.length / 4 / 50
}

function countInk({ data }: Pixels): number {
  let ink = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) ink++
  return ink
}

function cropped({ width, height, data }: Pixels, area: Box): Pixels {
  const left = Math.max(0, Math.floor((area.x - margin) * width))
  const top = Math.max(0, Math.floor((area.y - margin) * height))
  const right = Math.min(width, Math.ceil((area.x + area.width + margin) * width))
  const bottom = Math.min(height, Math.ceil((area.y + area.height + margin) * height))
  const [wide, high] = [right - left, bottom - top]
  if (wide < 16 || high < 16) throw new PictureError('too_small')
  const cut = Buffer.alloc(wide * high * 4)
  for (let y = 0; y < high; y++) data.copy(cut, y * wide * 4, ((y + top) * width + left) * 4, ((y + top) * width + right) * 4)
  return { width: wide, height: high, data: cut }
}
