import { rgbOf } from '../canvas/layer.ts'
import type { Pixels } from '../print.ts'
import { clothRound, tintAway } from './cloth-round.ts'
import { labOf, labOfHex } from './colour.ts'
import { partsOf } from './regions.ts'

/** An area that nowhere differs more than this from its material is a fold. */
const leastDifference = 0.13
/** As a share of the picture. A smaller area with little difference is a thread. */
const speck = 0.0003

/** Keeps pixels that differ from the material in the local light, and removes its colour from their edges. Folds are cleared. */
export function freeInk(pixels: Pixels, material: string): Pixels {
  const { width, height, data } = pixels
  const under = clothRound(pixels, labOfHex(material), rgbOf(material))
  const cut = Buffer.alloc(data.length)
  const looks: Looks = {
    away: new Float32Array(width * height),
    tint: new Float32Array(width * height),
    isDark: new Uint8Array(width * height),
  }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const cloth = under(pixel % width, Math.floor(pixel / width))
    const lab = labOf(...colour)
    const base = labOf(...(cloth.map((value) => Math.max(0, Math.min(255, Math.round(value)))) as [number, number, number]))
    // A fold changes the lightness of a material, but hardly its hue.
    const tint = tintAway(base, lab)
    const away = Math.hypot((lab[0] - base[0]) * 0.6, tint * 1.4)
    looks.away[pixel] = away
    looks.tint[pixel] = tint
    looks.isDark[pixel] = lab[0] < base[0] - 0.02 ? 1 : 0
    const share = Math.max(0, Math.min(1, (away - 0.035) / 0.075))
    if (share === 0) continue
    // Thinner ink could not be light or dark enough to show like this on the cloth.
    const least = Math.max(
      ...colour.map((value, channel) => {
        const ground = cloth[channel] ?? 0
        return value > ground ? (value - ground) / (255 - ground) : (ground - value) / ground
      }),
    )
    const alpha = Math.min(1, Math.max(least, share * share * (3 - 2 * share)))
    for (const channel of [0, 1, 2] as const)
      cut[at + channel] = Math.max(0, Math.min(255, Math.round(((colour[channel] ?? 0) - (cloth[channel] ?? 0) * (1 - alpha)) / alpha)))
    cut[at + 3] = Math.round(alpha * 255)
  }
  clearFolds(cut, looks, width, height)
  return { width, height, data: cut }
}

/** How far each pixel differs from its cloth, how far its hue differs, and whether it is darker. */
type Looks = { away: Float32Array; tint: Float32Array; isDark: Uint8Array }

/** The most by which the hue of cloth varies. */
const mostTint = 0.022
/** The largest share of its depth by which a fold drops within three pixels. */
const softest = 0.6

/** Clears broad folds that run into ink first, then isolated areas. */
function clearFolds(cut: Buffer, looks: Looks, width: number, height: number): void {
  clear(cut, looks, width, {
    // A lighter pixel may be pale ink.
    isLooked: (pixel) => (looks.tint[pixel] ?? 0) < mostTint * (looks.isDark[pixel] === 1 ? 1.4 : 0.6),
    isCloth: ({ area, edge, most, step }) => edge < area / 2 && (most < leastDifference || step < most * softest),
  })
  clear(cut, looks, width, {
    isLooked: () => true,
    isCloth: ({ area, most, step, tint }) =>
      (tint / area < mostTint && (most < leastDifference || step < most * softest)) ||
      (most < leastDifference && area < width * height * speck),
  })
}

/** A part's pixels, those at its edge, largest distance from its cloth, largest step within it, and sum of hue differences. */
type Seen = { area: number; edge: number; most: number; step: number; tint: number }
type Rule = { isLooked: (pixel: number) => boolean; isCloth: (seen: Seen) => boolean }

function clear(cut: Buffer, { away, tint }: Looks, width: number, { isLooked, isCloth }: Rule): void {
  const mask = new Uint8Array(away.length)
  for (let pixel = 0; pixel < mask.length; pixel++) if ((cut[pixel * 4 + 3] ?? 0) > 0 && isLooked(pixel)) mask[pixel] = 1
  const { labels, parts } = partsOf(mask, width, away.length / width)
  const seen = parts.map(({ area }): Seen => ({ area, edge: 0, most: 0, step: 0, tint: 0 }))
  for (const [pixel, label] of labels.entries()) {
    const part = label > 0 ? seen[label - 1] : undefined
    if (!part) continue
    const own = away[pixel] ?? 0
    part.most = Math.max(part.most, own)
    part.tint += tint[pixel] ?? 0
    if ([1, -1, width, -width].some((beside) => labels[pixel + beside] !== label)) part.edge++
    // Ink ends within a few pixels, a fold fades slowly.
    for (const beside of [pixel - 3, pixel - 3 * width])
      if (labels[beside] === label || cut[beside * 4 + 3] === 0) part.step = Math.max(part.step, Math.abs(own - (away[beside] ?? 0)))
  }
  const isCleared = seen.map(isCloth)
  for (const [pixel, label] of labels.entries()) if (label > 0 && isCleared[label - 1]) cut.fill(0, pixel * 4, pixel * 4 + 4)
}
