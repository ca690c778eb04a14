import type { Pixels } from '../print.ts'
import { distance, hexOfLab, type Lab, labOf } from './colour.ts'
import { isLike } from './find-goods.ts'

type Swatch = { lab: Lab; weight: number }
export type Palette = { hex: string; share: number; lab: Lab }[]

/** Colours closer than this look the same in uneven light. */
const near = 0.075
const most = 8
const leastShare = 0.012

/** Returns the colours of the selected pixels, largest share first. */
export function paletteOf(pixels: Pixels, counts: (pixel: number) => boolean): Palette {
  const bins = binned(pixels, counts)
  const centres: Swatch[] = []
  for (const bin of bins) {
    const known = nearest(centres, bin.lab)
    if (!known || distance(known.lab, bin.lab) > near) centres.push({ lab: bin.lab, weight: bin.weight })
    else known.weight += bin.weight
  }
  let kept = centres.toSorted((one, other) => other.weight - one.weight).slice(0, most * 2)
  for (let round = 0; round < 4; round++) kept = settled(kept, bins)
  const sum = kept.reduce((whole, { weight }) => whole + weight, 0) || 1
  const large = kept.filter(({ weight }) => weight / sum >= leastShare).slice(0, most)
  const shown = large.reduce((whole, { weight }) => whole + weight, 0) || 1
  return large
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ lab, weight }) => ({ hex: hexOfLab(lab), share: weight / shown, lab }))
}

/** Limits for a small share that is no ink of its own: an ink in a fold, or the border of two colours. */
const shade = { most: 0.2, leastLight: 0.78 }
const border = { most: 0.06, away: 0.05 }

/** Returns the inks of a print on a material. In a photograph, folds and borders add colours that are not inks. */
export function inksOf(palette: Palette, material: Lab): Palette {
  const inks: Palette = []
  for (const one of palette) {
    const ink =
      inks.find(({ lab }) => one.share < shade.most && isShadeOf(lab, one.lab)) ??
      (isBorder(one, [...inks, { lab: material }]) ? nearest(inks, one.lab) : undefined)
    if (ink) ink.share += one.share
    else inks.push({ ...one })
  }
  return inks.toSorted((one, other) => other.share - one.share)
}

function isShadeOf(ink: Lab, lab: Lab): boolean {
  return lab[0] <= ink[0] && lab[0] >= ink[0] * shade.leastLight && isLike(ink, lab)
}

function isBorder({ lab, share }: Palette[number], colours: readonly { lab: Lab }[]): boolean {
  if (share >= border.most) return false
  return colours.some((one, place) => colours.slice(place + 1).some((other) => awayFromLine(lab, one.lab, other.lab) < border.away))
}

function awayFromLine(lab: Lab, from: Lab, to: Lab): number {
  const line: Lab = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const off: Lab = [lab[0] - from[0], lab[1] - from[1], lab[2] - from[2]]
  const along = (off[0] * line[0] + off[1] * line[1] + off[2] * line[2]) / (line[0] ** 2 + line[1] ** 2 + line[2] ** 2 || 1)
  const at = Math.max(0, Math.min(1, along))
  return Math.hypot(off[0] - line[0] * at, off[1] - line[1] * at, off[2] - line[2] * at)
}

/** Rounds colours to five bits per channel, the most frequent first. */
function binned({ data, width, height }: Pixels, counts: (pixel: number) => boolean): Swatch[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!counts(pixel)) continue
    const [red, green, blue] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0]
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sum[0] += red
    sum[1] += green
    sum[2] += blue
    sum[3]++
    sums.set(key, sum)
  }
  return [...sums.values()]
    .map(([red, green, blue, count]) => ({
      lab: labOf(Math.round(red / count), Math.round(green / count), Math.round(blue / count)),
      weight: count,
    }))
    .sort((one, other) => other.weight - one.weight)
}

/** One step of k-means. Centres that have come close are merged. */
function settled(centres: readonly Swatch[], bins: readonly Swatch[]): Swatch[] {
  const sums = new Map<Swatch, { lab: Lab; weight: number }>()
  for (const { lab, weight } of bins) {
    const centre = nearest(centres, lab)
    if (!centre) continue
    const sum = sums.get(centre) ?? { lab: [0, 0, 0], weight: 0 }
    for (const axis of [0, 1, 2] as const) sum.lab[axis] += lab[axis] * weight
    sum.weight += weight
    sums.set(centre, sum)
  }
  const merged: Swatch[] = []
  for (const { lab, weight } of [...sums.values()].sort((one, other) => other.weight - one.weight)) {
    const mean: Lab = [lab[0] / weight, lab[1] / weight, lab[2] / weight]
    const known = nearest(merged, mean)
    if (!known || distance(known.lab, mean) > near) merged.push({ lab: mean, weight })
    else known.weight += weight
  }
  return merged
}

export function nearest<Item extends { lab: Lab }>(centres: readonly Item[], lab: Lab): Item | undefined {
  let best: Item | undefined
  let least = Infinity
  for (const centre of centres) {
    const away = distance(centre.lab, lab)
    if (away >= least) continue
    least = away
    best = centre
  }
  return best
}
