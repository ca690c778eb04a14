import type { GoodsKind } from '../shot.ts'
import { isShade } from './cloth-round.ts'
import type { Lab } from './colour.ts'
import type { Goods } from './find-goods.ts'
import { type Part, partsOf } from './regions.ts'

/** As a share of the goods. A smaller part belongs to a drawing, such as one of three curls of steam. */
const wholePrint = 0.04

type Size = { width: number; height: number }
/** A part's position from the middle of the goods, in halves of their width and height, and its size as a share of theirs. */
type Place = { x: number; y: number; wide: number; high: number }
export type Field = (place: Place) => boolean

export const anywhere: Field = () => true
/** Where prints are found. Outside are the opening of a handle, a label in the neck, or the window that enamel mirrors. */
export const fields: Record<GoodsKind, Field> = {
  tshirt: ({ x, y }) => Math.abs(x) < 0.7 && y > -0.66,
  kids: ({ x, y }) => Math.abs(x) < 0.7 && y > -0.66,
  bag: ({ y }) => y > -0.4,
  mug: ({ x, wide, high }) => Math.abs(x) < 0.55 && wide < 0.5 && high < 0.8,
  sticker: anywhere,
  pin: ({ x, y }) => Math.hypot(x, y) < 0.62,
}

/** `main` is the part it was found by. `isOneOfSeveral`: the goods show the same part again. */
export type PrintOn = { mask: Uint8Array; box: Part; main: Part; isOneOfSeveral: boolean }

/** Finds the large part nearest to the middle, and the parts that belong to it. */
export function printOn(
  { holes, like, box: around, filled, material }: Goods,
  labs: readonly Lab[],
  { width, height }: Size,
  { isGround, isOn, isMug }: { isGround: (lab: Lab) => boolean; isOn: Field; isMug: boolean },
): PrintOn | undefined {
  const { labels, parts: found } = partsOf(holes, width, height)
  const looks = looksOf(labels, found, labs, { isGround, isShaded: (lab) => isShade(material, lab) })
  const [across, down] = [around.right - around.left, around.bottom - around.top]
  const placeOf = (part: Part): Place => ({
    x: (part.left + part.right - around.left - around.right) / across,
    y: (part.top + part.bottom - around.top - around.bottom) / down,
    wide: (part.right - part.left) / across,
    high: (part.bottom - part.top) / down,
  })
  const weightOf = (part: Part) => {
    const { x, y } = placeOf(part)
    // An area that shows the backdrop is the opening of a handle.
    const opening = (looks.get(part)?.ground ?? 0) > 0.85 && Math.hypot(x, y) > 0.4 ? 0.02 : 1
    return part.area * Math.exp(-((x / 0.6) ** 2) - (y / 0.6) ** 2) * opening
  }
  const parts = found.filter((part) => isOn(placeOf(part)) && (looks.get(part)?.shade ?? 0) < 0.85)
  const main = parts.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  if (!main || main.area < Math.max(12, filled * 0.004)) return undefined
  const isRepeat = (part: Part) => part !== main && part.area > filled * wholePrint && isLikeness(part, main, looks)
  const kept = near(
    parts.filter(
      (part) => part === main || (!isRepeat(part) && ((isMug && placeOf(part).y > -0.5) || (looks.get(part)?.ground ?? 0) < 0.97)),
    ),
    main,
    across,
    isMug,
  )
  // Cloth enclosed by a ring of ink is still cloth.
  const isKept = found.map((part) => kept.has(part))
  const mask = new Uint8Array(labels.length)
  for (let pixel = 0; pixel < labels.length; pixel++) if (like[pixel] === 0 && isKept[(labels[pixel] ?? 0) - 1]) mask[pixel] = 1
  const box = boxOf(mask, width, height)
  return box && { mask, box, main, isOneOfSeveral: parts.some(isRepeat) }
}

type Look = { mean: Lab; ground: number; shade: number }

function looksOf(
  labels: Int32Array,
  parts: readonly Part[],
  labs: readonly Lab[],
  { isGround, isShaded }: { isGround: (lab: Lab) => boolean; isShaded: (lab: Lab) => boolean },
): Map<Part, Look> {
  const sums = parts.map((): { sum: Lab; ground: number; shade: number } => ({ sum: [0, 0, 0], ground: 0, shade: 0 }))
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const label = labels[pixel] ?? 0
    const sum = label > 0 ? sums[label - 1] : undefined
    const lab = labs[pixel]
    if (!sum || !lab) continue
    for (const axis of [0, 1, 2] as const) sum.sum[axis] += lab[axis]
    if (isGround(lab)) sum.ground++
    if (isShaded(lab)) sum.shade++
  }
  return new Map(
    parts.map((part, index) => {
      const { sum, ground, shade } = sums[index] ?? { sum: [0, 0, 0] as Lab, ground: 0, shade: 0 }
      const mean: Lab = [sum[0] / part.area, sum[1] / part.area, sum[2] / part.area]
      return [part, { mean, ground: ground / part.area, shade: shade / part.area }]
    }),
  )
}

/** Returns true for a repeat of the print, as around a mug: equally high, in the same colours, and large. */
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

/**
 * Collects the largest part and, repeatedly, the parts near the collected ones. A label, a seam or a speck is farther away or smaller.
 * Letters and the drawing above them are one print; on a mug, a part to the side is the next print.
 */
function near(parts: readonly Part[], main: Part, across: number, isMug: boolean): Set<Part> {
  const kept = new Set([main])
  const all = { ...main }
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false
    const size = Math.max(all.right - all.left, all.bottom - all.top)
    const reach = isMug
      ? { x: across * 0.035, y: Math.max(across * 0.035, size * 0.25) }
      : { x: Math.max(across * 0.075, size * 0.22), y: Math.max(across * 0.075, size * 0.22) }
    for (const part of parts) {
      const isNear =
        part.right > all.left - reach.x &&
        part.left < all.right + reach.x &&
        part.bottom > all.top - reach.y &&
        part.top < all.bottom + reach.y
      if (kept.has(part) || !isNear || part.area < main.area * 0.002) continue
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

/** Returns the box of a mask; undefined if the mask is empty. */
export function boxOf(mask: Uint8Array, width: number, height: number): Part | undefined {
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
