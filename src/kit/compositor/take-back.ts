import { sample } from './canvas/field.ts'
import type { Print } from './print.ts'
import { type Pose, placeOfPrint, type Sheet, toPlane } from './sheet.ts'
import { type Grey, similarityOf } from './similarity.ts'
import type { Stage, Unlit } from './stage.ts'

/** Compared at about half the fineness at which the picture shows it: what is finer, any new sampling softens. */
const mostSide = 256
const mostShare = 0.5

/**
 * Follows every place of the print through folds and camera to its pixel, reads the ink there before light, and compares with the print
 * itself. Places that the picture does not show don't count.
 */
export function similarityOnSheet(stage: Stage, sheet: Sheet, pose: Pose, unlit: Unlit): number {
  const { laid, relief, frame } = sheet
  if (!laid) return 1
  const halfScale = relief.shiftX.width / frame.width
  const perUnit = frame.width / frame.view.width
  const place = toPlane(pose)
  const shiftAt = (field: 'shiftX' | 'shiftY', x: number, y: number) =>
    sample(relief[field], (x - frame.view.x) * perUnit * halfScale - 0.5, (y - frame.view.y) * perUnit * halfScale - 0.5) * laid.reach
  return compareBack(laid.print, unlit, (u, v) => {
    const [x, y] = placeOfPrint(laid, u, v)
    let [atX, atY] = [x, y]
    for (let step = 0; step < 14; step++) {
      const [nextX, nextY] = [x - shiftAt('shiftX', atX, atY), y - shiftAt('shiftY', atX, atY)]
      atX = (atX + nextX) / 2
      atY = (atY + nextY) / 2
    }
    const isHeld = Math.hypot(atX + shiftAt('shiftX', atX, atY) - x, atY + shiftAt('shiftY', atX, atY) - y) < 0.35
    return isHeld ? stage.camera.toPicture(...place(atX, atY)) : undefined
  })
}

/** `pixelOf` says where a place of the print, as shares, is in the picture. */
export function compareBack(print: Print, unlit: Unlit, pixelOf: (u: number, v: number) => [number, number] | undefined): number {
  const shrink = Math.min(mostShare, mostSide / Math.max(print.width, print.height))
  const width = Math.max(8, Math.round(print.width * shrink))
  const height = Math.max(8, Math.round(print.height * shrink))
  const original = greyOf(print, width, height)
  const back: Grey = { width, height, values: new Float32Array(width * height) }
  const counts = new Uint8Array(width * height)
  const fineness = 3
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let seen = 0
      for (let j = 0; j < fineness; j++) {
        for (let i = 0; i < fineness; i++) {
          const found = pixelOf((x + (i + 0.5) / fineness) / width, (y + (j + 0.5) / fineness) / height)
          const ink = found && inkAt(unlit, found[0], found[1])
          if (ink === undefined) continue
          sum += ink
          seen++
        }
      }
      if (seen < fineness * fineness) continue
      back.values[y * width + x] = sum / seen
      counts[y * width + x] = 1
    }
  }
  return similarityOf(original, back, counts)
}

/** On middle grey, so that white and black prints both count. */
const under = 128

function inkAt({ bounds, pixels }: Unlit, px: number, py: number): number | undefined {
  const wide = bounds.right - bounds.left
  const high = bounds.bottom - bounds.top
  const x = px - 0.5 - bounds.left
  const y = py - 0.5 - bounds.top
  if (x < 0 || y < 0 || x > wide - 1.001 || y > high - 1.001) return undefined
  const left = x | 0
  const top = y | 0
  const grey = (column: number, row: number) => {
    const at = (row * wide + column) * 4
    return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0) + under * (1 - (pixels[at + 3] ?? 0))
  }
  const upper = grey(left, top) * (1 - x + left) + grey(left + 1, top) * (x - left)
  const lower = grey(left, top + 1) * (1 - x + left) + grey(left + 1, top + 1) * (x - left)
  return upper * (1 - y + top) + lower * (y - top)
}

/** Each place is the mean of what it covers. */
function greyOf({ width, height, values }: Print, wide: number, high: number): Grey {
  const result: Grey = { width: wide, height: high, values: new Float32Array(wide * high) }
  const perX = width / wide
  const perY = height / high
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0
      let weight = 0
      for (let row = Math.floor(y * perY); row < (y + 1) * perY && row < height; row++) {
        const shareY = Math.min(row + 1, (y + 1) * perY) - Math.max(row, y * perY)
        for (let column = Math.floor(x * perX); column < (x + 1) * perX && column < width; column++) {
          const share = shareY * (Math.min(column + 1, (x + 1) * perX) - Math.max(column, x * perX))
          const at = (row * width + column) * 4
          sum +=
            share *
            (0.299 * (values[at] ?? 0) +
              0.587 * (values[at + 1] ?? 0) +
              0.114 * (values[at + 2] ?? 0) +
              under * (1 - (values[at + 3] ?? 0)))
          weight += share
        }
      }
      result.values[y * wide + x] = sum / (weight || 1)
    }
  }
  return result
}
