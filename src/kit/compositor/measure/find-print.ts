import type { Pixels } from '../print.ts'
import type { GoodsKind } from '../shot.ts'
import { distance, hexOfLab, type Lab } from './colour.ts'
import { bandsOn, type BeltColumn } from './find-band.ts'
import { type Goods, goodsIn, isLike, isPaper } from './find-goods.ts'
import { isShade } from './cloth-round.ts'
import { freeInk } from './free-ink.ts'
import { anywhere, boxOf, fields, printOn } from './print-on.ts'
import type { Part } from './regions.ts'

export type FoundPrint = {
  mask: Uint8Array
  box: Part
  material: Lab | undefined
  /** True if the goods show more such prints, or the picture more goods, outside the box. */
  isOneOfSeveral: boolean
  /** The columns of a belt around a mug. */
  belt?: readonly BeltColumn[]
  /** One of the drawings that a belt repeats. */
  drawing?: Omit<FoundPrint, 'drawing'>
}

/** As a share of the picture. A smaller print is likely a label. */
const largePrint = 0.04
/** As a share of its box. A print that covers less is likely a gleam or an edge. */
const densePrint = 0.25

/**
 * Finds the ink of a print alone, or of one on a product in the middle of a picture; undefined if none stands out. The kind of goods helps:
 * a badge is round, a sticker has a white border, mugs shine.
 */
export function findPrint(pixels: Pixels, kind?: GoodsKind): FoundPrint | undefined {
  const { width, height } = pixels
  const opaque = opaqueIn(pixels)
  if (opaque) return printOnCutOut(pixels, opaque, kind) ?? { ...opaque, material: undefined, isOneOfSeveral: false }
  const { labs, goods: all, isGround } = goodsIn(pixels, kind)
  const found = all.filter(({ isWhole }) => isWhole)
  // Cloth inside a ring of ink belongs to the cloth around it. A badge may have its card's colour, and a sticker's paper the page's.
  const goods =
    kind === 'pin'
      ? found
      : kind === 'sticker'
        ? found.filter((one) => !found.some((other) => isPaper(other.material) && encloses(other, one)))
        : found.filter((one) => !found.some((other) => goesOn(other, one) || isRing(one, other, labs)))
  const isMug = kind === 'mug'
  // Goods that fill the picture are in close-up.
  const fieldOn = ({ box }: Goods) =>
    kind && box.right - box.left + box.bottom - box.top < (width + height) * 0.95 ? fields[kind] : anywhere
  const [best, ...rest] = goods
    .flatMap((one) => {
      const print = printOn(one, labs, { width, height }, { isGround, isOn: fieldOn(one), isMug })
      if (!print) return []
      const { left, right, top, bottom, area } = print.box
      const framed = (right - left + 1) * (bottom - top + 1)
      // An area larger than a mug's side is probably the mug itself on its table, which may be equally white.
      const whole = isMug && framed > width * height * 0.3 ? 0.1 : 1
      const likely = whole * Math.min(1, framed / (width * height * largePrint)) * Math.min(1, area / framed / densePrint)
      return [{ ...print, goods: one, weight: one.weight * likely }]
    })
    .toSorted((one, other) => other.weight - one.weight)
  if (!best) return undefined
  const refined = isCloth(kind) ? inkOn(pixels, labs, best.goods, best) : undefined
  const print =
    (refined &&
      printOn({ ...best.goods, holes: refined }, labs, { width, height }, { isGround: () => false, isOn: fieldOn(best.goods), isMug })) ??
    best
  const { mask, box, isOneOfSeveral } = print
  const isBeside = (one: { box: Part; weight: number }) => one.weight > best.weight * 0.4 && !overlaps(one.box, box)
  const isSeveral = isOneOfSeveral || rest.some(isBeside) || goods.some((one) => areTwo(best.goods, one))
  const material = isMug ? materialBeside({ mask, box, goods: best.goods }, labs, width) : best.goods.material
  const single = { mask, box, material, isOneOfSeveral: isSeveral }
  const [band, ...bands] = isMug ? bandsOn(all, width).toSorted((one, other) => other.box.bottom - one.box.bottom) : []
  if (!band) return single
  return { ...band, isOneOfSeveral: bands.some((one) => !overlaps(one.box, band.box)), drawing: single }
}

/** Returns the opaque pixels if enough of the picture is transparent. */
function opaqueIn({ width, height, data }: Pixels): { mask: Uint8Array; box: Part } | undefined {
  const mask = new Uint8Array(width * height)
  let clear = 0
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) >= 128) mask[pixel] = 1
    else clear++
  }
  const box = clear > mask.length * 0.02 && boxOf(mask, width, height)
  return box ? { mask, box } : undefined
}

const grounds = ['#d9d4ca', '#8d8880'] as const

/** In a drawing, more than this share of pixels equal their neighbour. On lit goods, fewer than half do. */
const evenDrawing = 0.7

/** Finds the print on goods cut out of their picture; undefined for a print alone. Most of the area is one material around the print. */
function printOnCutOut(pixels: Pixels, { mask, box }: { mask: Uint8Array; box: Part }, kind?: GoodsKind): FoundPrint | undefined {
  const { width, height, data } = pixels
  if ((!isCloth(kind) && kind !== 'mug') || evennessOf(pixels, mask) > evenDrawing) return undefined
  const [light, dark] = grounds.map((hex) => flattened(data, hex))
  const green = mask.reduce((sum, one, pixel) => sum + (one === 1 ? (data[pixel * 4 + 1] ?? 0) : 0), 0) / box.area
  const ground = green > 150 ? dark : light
  const found = ground && findPrint({ width, height, data: ground }, kind)
  if (!found) return undefined
  const isAround = sizeOf(found.box) < sizeOf(box) * 0.6 && found.mask.every((one, pixel) => one === 0 || mask[pixel] === 1)
  return isAround ? found : undefined
}

function evennessOf({ width, data }: Pixels, mask: Uint8Array): number {
  let [even, all] = [0, 0]
  for (let pixel = 1; pixel < mask.length; pixel++) {
    if (mask[pixel] === 0 || mask[pixel - 1] === 0 || pixel % width === 0) continue
    all++
    if ([0, 1, 2].every((channel) => data[pixel * 4 + channel] === data[pixel * 4 - 4 + channel])) even++
  }
  return even / Math.max(1, all)
}

function flattened(data: Buffer, hex: string): Buffer {
  const ground = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const flat = Buffer.alloc(data.length, 255)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    for (const [place, under] of ground.entries()) flat[at + place] = Math.round((data[at + place] ?? 0) * alpha + under * (1 - alpha))
  }
  return flat
}

function sizeOf({ left, right, top, bottom }: Part): number {
  return (right - left + 1) * (bottom - top + 1)
}

/** Cloth has the same colour in changing light. Paper, glaze and enamel are smooth and mirror their surroundings. */
function isCloth(kind: GoodsKind | undefined): boolean {
  return kind === 'tshirt' || kind === 'kids' || kind === 'bag'
}

/** The margin searched for further parts of a print, as a share of its size. */
const beside = 0.3

/** Returns the ink found at first, and other places where the goods differ from their material in the local light. */
function inkOn(
  { width, data }: Pixels,
  labs: readonly Lab[],
  { box, material, whole, holes, like }: Goods,
  { box: seen }: { box: Part },
): Uint8Array {
  const reach = Math.max(seen.right - seen.left, seen.bottom - seen.top) * beside
  const left = Math.max(box.left, Math.floor(seen.left - reach))
  const top = Math.max(box.top, Math.floor(seen.top - reach))
  const wide = Math.min(box.right, Math.ceil(seen.right + reach)) - left + 1
  const high = Math.min(box.bottom, Math.ceil(seen.bottom + reach)) - top + 1
  const crop = Buffer.alloc(wide * high * 4)
  for (let y = 0; y < high; y++) data.copy(crop, y * wide * 4, ((y + top) * width + left) * 4, ((y + top) * width + left + wide) * 4)
  const cut = freeInk({ width: wide, height: high, data: crop }, hexOfLab(material)).data
  const ink = holes.map((hole, pixel) => (hole === 1 && like[pixel] !== 1 && !isShade(material, labs[pixel] ?? material) ? 1 : 0))
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const pixel = (y + top) * width + x + left
      const lab = labs[pixel]
      if (whole[pixel] === 1 && lab && (cut[(y * wide + x) * 4 + 3] ?? 0) > 127 && !isShade(material, lab)) ink[pixel] = 1
    }
  }
  return ink
}

/** Returns the material's colour next to the print, because glaze shades into the table's colours. */
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

/** Returns true for goods of another material next to or behind these, if neither box contains the other. */
function areTwo(one: Goods, other: Goods): boolean {
  return (
    other.weight > one.weight * 0.3 &&
    !isLike(one.material, other.material) &&
    !isLike(other.material, one.material) &&
    !holds(one.box, other.box) &&
    !holds(other.box, one.box)
  )
}

function goesOn(outer: Goods, inner: Goods): boolean {
  return distance(outer.material, inner.material) <= 0.06 && encloses(outer, inner)
}

function encloses(outer: Goods, inner: Goods): boolean {
  if (outer === inner || !holds(outer.box, inner.box)) return false
  let enclosed = 0
  for (let pixel = 0; pixel < inner.whole.length; pixel++) if (inner.whole[pixel] === 1 && outer.holes[pixel] === 1) enclosed++
  return enclosed >= inner.filled * 0.9
}

/** Returns true for a region that is mostly a hole and shows the outer material inside. */
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

function overlaps(one: Part, other: Part): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
