import { type Pixels, readPixels } from '../print.ts'
import type { Box } from '../shot.ts'
import { type Grey, sharpnessOf, similarityOf } from '../similarity.ts'

const readSide = 1200
const comparedSide = 240
const searchedSide = 120
/** The factors by which a print may have changed in size. */
const scales = [0.55, 0.66, 0.8, 0.9, 1, 1.12, 1.3, 1.55]

export type Likeness = { printSimilarity: number; sharpness: number }

/**
 * Searches the print of `original` in `made`, at any place and a little larger or smaller. Compares both at the same overall light. Without
 * an area, compares the whole pictures. Throws PictureError.
 */
export async function comparePrints(original: Buffer, made: Buffer, area?: Box): Promise<Likeness> {
  const [one, other] = [greyOf(await readPixels(original, readSide)), greyOf(await readPixels(made, readSide))]
  if (!area) {
    const high = Math.max(16, Math.round((comparedSide * one.height) / one.width))
    return {
      printSimilarity: similarityOf(
        resized(one, whole(one), comparedSide, high),
        levelled(resized(other, whole(other), comparedSide, high)),
      ),
      sharpness: sharpnessOf(other),
    }
  }
  const rect = { x: area.x * one.width, y: area.y * one.height, width: area.width * one.width, height: area.height * one.height }
  const high = Math.max(16, Math.round((comparedSide * rect.height) / rect.width))
  const print = levelled(resized(one, rect, comparedSide, high))
  const [scaleX, scaleY] = [other.width / one.width, other.height / one.height]
  const unmoved = { x: rect.x * scaleX, y: rect.y * scaleY, width: rect.width * scaleX, height: rect.height * scaleY }
  const place = refined(print, other, [unmoved, findPrint(one, rect, other)])
  return {
    printSimilarity: Math.max(0, similarityOf(print, levelled(resized(other, place, comparedSide, high)))),
    sharpness: sharpnessOf(resized(other, place, Math.max(8, Math.round(place.width)), Math.max(8, Math.round(place.height)))),
  }
}

type Rect = { x: number; y: number; width: number; height: number }

function whole({ width, height }: Grey): Rect {
  return { x: 0, y: 0, width, height }
}

/** On white, as a page shows it. */
function greyOf({ width, height, data }: Pixels): Grey {
  const values = new Float32Array(width * height)
  for (let pixel = 0; pixel < values.length; pixel++) {
    const at = pixel * 4
    const alpha = (data[at + 3] ?? 0) / 255
    values[pixel] = (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)) * alpha + 255 * (1 - alpha)
  }
  return { width, height, values }
}

/** Resizes a part of a picture. Each pixel is the mean of the area it covers. */
function resized({ width, height, values }: Grey, rect: Rect, wide: number, high: number): Grey {
  const result: Grey = { width: wide, height: high, values: new Float32Array(wide * high) }
  const [perX, perY] = [rect.width / wide, rect.height / high]
  const taps = Math.max(1, Math.min(4, Math.ceil(Math.max(perX, perY))))
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0
      for (let j = 0; j < taps; j++) {
        for (let i = 0; i < taps; i++) {
          const column = Math.max(0, Math.min(width - 1, Math.floor(rect.x + (x + (i + 0.5) / taps) * perX)))
          const row = Math.max(0, Math.min(height - 1, Math.floor(rect.y + (y + (j + 0.5) / taps) * perY)))
          sum += values[row * width + column] ?? 0
        }
      }
      result.values[y * wide + x] = sum / (taps * taps)
    }
  }
  return result
}

/** Sets mean and spread to fixed values, since a print in evening light is still the same print. */
function levelled(grey: Grey): Grey {
  const { values } = grey
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { ...grey, values: values.map((value) => 128 + ((value - mean) / (spread || 1)) * 48) }
}

/** Finds where a small version of the print best matches a small version of the picture. */
function findPrint(one: Grey, rect: Rect, other: Grey): Rect {
  const shrink = searchedSide / Math.max(other.width, other.height)
  const small = resized(other, whole(other), Math.max(8, Math.round(other.width * shrink)), Math.max(8, Math.round(other.height * shrink)))
  let best: { agreement: number; rect: Rect } = { agreement: -2, rect: whole(other) }
  for (const scale of scales) {
    const share = (rect.width / one.width) * scale
    const wide = Math.round(share * small.width)
    const high = Math.round((wide * rect.height) / rect.width)
    if (wide < 8 || high < 8 || wide > small.width || high > small.height) continue
    const print = resized(one, rect, wide, high)
    for (let top = 0; top + high <= small.height; top += 2) {
      for (let left = 0; left + wide <= small.width; left += 2) {
        const agreement = agreementAt(print, small, left, top)
        if (agreement > best.agreement)
          best = { agreement, rect: { x: left / shrink, y: top / shrink, width: wide / shrink, height: high / shrink } }
      }
    }
  }
  return best.rect
}

/** Moves in small steps until no step is better. */
function refined(print: Grey, other: Grey, starts: readonly [Rect, ...Rect[]]): Rect {
  const coarse = resized(print, whole(print), 96, Math.max(8, Math.round((96 * print.height) / print.width)))
  const agreementOf = (rect: Rect) => agreementAt(coarse, resized(other, rect, coarse.width, coarse.height), 0, 0)
  let best = starts[0]
  for (const start of starts) if (agreementOf(start) > agreementOf(best)) best = start
  let agreement = agreementOf(best)
  for (let step = best.width * 0.04; step > best.width * 0.001; step /= 2) {
    for (let isBetter = true; isBetter;) {
      isBetter = false
      for (const [dx, dy, grow] of [
        [step, 0, 0],
        [-step, 0, 0],
        [0, step, 0],
        [0, -step, 0],
        [0, 0, step],
        [0, 0, -step],
      ] as const) {
        const width = best.width + grow
        const height = (width * best.height) / best.width
        const rect = { x: best.x + dx - grow / 2, y: best.y + dy - (height - best.height) / 2, width, height }
        const found = agreementOf(rect)
        if (found <= agreement + 1e-5) continue
        best = rect
        agreement = found
        isBetter = true
      }
    }
  }
  return best
}

/** Returns the correlation, independent of the light; 1 for the same. */
function agreementAt(print: Grey, picture: Grey, left: number, top: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = 0; y < print.height; y += 1) {
    for (let x = 0; x < print.width; x += 1) {
      const p = print.values[y * print.width + x] ?? 0
      const q = picture.values[(top + y) * picture.width + left + x] ?? 0
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const count = print.width * print.height
  const spread = Math.sqrt(Math.max(0, aa - (a * a) / count) * Math.max(0, bb - (b * b) / count))
  return spread < 1 ? 0 : (ab - (a * b) / count) / spread
}
