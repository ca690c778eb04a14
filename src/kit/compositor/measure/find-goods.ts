import type { Pixels } from '../print.ts'
import type { GoodsKind } from '../shot.ts'
import { type Lab, labOf } from './colour.ts'
import { holesIn, type Part, partsOf } from './regions.ts'

/** A region of one material in a picture. */
export type Goods = {
  material: Lab
  /** 1 where the material is visible. */
  like: Uint8Array
  /** 1 where the region encloses something else. */
  holes: Uint8Array
  /** 1 in this region and in its holes. */
  whole: Uint8Array
  box: Part
  /** Pixels of the region and its holes. */
  filled: number
  /** Large enough to be the goods on sale; otherwise perhaps a rim of them. */
  isWhole: boolean
  /** Reaches around the picture. */
  isGround: boolean
  /** How likely these are the goods of the picture. */
  weight: number
}

/** Returns true for a colour of the same hue that is not much lighter or darker. In a fold, hue and lightness fall by the same share. */
export function isLike([lightness, a, b]: Lab, lab: Lab): boolean {
  const share = lab[0] / Math.max(0.01, lightness)
  if (Math.abs(lab[0] - lightness) >= 0.17 && (share < 0.64 || share > 1.12)) return false
  // White has no hue of its own, so a slight tint shows more.
  const most = Math.min(0.05, 0.03 + Math.sqrt(a * a + b * b) / 2) ** 2
  return (lab[1] - a) ** 2 + (lab[2] - b) ** 2 < most || (lab[1] - a * share) ** 2 + (lab[2] - b * share) ** 2 < most
}

/** Enamel and glaze mirror a window: their colour with some white over it. */
function isUnderGloss(material: Lab, lab: Lab, most: number): boolean {
  const share = (lab[0] - material[0]) / Math.max(0.01, 1 - material[0])
  if (share <= 0 || share > most) return false
  return (lab[1] - material[1] * (1 - share)) ** 2 + (lab[2] - material[2] * (1 - share)) ** 2 < 0.045 ** 2
}

const materials = 9
/** Glaze mirrors its surroundings, so a rim may have a rarer colour. */
const rimMaterials = 5
/** Only its lightness distinguishes paper from a light ground. */
const paperStep = 0.06
/** The least share of the picture that goods cover, including anything on them. */
const leastShare: Record<GoodsKind, number> = { tshirt: 0.1, kids: 0.1, mug: 0.03, bag: 0.1, sticker: 0.01, pin: 0.04 }
/** A region with a smaller visible share is an outline, or the ring around a badge. Of a sticker only a border shows. */
const leastSeen: Record<GoodsKind, number> = { tshirt: 0.3, kids: 0.3, mug: 0.2, bag: 0.3, sticker: 0.08, pin: 0.3 }
/** A table encloses goods as goods enclose their print. A region that touches three sides counts only when there is no other. */
const groundWeight = 0.001

/** Returns all regions that may be the goods of a picture, and a test for its backdrop. */
export function goodsIn(pixels: Pixels, kind?: GoodsKind): { labs: Lab[]; goods: Goods[]; isGround: (lab: Lab) => boolean } {
  const { width, height } = pixels
  const labs = labsOf(pixels)
  const gloss = kind === 'pin' ? 0.72 : kind === 'mug' ? 0.55 : 0
  const all = width * height
  const least = all * (kind ? leastShare[kind] : 0.04)
  // A rim next to a belt is smaller than a mug.
  const smallest = kind === 'mug' ? least * 0.2 : least
  const seen = kind ? leastSeen[kind] : 0.3
  const goods = materialsIn(labs, width, height, materials + (kind === 'mug' ? rimMaterials : 0)).flatMap((material, rank) => {
    const isWhite = kind === 'sticker' && isPaper(material)
    const like = new Uint8Array(all)
    for (let pixel = 0; pixel < all; pixel++) {
      const lab = labs[pixel]
      if (lab && isWhite && Math.abs(lab[0] - material[0]) > paperStep) continue
      if (lab && (isLike(material, lab) || (gloss > 0 && isUnderGloss(material, lab, gloss)))) like[pixel] = 1
    }
    const { labels, parts } = partsOf(like, width, height)
    return [...parts.entries()].flatMap(([index, box]) => {
      if (box.area < smallest * seen) return []
      const holes = holesOf(labels, index + 1, box, { width, height })
      let filled = box.area
      const whole = holes.slice()
      for (let pixel = 0; pixel < all; pixel++) {
        if (holes[pixel] === 1) filled++
        else if (labels[pixel] === index + 1) whole[pixel] = 1
      }
      if (filled < smallest || box.area < filled * seen) return []
      // Prefers the reading of a material that explains more.
      const weight = (kind === 'sticker' ? filled : box.area) * fitOf(kind, material, box, filled) * placeOf(box, width, height)
      return [
        {
          material: lit(labs, labels, index + 1, box),
          like,
          holes,
          whole,
          box,
          filled,
          weight,
          isWhole: filled >= least && rank < materials,
          isGround: placeOf(box, width, height) === groundWeight,
        },
      ]
    })
  })
  const border = borderColours(labs, width, height)
  return { labs, goods, isGround: (lab) => border.some((colour) => isLike(colour, lab)) }
}

/** Returns the colour of a region outside folds and shadow. */
function lit(labs: readonly Lab[], labels: Int32Array, label: number, { area }: Part): Lab {
  let middle = 0
  for (let pixel = 0; pixel < labels.length; pixel++) if (labels[pixel] === label) middle += (labs[pixel]?.[0] ?? 0) / area
  const sum: Lab = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const lab = labels[pixel] === label ? labs[pixel] : undefined
    if (!lab || lab[0] < middle - 1e-6) continue
    sum[0] += lab[0]
    sum[1] += lab[1]
    sum[2] += lab[2]
    count++
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

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

/** Goods are in the middle and don't reach around the picture. */
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
  if (kind === 'sticker') return isPaper(material) ? 50 : 1
  return 1
}

export function isPaper([lightness, a, b]: Lab): boolean {
  return lightness > 0.92 && Math.hypot(a, b) < 0.03
}

function labsOf({ width, height, data }: Pixels): Lab[] {
  return Array.from({ length: width * height }, (_, pixel) =>
    labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0),
  )
}

/** Returns the most frequent colours in the middle of the picture. A material in light and in shadow may count as two. */
function materialsIn(labs: readonly Lab[], width: number, height: number, most: number): Lab[] {
  const seen: Lab[] = []
  for (let y = Math.floor(height * 0.12); y < height * 0.88; y += 2) {
    for (let x = Math.floor(width * 0.12); x < width * 0.88; x += 2) seen.push(labs[y * width + x] ?? [0, 0, 0])
  }
  return frequent(seen, most)
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
