import type { Pixels } from '../print.ts'
import { type Lab, labOf } from './colour.ts'
import { holesIn, type Part, partsOf } from './regions.ts'

export type FoundPrint = { mask: Uint8Array; box: Part; material: Lab | undefined }

/** The ink of a print alone, or of one that lies on a product in the middle of a picture; undefined where none stands out. */
export function findPrint(pixels: Pixels): FoundPrint | undefined {
  const { width, height, data } = pixels
  let clear = 0
  for (let pixel = 0; pixel < width * height; pixel++) if ((data[pixel * 4 + 3] ?? 0) < 128) clear++
  if (clear > width * height * 0.02) {
    const mask = new Uint8Array(width * height)
    for (let pixel = 0; pixel < mask.length; pixel++) mask[pixel] = (data[pixel * 4 + 3] ?? 0) >= 128 ? 1 : 0
    const box = boxOf(mask, width, height)
    return box && { mask, box, material: undefined }
  }
  return onMaterial(pixels)
}

/** Like the material under any light: its hue, and not much lighter or darker. */
export function isLike(material: Lab, lab: Lab): boolean {
  const tint = Math.hypot(lab[1] - material[1], lab[2] - material[2])
  return tint < 0.05 && Math.abs(lab[0] - material[0]) < 0.17
}

/** So much of a picture, goods that it is about cover at least. */
const leastGoods = 0.15

/**
 * What a material round the middle encloses. A table encloses the goods as goods enclose their print: one that reaches to three sides of the
 * picture counts only where no other is large enough.
 */
function onMaterial(pixels: Pixels): FoundPrint | undefined {
  const { width, height } = pixels
  const labs = labsOf(pixels)
  const found = frequent(labs, width, height).flatMap((material) => {
    const like = Uint8Array.from(labs, (lab) => (isLike(material, lab) ? 1 : 0))
    const inside = enclosed(like, width, height)
    return inside ? [{ ...inside, material }] : []
  })
  const goods = found.filter(({ isGround, filled }) => !isGround && filled > width * height * leastGoods)
  return (goods.length > 0 ? goods : found).toSorted((one, other) => other.filled - one.filled)[0]
}

function labsOf({ width, height, data }: Pixels): Lab[] {
  return Array.from({ length: width * height }, (_, pixel) =>
    labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0),
  )
}

/** The three colours that are found most in the middle of the picture. */
function frequent(labs: readonly Lab[], width: number, height: number): Lab[] {
  const bins = new Map<string, { sum: Lab; count: number }>()
  for (let y = Math.floor(height * 0.15); y < height * 0.85; y += 2) {
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 2) {
      const lab = labs[y * width + x] ?? [0, 0, 0]
      const key = `${Math.round(lab[0] / 0.14)} ${Math.round(lab[1] / 0.05)} ${Math.round(lab[2] / 0.05)}`
      const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
      for (const axis of [0, 1, 2] as const) bin.sum[axis] += lab[axis]
      bin.count++
      bins.set(key, bin)
    }
  }
  return [...bins.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, 3)
    .map(({ sum, count }) => [sum[0] / count, sum[1] / count, sum[2] / count])
}

type Enclosed = { mask: Uint8Array; box: Part; filled: number; isGround: boolean }

function enclosed(like: Uint8Array, width: number, height: number): Enclosed | undefined {
  const { labels, parts } = partsOf(like, width, height)
  const largest = parts.reduce((best, part, index) => (part.area > (parts[best]?.area ?? 0) ? index : best), 0)
  const part = parts[largest]
  if (!part || part.area < width * height * 0.04) return undefined
  const holes = holesIn(
    Uint8Array.from(labels, (label) => (label === largest + 1 ? 1 : 0)),
    width,
    height,
  )
  const inside = partsOf(holes, width, height)
  const main = inside.parts.toSorted((one, other) => other.area - one.area)[0]
  if (!main || main.area < width * height * 0.002) return undefined
  const kept = near(inside.parts, main)
  // Cloth that a ring of ink encloses is still cloth.
  const mask = Uint8Array.from(inside.labels, (label, pixel) =>
    label > 0 && like[pixel] === 0 && kept.has(inside.parts[label - 1] ?? main) ? 1 : 0,
  )
  const box = boxOf(mask, width, height)
  const sides = [part.left === 0, part.top === 0, part.right === width - 1, part.bottom === height - 1].filter(Boolean).length
  const filled = part.area + holes.reduce((sum, value) => sum + value, 0)
  return box && { mask, box, filled, isGround: sides >= 3 }
}

/** The largest part and, again and again, what is near to those: a label in the neck or a seam is farther off, or a speck. */
function near(parts: readonly Part[], main: Part): Set<Part> {
  const kept = new Set([main])
  const reach = Math.max(main.right - main.left, main.bottom - main.top) * 0.18
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
