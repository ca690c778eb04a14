import { blur, type Field, makeField, sample } from '../canvas/field.ts'
import type { Pixels } from '../print.ts'
import { type Lab, labOf } from './colour.ts'
import { isLike } from './find-goods.ts'

/** Returns how far a colour's hue is from that of a material in the same light. */
export function tintAway([lightness, a, b]: Lab, lab: Lab): number {
  const share = lab[0] / Math.max(0.01, lightness)
  return Math.hypot(lab[1] - a * share, lab[2] - b * share)
}

/** Returns true for the material itself in a fold or on one: darker or lighter, and of almost the same hue. */
export function isShade(material: Lab, lab: Lab): boolean {
  const share = lab[0] / Math.max(0.01, material[0])
  if (share <= 0.4 || share >= 1.2) return false
  return tintAway(material, lab) < (share < 1.02 ? 0.03 : 0.012)
}

const mostSide = 300
/** Pixels with less cloth nearby than this use the plain material. */
const fallback = 0.0005

/** Estimates the lit cloth under each place, as red, green and blue: from the nearest cloth, or from farther away under a large print. */
export function clothRound(pixels: Pixels, material: Lab, plain: readonly [number, number, number]): (x: number, y: number) => number[] {
  const { seen, step } = clothSeen(pixels, material)
  const { width, height } = seen[0]
  const near = Math.max(2, Math.max(width, height) / 14)
  const fields = [near, near * 4].map((sigma) => seen.map((field) => blur(field, sigma)))
  const channels = plain.map((colour, channel) =>
    makeField(width, height, (x, y) => {
      const place = y * width + x
      const [close, far] = fields.map((level) => ({
        weight: level[3]?.values[place] ?? 0,
        sum: level[channel]?.values[place] ?? 0,
      }))
      const from = ((far?.sum ?? 0) + fallback * colour) / ((far?.weight ?? 0) + fallback)
      return ((close?.sum ?? 0) + fallback * 8 * from) / ((close?.weight ?? 0) + fallback * 8)
    }),
  )
  return (x, y) => channels.map((field) => sample(field, (x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5))
}

/** Sums the colours of cloth pixels and their number, on a grid smaller than the picture. */
function clothSeen({ width, height, data }: Pixels, material: Lab): { seen: [Field, Field, Field, Field]; step: number } {
  const step = Math.max(1, Math.max(width, height) / mostSide)
  const [wide, high] = [Math.max(2, Math.ceil(width / step)), Math.max(2, Math.ceil(height / step))]
  const seen: [Field, Field, Field, Field] = [makeField(wide, high), makeField(wide, high), makeField(wide, high), makeField(wide, high)]
  const most = 0.02 + Math.hypot(material[1], material[2]) / 4
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0] as const
    const lab = labOf(...colour)
    if (!isLike(material, lab) || tintAway(material, lab) > most) continue
    const place = Math.floor(Math.floor(pixel / width) / step) * wide + Math.floor((pixel % width) / step)
    for (const [channel, value] of [...colour, 1].entries()) {
      const { values } = seen[channel] ?? seen[3]
      values[place] = (values[place] ?? 0) + value / step / step
    }
  }
  return { seen, step }
}
