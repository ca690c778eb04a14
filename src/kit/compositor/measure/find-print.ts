import type { Pixels } from '../print.ts'
import type { GoodsKind } from '../shot.ts'
import { distance, type Lab } from './colour.ts'
import { type Goods, goodsIn, isLike } from './find-goods.ts'
import { type Part, partsOf } from './regions.ts'

export type FoundPrint = {
  mask: Uint8Array
  box: Part
  material: Lab | undefined
  /** Whether more of the kind lie on the goods, or more goods in the picture, that the box leaves out. */
  isOneOfSeveral: boolean
}

/** Of the picture; what is smaller is likely a label, the smaller the likelier. */
const largePrint = 0.04
/** Of its box: what covers less of it is likely a gleam or an edge. */
const densePrint = 0.25
/** Of the goods: what is smaller is a part of a drawing, such as one of three curls of steam. */
const wholePrint = 0.04

/**
 * The ink of a print alone, or of one that lies on a product in the middle of a picture; undefined where none stands out. Whoever knows the
 * kind of goods says it: a badge is round, a sticker has a white border, mugs shine.
 */
export function findPrint(pixels: Pixels, kind?: GoodsKind): FoundPrint | undefined {
  const { width, height, data } = pixels
  let clear = 0
  for (let pixel = 0; pixel < width * height; pixel++) if ((data[pixel * 4 + 3] ?? 0) < 128) clear++
  if (clear > width * height * 0.02) {
    const mask = new Uint8Array(width * height)
    for (let pixel = 0; pixel < mask.length; pixel++) mask[pixel] = (data[pixel * 4 + 3] ?? 0) >= 128 ? 1 : 0
    const box = boxOf(mask, width, height)
    return box && { mask, box, material: undefined, isOneOfSeveral: false }
  }
  const { labs, goods: found, isGround } = goodsIn(pixels, kind)
  // The cloth inside a ring of ink is the cloth around it; a badge may be of its card's colour, and a sticker's paper of the page's.
  const goods =
    kind === 'pin' || kind === 'sticker'
      ? found
      : found.filter((one) => !found.some((other) => goesOn(other, one, width) || isRing(one, other, labs)))
  // Letters and what stands above them are one print; what a mug has beside its own is the next one.
  const gap = kind === 'mug' ? 0.035 : 0.075
  // Goods that fill the picture are seen close up.
  const fieldOn = ({ box }: Goods) =>
    kind && box.right - box.left + box.bottom - box.top < (width + height) * 0.95 ? fields[kind] : anywhere
  const [best, ...rest] = goods
    .flatMap((one) => {
      const print = printOn(one, labs, { width, height }, { isGround, isOn: fieldOn(one), gap })
      if (!print) return []
      const { left, right, top, bottom, area } = print.box
      const framed = (right - left + 1) * (bottom - top + 1)
      // A mug’s whole side and more is rather the mug itself on its table, which may be as white.
      const whole = kind === 'mug' && framed > width * height * 0.3 ? 0.1 : 1
      const likely = whole * Math.min(1, framed / (width * height * largePrint)) * Math.min(1, area / framed / densePrint)
      return [{ ...print, goods: one, weight: one.weight * likely }]
    })
    .toSorted((one, other) => other.weight - one.weight)
  if (!best) return undefined
  const { mask, box, isOneOfSeveral } = best
  const isBeside = (one: { box: Part; weight: number }) => one.weight > best.weight * 0.4 && !overlaps(one.box, box)
  const isSeveral = isOneOfSeveral || rest.some(isBeside) || goods.some((one) => areTwo(best.goods, one))
  const material = kind === 'mug' ? materialBeside(best, labs, width) : best.goods.material
  return { mask, box, material, isOneOfSeveral: isSeveral }
}

/** Glaze shades off to the table's colours: what it is of is seen right beside the print. */
function materialBeside({ mask, box, goods }: { mask: Uint8Array; box: Part; goods: Goods }, labs: readonly Lab[], width: number): Lab {
  const [sum, reach] = [[0, 0, 0] as Lab, Math.round((box.right - box.left) * 0.06)]
  let count = 0
  for (let y = Math.max(0, box.top - reach); y <= box.bottom + reach; y++) {
    for (let x = Math.max(0, box.left - reach); x <= Math.min(width - 1, box.right + reach); x++) {
      const lab = labs[y * width + x]
      if (!lab || mask[y * width + x] === 1 || goods.like[y * width + x] !== 1) continue
      for (const axis of [0, 1, 2] as const) sum[axis] += lab[axis]
      count++
    }
  }
  const beside: Lab = [sum[0] / count, sum[1] / count, sum[2] / count]
  return count === 0 || distance(beside, goods.material) < 0.1 ? goods.material : beside
}

/** Goods of another material beside or behind, that neither hold these nor lie on them. */
function areTwo(one: Goods, other: Goods): boolean {
  return (
    other.weight > one.weight * 0.3 &&
    !isLike(one.material, other.material) &&
    !isLike(other.material, one.material) &&
    !holds(one.box, other.box) &&
    !holds(other.box, one.box)
  )
}

function goesOn(outer: Goods, inner: Goods, width: number): boolean {
  if (outer === inner || !holds(outer.box, inner.box) || distance(outer.material, inner.material) > 0.06) return false
  const { left, right, top, bottom } = inner.box
  let enclosed = 0
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) enclosed += outer.holes[y * width + x] ?? 0
  return enclosed >= inner.filled * 0.9
}

/** More hole than anything, in which one sees what it lies on. */
function isRing({ material, box, filled, holes }: Goods, outer: Goods, labs: readonly Lab[]): boolean {
  if (box.area > filled * 0.6 || !holds(outer.box, box) || isLike(outer.material, material)) return false
  let [seen, all] = [0, 0]
  for (const [pixel, hole] of holes.entries()) {
    if (hole === 0) continue
    all++
    const lab = labs[pixel]
    if (lab && isLike(outer.material, lab)) seen++
  }
  return seen > all / 2
}

function holds(outer: Part, inner: Part): boolean {
  return outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom
}

type Size = { width: number; height: number }
/** A part, from the middle of the goods in halves of their width and height, and its size as a share of theirs. */
type Place = { x: number; y: number; wide: number; high: number }
type Field = (place: Place) => boolean

const anywhere: Field = () => true
/** Where prints lie: beside, there are the opening of a handle, a label in the neck, the window that enamel mirrors. */
const fields: Record<GoodsKind, Field> = {
  tshirt: ({ x, y }) => Math.abs(x) < 0.7 && y > -0.8,
  kids: ({ x, y }) => Math.abs(x) < 0.7 && y > -0.8,
  bag: ({ y }) => y > -0.4,
  mug: ({ x, wide, high }) => Math.abs(x) < 0.55 && wide < 0.5 && high < 0.8,
  sticker: anywhere,
  pin: ({ x, y }) => Math.hypot(x, y) < 0.62,
}

/** The part that lies most in the middle and is large, with what belongs to it. */
function printOn(
  { holes, like, box: around, filled }: Goods,
  labs: readonly Lab[],
  { width, height }: Size,
  { isGround, isOn, gap }: { isGround: (lab: Lab) => boolean; isOn: Field; gap: number },
): Omit<FoundPrint, 'material'> | undefined {
  const { labels, parts: found } = partsOf(holes, width, height)
  const looks = looksOf(labels, found, labs, isGround)
  const [across, down] = [around.right - around.left, around.bottom - around.top]
  const placeOf = (part: Part): Place => ({
    x: (part.left + part.right - around.left - around.right) / across,
    y: (part.top + part.bottom - around.top - around.bottom) / down,
    wide: (part.right - part.left) / across,
    high: (part.bottom - part.top) / down,
  })
  const weightOf = (part: Part) => {
    const { x, y } = placeOf(part)
    // What the backdrop shows through is the opening of a handle.
    const opening = (looks.get(part)?.ground ?? 0) > 0.85 && Math.hypot(x, y) > 0.4 ? 0.02 : 1
    return part.area * Math.exp(-((x / 0.6) ** 2) - (y / 0.6) ** 2) * opening
  }
  const parts = found.filter((part) => isOn(placeOf(part)))
  const main = parts.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  if (!main || main.area < Math.max(12, filled * 0.004)) return undefined
  const isRepeat = (part: Part) => part !== main && part.area > filled * wholePrint && isLikeness(part, main, looks)
  const kept = near(
    parts.filter((part) => part === main || (!isRepeat(part) && (looks.get(part)?.ground ?? 0) < 0.97)),
    main,
    across * gap,
  )
  // Cloth that a ring of ink encloses is still cloth.
  const isKept = found.map((part) => kept.has(part))
  const mask = new Uint8Array(labels.length)
  for (const [pixel, label] of labels.entries()) if (label > 0 && like[pixel] === 0 && isKept[label - 1]) mask[pixel] = 1
  const box = boxOf(mask, width, height)
  return box && { mask, box, isOneOfSeveral: parts.some(isRepeat) }
}

type Look = { mean: Lab; ground: number }

function looksOf(labels: Int32Array, parts: readonly Part[], labs: readonly Lab[], isGround: (lab: Lab) => boolean): Map<Part, Look> {
  const sums = parts.map((): { sum: Lab; ground: number } => ({ sum: [0, 0, 0], ground: 0 }))
  for (const [pixel, label] of labels.entries()) {
    const sum = label > 0 ? sums[label - 1] : undefined
    const lab = labs[pixel]
    if (!sum || !lab) continue
    for (const axis of [0, 1, 2] as const) sum.sum[axis] += lab[axis]
    if (isGround(lab)) sum.ground++
  }
  return new Map(
    parts.map((part, index) => {
      const { sum, ground } = sums[index] ?? { sum: [0, 0, 0] as Lab, ground: 0 }
      return [part, { mean: [sum[0] / part.area, sum[1] / part.area, sum[2] / part.area], ground: ground / part.area }]
    }),
  )
}

/** The same once more, as on a mug that its print runs round: as high, in the same colours, and large. */
function isLikeness(part: Part, main: Part, looks: ReadonlyMap<Part, Look>): boolean {
  const [one, other] = [looks.get(part)?.mean, looks.get(main)?.mean]
  if (!one || !other) return false
  const rows = Math.min(part.bottom, main.bottom) - Math.max(part.top, main.top)
  const heights = [part.bottom - part.top, main.bottom - main.top]
  return (
    part.area > main.area * 0.25 &&
    rows > Math.max(...heights) * 0.6 &&
    Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < 0.07
  )
}

/** The largest part and, again and again, what is near to those: a label in the neck or a seam is farther off, or a speck. */
function near(parts: readonly Part[], main: Part, least: number): Set<Part> {
  const kept = new Set([main])
  const reach = Math.max(least, Math.max(main.right - main.left, main.bottom - main.top) * 0.22)
  const all = { ...main }
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false
    for (const part of parts) {
      const isNear =
        part.right > all.left - reach && part.left < all.right + reach && part.bottom > all.top - reach && part.top < all.bottom + reach
      if (kept.has(part) || !isNear || part.area < main.area * 0.004) continue
      kept.add(part)
      all.left = Math.min(all.left, part.left)
      all.right = Math.max(all.right, part.right)
      all.top = Math.min(all.top, part.top)
      all.bottom = Math.max(all.bottom, part.bottom)
      hasGrown = true
    }
  }
  return kept
}

function overlaps(one: Part, other: Part): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function boxOf(mask: Uint8Array, width: number, height: number): Part | undefined {
  const box: Part = { area: 0, left: width, top: height, right: -1, bottom: -1 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (mask[pixel] === 0) continue
    const x = pixel % width
    const y = (pixel / width) | 0
    box.area++
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box.area === 0 ? undefined : box
}
