import { sample } from './canvas/field.ts'
import { curveAt, type Print } from './print.ts'
import { type Pose, placeOfPrint, type Sheet, toPlane } from './sheet.ts'
import { type Grey, similarityOf } from './similarity.ts'
import type { Stage, Unlit } from './stage.ts'

/** The comparison uses about half the resolution of the picture, because any resampling softens finer detail. */
const mostSide = 256
const mostShare = 0.5
/** Steps that each halve the error of a fold's shift, until the change is below `closeEnough` units. */
const mostSteps = 14
const closeEnough = 0.01

/** Compares the print with the unlit ink of the pixel that folds and camera lead to. Ignores places that are not in view. */
export function similarityOnSheet(stage: Stage, sheet: Sheet, pose: Pose, unlit: Unlit): number {
  const { laid, relief, frame } = sheet
  if (!laid) return 1
  const halfScale = relief.shiftX.width / frame.width
  const perUnit = frame.width / frame.view.width
  const place = toPlane(pose)
  const shiftAt = (field: 'shiftX' | 'shiftY', x: number, y: number) =>
    sample(relief[field], (x - frame.view.x) * perUnit * halfScale - 0.5, (y - frame.view.y) * perUnit * halfScale - 0.5) * laid.reach
  // Starts from the previous place's result, which is close.
  let [aside, down] = [0, 0]
  return compareBack(laid.print, unlit, (u, v) => {
    const [x, y] = placeOfPrint(laid, u, v)
    for (let step = 0; step < mostSteps; step++) {
      const moveX = (-shiftAt('shiftX', x + aside, y + down) - aside) / 2
      const moveY = (-shiftAt('shiftY', x + aside, y + down) - down) / 2
      aside += moveX
      down += moveY
      if (Math.abs(moveX) + Math.abs(moveY) < closeEnough) break
    }
    const [atX, atY] = [x + aside, y + down]
    const isHeld = Math.hypot(aside + shiftAt('shiftX', atX, atY), down + shiftAt('shiftY', atX, atY)) < 0.35
    if (isHeld) return stage.camera.toPicture(...place(atX, atY))
    aside = 0
    down = 0
    return undefined
  })
}

/** `pixelOf` maps a place of the print, as shares, to the picture. */
export function compareBack(print: Print, unlit: Unlit, pixelOf: (u: number, v: number) => [number, number] | undefined): number {
  const shrink = Math.min(mostShare, mostSide / Math.max(print.width, print.height))
  const width = Math.max(8, Math.round(print.width * shrink))
  const height = Math.max(8, Math.round(print.height * shrink))
  const original = greyOf(print, width, height)
  const picture = lookAt(unlit)
  const back: Grey = { width, height, values: new Float32Array(width * height) }
  const counts = new Uint8Array(width * height)
  const fineness = 3
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let found = 0
      for (let j = 0; j < fineness; j++) {
        for (let i = 0; i < fineness; i++) {
          const place = pixelOf((x + (i + 0.5) / fineness) / width, (y + (j + 0.5) / fineness) / height)
          const ink = place && inkAt(picture, place[0] - 0.5 - unlit.bounds.left, place[1] - 0.5 - unlit.bounds.top)
          if (ink === undefined) continue
          sum += ink
          found++
        }
      }
      if (found < fineness * fineness) continue
      back.values[y * width + x] = sum / found
      counts[y * width + x] = 1
    }
  }
  return similarityOf(original, back, counts)
}

/** Middle grey below the print, so white and black prints both count. */
const under = 128

function greyAt(values: Float32Array, at: number): number {
  return 0.299 * (values[at] ?? 0) + 0.587 * (values[at + 1] ?? 0) + 0.114 * (values[at + 2] ?? 0) + under * (1 - (values[at + 3] ?? 0))
}

function lookAt({ bounds, pixels }: Unlit): Grey {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const values = new Float32Array(width * height)
  for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = greyAt(pixels, pixel * 4)
  return { width, height, values }
}

/** Interpolates with the curve that sampled the print; linear interpolation would soften it. */
function inkAt({ width, height, values }: Grey, x: number, y: number): number | undefined {
  if (x < 0 || y < 0 || x > width - 1.001 || y > height - 1.001) return undefined
  const left = x | 0
  const top = y | 0
  let ink = 0
  for (let j = -1; j <= 2; j++) {
    const row = Math.max(0, Math.min(height - 1, top + j)) * width
    let across = 0
    for (let i = -1; i <= 2; i++) across += curveAt(i, x - left) * (values[row + Math.max(0, Math.min(width - 1, left + i))] ?? 0)
    ink += curveAt(j, y - top) * across
  }
  return ink
}

/** Each pixel is the mean of the area it covers. */
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
          sum += share * greyAt(values, at)
          weight += share
        }
      }
      result.values[y * wide + x] = sum / (weight || 1)
    }
  }
  return result
}
