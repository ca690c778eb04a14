import { blur, type Field, makeField } from '../canvas/field.ts'
import { loadSharp } from '../../images/load-sharp.ts'
import { PictureError } from '../picture-error.ts'
import { type Pixels, readPixels } from '../print.ts'
import type { Box } from '../shot.ts'
import { type Lab, labOf, labOfHex } from './colour.ts'
import { isLike } from './find-goods.ts'
import { partsOf } from './regions.ts'

const mostSide = 2400
const margin = 0.02
/** What nowhere differs more than this from its material is a fold. */
const leastDifference = 0.13

/** The print as PNG with alpha: what differs from the material, freed of the material's colour at its edges. Throws PictureError. */
export async function cutPrint(picture: Buffer, area: Box, material: string): Promise<Buffer> {
  const whole = await readPixels(picture, mostSide)
  const pixels = cropped(whole, area)
  const cut = pixelsAreClear(whole) ? pixels : freed(pixels, labOfHex(material))
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

/** The material as it is lit round each place, and how far each pixel is from it. */
function freed({ width, height, data }: Pixels, material: Lab): Pixels {
  const ground = groundRound({ width, height, data }, material)
  const cut = Buffer.alloc(data.length)
  const differences = new Float32Array(width * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const under = [ground[0].values[pixel] ?? 0, ground[1].values[pixel] ?? 0, ground[2].values[pixel] ?? 0] as const
    const lab = labOf(...colour)
    const base = labOf(...(under.map((value) => Math.max(0, Math.min(255, Math.round(value)))) as [number, number, number]))
    // A fold changes how light a material is, but hardly its hue.
    const away = Math.hypot((lab[0] - base[0]) * 0.6, lab[1] - base[1], lab[2] - base[2])
    differences[pixel] = away
    const share = Math.max(0, Math.min(1, (away - 0.035) / 0.075))
    const alpha = share * share * (3 - 2 * share)
    if (alpha === 0) continue
    for (const channel of [0, 1, 2] as const)
      cut[at + channel] = Math.max(0, Math.min(255, Math.round((colour[channel] - under[channel] * (1 - alpha)) / alpha)))
    cut[at + 3] = Math.round(alpha * 255)
  }
  clearFolds(cut, differences, width, height)
  return { width, height, data: cut }
}

function clearFolds(cut: Buffer, differences: Float32Array, width: number, height: number): void {
  const inked = new Uint8Array(width * height)
  for (let pixel = 0; pixel < inked.length; pixel++) if ((cut[pixel * 4 + 3] ?? 0) > 0) inked[pixel] = 1
  const { labels, parts } = partsOf(inked, width, height)
  const most = new Float32Array(parts.length)
  for (const [pixel, label] of labels.entries()) if (label > 0) most[label - 1] = Math.max(most[label - 1] ?? 0, differences[pixel] ?? 0)
  for (const [pixel, label] of labels.entries())
    if (label > 0 && (most[label - 1] ?? 0) < leastDifference) cut.fill(0, pixel * 4, pixel * 4 + 4)
}

function groundRound({ width, height, data }: Pixels, material: Lab): [Field, Field, Field] {
  const sigma = Math.max(4, Math.max(width, height) / 14)
  const weights = makeField(width, height, (x, y) => {
    const at = (y * width + x) * 4
    return isLike(material, labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) ? 1 : 0.0005
  })
  const soft = blur(weights, sigma)
  const channel = (index: number) => {
    const sums = blur(
      makeField(width, height, (x, y) => (weights.values[y * width + x] ?? 0) * (data[(y * width + x) * 4 + index] ?? 0)),
      sigma,
    )
    return { ...sums, values: sums.values.map((value, pixel) => value / (soft.values[pixel] || 1)) }
  }
  return [channel(0), channel(1), channel(2)]
}
