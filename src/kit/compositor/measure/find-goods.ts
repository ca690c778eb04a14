import type { Pixels } from '../print.ts'
import type { GoodsKind } from '../shot.ts'
import { type Lab, labOf } from './colour.ts'
import { holesIn, type Part, partsOf } from './regions.ts'

/** Something of one material in a picture. */
export type Goods = {
  material: Lab
  /** 1 where the material is seen. */
  like: Uint8Array
  /** 1 where it encloses something else. */
  holes: Uint8Array
  box: Part
  /** With what it encloses, in pixels. */
  filled: number
  /** How likely the picture is of this. */
  weight: number
}

/** The hue of a material stays under any light, and it is not much lighter or darker; in a fold it is darker by a share. */
export function isLike([lightness, a, b]: Lab, lab: Lab): boolean {
  const share = lab[0] / Math.max(0.01, lightness)
  if (Math.abs(lab[0] - lightness) >= 0.17 && (share < 0.64 || share > 1.12)) return false
  // White has no hue of its own, so a little of another one shows.
  const most = Math.min(0.05, 0.03 + Math.hypot(a, b) / 2)
  return Math.min(Math.hypot(lab[1] - a, lab[2] - b), Math.hypot(lab[1] - a * share, lab[2] - b * share)) < most
}

/** Enamel and glaze mirror a window: their colour with some white over it. */
function isUnderGloss(material: Lab, lab: Lab): boolean {
  const share = (lab[0] - material[0]) / Math.max(0.01, 1 - material[0])
  if (share <= 0 || share > 0.55) return false
  return Math.hypot(lab[1] - material[1] * (1 - share), lab[2] - material[2] * (1 - share)) < 0.045
}

const materials = 9
/** Of the picture: goods cover at least so much, with what lies on them. */
const leastShare: Record<GoodsKind, number> = { tshirt: 0.1, kids: 0.1, mug: 0.03, bag: 0.1, sticker: 0.01, pin: 0.04 }
/** What shows less of itself than so much is an outline or the ring round a badge; of a sticker only a border is seen. */
const leastSeen: Record<GoodsKind, number> = { tshirt: 0.3, kids: 0.3, mug: 0.2, bag: 0.3, sticker: 0.08, pin: 0.3 }
/** A table encloses the goods as they enclose their print: what reaches to three sides counts only where there is nothing else. */
const groundWeight = 0.001

/** All that might be the goods that a picture shows, and what its backdrop is like. */
export function goodsIn(pixels: Pixels, kind?: GoodsKind): { labs: Lab[]; goods: Goods[]; isGround: (lab: Lab) => boolean } {
  const { width, height } = pixels
  const labs = labsOf(pixels)
  const isGlossy = kind === 'pin' || kind === 'mug'
  const all = width * height
  const least = all * (kind ? leastShare[kind] : 0.04)
  const seen = kind ? leastSeen[kind] : 0.3
  const goods = materialsIn(labs, width, height).flatMap((material) => {
    const like = new Uint8Array(all)
    for (const [pixel, lab] of labs.entries()) if (isLike(material, lab) || (isGlossy && isUnderGloss(material, lab))) like[pixel] = 1
    const { labels, parts } = partsOf(like, width, height)
    return [...parts.entries()].flatMap(([index, box]) => {
      if (box.area < least * seen) return []
      const holes = holesOf(labels, index + 1, box, { width, height })
      let filled = box.area
      for (const hole of holes) filled += hole
      if (filled < least || box.area < filled * seen) return []
      // Of two readings of one material, the one that explains more.
      const weight = (kind === 'sticker' ? filled : box.area) * fitOf(kind, material, box, filled) * placeOf(box, width, height)
      return [{ material: lit(labs, labels, index + 1, box), like, holes, box, filled, weight }]
    })
  })
  const border = borderColours(labs, width, height)
  return { labs, goods, isGround: (lab) => border.some((colour) => isLike(colour, lab)) }
}

/** The colour of a part where it is neither in a fold nor in shadow. */
function lit(labs: readonly Lab[], labels: Int32Array, label: number, { area }: Part): Lab {
  let middle = 0
  for (const [pixel, lab] of labs.entries()) if (labels[pixel] === label) middle += lab[0] / area
  const sum: Lab = [0, 0, 0]
  let count = 0
  for (const [pixel, lab] of labs.entries()) {
    if (labels[pixel] !== label || lab[0] < middle - 1e-6) continue
    for (const axis of [0, 1, 2] as const) sum[axis] += lab[axis]
    count++
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** What a part encloses, looked for within its own box. */
function holesOf(
  labels: Int32Array,
  label: number,
  { left, top, right, bottom }: Part,
  { width, height }: { width: number; height: number },
) {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const own = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) own[y * wide + x] = labels[(y + top) * width + x + left] === label ? 1 : 0
  const inside = holesIn(own, wide, high)
  const holes = new Uint8Array(width * height)
  for (let y = 0; y < high; y++) holes.set(inside.subarray(y * wide, (y + 1) * wide), (y + top) * width + left)
  return holes
}

/** Goods stand in the middle, and don't reach round the picture. */
function placeOf(part: Part, width: number, height: number): number {
  const sides = [part.left === 0, part.top === 0, part.right === width - 1, part.bottom === height - 1].filter(Boolean).length
  if (sides >= 3) return groundWeight
  const x = (part.left + part.right) / width - 1
  const y = (part.top + part.bottom) / height - 1
  return Math.exp(-(x ** 2 + y ** 2) * 0.7) * (sides === 0 ? 1 : 0.05)
}

function fitOf(kind: GoodsKind | undefined, material: Lab, { left, right, top, bottom }: Part, filled: number): number {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (kind === 'pin') {
    const isRound = Math.abs(wide / high - 1) < 0.12 && Math.abs(filled / (wide * high) - Math.PI / 4) < 0.06
    return isRound ? 50 : 1
  }
  if (kind === 'sticker') return material[0] > 0.92 && Math.hypot(material[1], material[2]) < 0.03 ? 50 : 1
  return 1
}

function labsOf({ width, height, data }: Pixels): Lab[] {
  return Array.from({ length: width * height }, (_, pixel) =>
    labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0),
  )
}

/** The colours that are found most in the middle of the picture; one material in light and in shadow may be two. */
function materialsIn(labs: readonly Lab[], width: number, height: number): Lab[] {
  const seen: Lab[] = []
  for (let y = Math.floor(height * 0.12); y < height * 0.88; y += 2) {
    for (let x = Math.floor(width * 0.12); x < width * 0.88; x += 2) seen.push(labs[y * width + x] ?? [0, 0, 0])
  }
  return frequent(seen, materials)
}

function borderColours(labs: readonly Lab[], width: number, height: number): Lab[] {
  const edge = Math.max(2, Math.round(Math.min(width, height) * 0.03))
  const seen = labs.filter((_, pixel) => {
    const [x, y] = [pixel % width, (pixel / width) | 0]
    return x < edge || y < edge || x >= width - edge || y >= height - edge
  })
  return frequent(seen, 6)
}

function frequent(seen: readonly Lab[], most: number): Lab[] {
  const bins = new Map<string, { sum: Lab; count: number }>()
  for (const lab of seen) {
    const key = `${Math.round(lab[0] / 0.14)} ${Math.round(lab[1] / 0.05)} ${Math.round(lab[2] / 0.05)}`
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    for (const axis of [0, 1, 2] as const) bin.sum[axis] += lab[axis]
    bin.count++
    bins.set(key, bin)
  }
  return [...bins.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ sum, count }) => [sum[0] / count, sum[1] / count, sum[2] / count])
}
