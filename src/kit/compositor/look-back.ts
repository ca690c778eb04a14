import type { Box } from './shot.ts'
import { sharpnessOf } from './similarity.ts'
import type { Unlit } from './stage.ts'

type Size = { width: number; height: number }

/** Returns where the ink is, as shares of the picture. */
export function boxOf({ width, height }: Size, { bounds, pixels }: Unlit): Box {
  const wide = bounds.right - bounds.left
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    if ((pixels[pixel * 4 + 3] ?? 0) < 0.02) continue
    const x = pixel % wide
    const y = Math.floor(pixel / wide)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return { x: 0, y: 0, width: 0, height: 0 }
  return {
    x: (bounds.left + left) / width,
    y: (bounds.top + top) / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  }
}

/** Returns the variance of the Laplacian within a box of the picture, or in all of it. */
export function sharpnessIn(bytes: Buffer, { width, height }: Size, channels: number, box: Box | null): number {
  const { x, y, width: wide, height: high } = box ?? { x: 0, y: 0, width: 1, height: 1 }
  const [left, top] = [Math.floor(x * width), Math.floor(y * height)]
  const [across, down] = [Math.min(width - left, Math.round(wide * width)), Math.min(height - top, Math.round(high * height))]
  const values = new Float32Array(across * down)
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const place = ((top + row) * width + left + column) * channels
      values[row * across + column] = 0.299 * (bytes[place] ?? 0) + 0.587 * (bytes[place + 1] ?? 0) + 0.114 * (bytes[place + 2] ?? 0)
    }
  }
  return sharpnessOf({ width: across, height: down, values })
}
