import { reachedFromBorder } from '../canvas/reachable.ts'

/** Connected parts of a mask, with eight neighbours. `labels` is 0 outside, else the part's number from 1. */
export type Part = { area: number; left: number; top: number; right: number; bottom: number }

export function partsOf(mask: Uint8Array, width: number, height: number): { labels: Int32Array; parts: Part[] } {
  const labels = new Int32Array(width * height)
  const parts: Part[] = []
  const waiting: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || labels[start] !== 0) continue
    const part: Part = { area: 0, left: width, top: height, right: 0, bottom: 0 }
    parts.push(part)
    labels[start] = parts.length
    waiting.push(start)
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width
      const y = (pixel / width) | 0
      part.area++
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x)
      part.top = Math.min(part.top, y)
      part.bottom = Math.max(part.bottom, y)
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = pixel + dy * width + dx
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          if (mask[next] === 0 || labels[next] !== 0) continue
          labels[next] = parts.length
          waiting.push(next)
        }
      }
    }
  }
  return { labels, parts }
}

/** Returns pixels that no path from the border reaches without crossing the mask. */
export function holesIn(mask: Uint8Array, width: number, height: number): Uint8Array {
  const outside = reachedFromBorder(width, height, (pixel) => mask[pixel] === 0)
  return mask.map((value, pixel) => (value === 0 && outside[pixel] === 0 ? 1 : 0))
}
