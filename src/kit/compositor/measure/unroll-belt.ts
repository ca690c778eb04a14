import { loadSharp } from '../../images/load-sharp.ts'
import { roundDegrees } from '../goods/mug-finish.ts'
import { type Pixels, readPixels } from '../print.ts'
import type { Box } from '../shot.ts'
import type { BeltColumn } from './find-band.ts'
import { findPrint } from './find-print.ts'

const [seekSide, mostSide] = [640, 2400]
/** With this share in common, the given area is the belt's. Otherwise somebody chose another area. */
const sameArea = 0.8
/** Within these shares of the usual lightness, a column's difference is due to light; beyond, to the drawing. */
const [leastGain, mostGain] = [0.75, 1.9]

/** Flattens the belt around a mug, as far as it is clearly visible. Returns null if the area contains no such belt. Throws PictureError. */
export async function unrollBelt(picture: Buffer, area: Box): Promise<Buffer | null> {
  const small = await readPixels(picture, seekSide)
  const found = findPrint(small, 'mug')
  if (!found?.belt) return null
  const { left, right, top, bottom } = found.box
  const box = {
    x: left / small.width,
    y: top / small.height,
    width: (right - left + 1) / small.width,
    height: (bottom - top + 1) / small.height,
  }
  if (shared(box, area) < sameArea) return null
  const { data, width, height } = unrolled(await readPixels(picture, mostSide), smoothed(found.belt), small.width)
  const sharp = await loadSharp()
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const both = Math.max(0, wide) * Math.max(0, high)
  return both / (one.width * one.height + other.width * other.height - both)
}

/** Edges are found in whole pixels but bend slowly, so they are averaged. */
function smoothed(belt: readonly BeltColumn[]): BeltColumn[] {
  const reach = Math.max(2, Math.round(belt.length / 40))
  return belt.map(({ x }, place) => {
    const near = belt.slice(Math.max(0, place - reach), place + reach + 1)
    const middle = (edge: 'from' | 'to') => near.reduce((sum, column) => sum + column[edge], 0) / near.length
    return { x, from: middle('from'), to: middle('to') }
  })
}

function edgesAt(belt: readonly BeltColumn[], place: number): { from: number; to: number } {
  const left = Math.max(0, Math.min(belt.length - 2, Math.floor(place)))
  const [one, other] = [belt[left], belt[left + 1]]
  if (!one || !other) return { from: 0, to: 0 }
  const share = Math.max(0, Math.min(1, place - left))
  return { from: one.from + (other.from - one.from) * share, to: one.to + (other.to - one.to) * share }
}

/** Gives each column its width on the mug, straightens its rows and evens out the light. */
function unrolled(whole: Pixels, belt: readonly BeltColumn[], seekWidth: number): Pixels {
  const scale = whole.width / seekWidth
  const [first, last] = [belt[0]?.x ?? 0, belt.at(-1)?.x ?? 0]
  const [middle, radius] = [((first + last + 1) / 2) * scale, ((last + 1 - first) / 2) * scale]
  const most = (roundDegrees / 180) * Math.PI
  const tall = Math.max(...belt.map(({ from, to }) => to - from + 1)) * scale
  const [width, height] = [Math.round(radius * most), Math.round(tall)]
  const data = Buffer.alloc(width * height * 4)
  for (let column = 0; column < width; column++) {
    const x = middle + radius * Math.sin(((column + 0.5) / width - 0.5) * most)
    const { from, to } = edgesAt(belt, x / scale - 0.5 - first)
    // One pixel inside its edges, no glaze is left.
    const [top, bottom] = [(from + 1) * scale, to * scale]
    for (let row = 0; row < height; row++)
      copyPixel(whole, x, top + ((row + 0.5) / height) * (bottom - top), data, (row * width + column) * 4)
  }
  levelLight(data, width, height)
  return { width, height, data }
}

function copyPixel({ width, height, data }: Pixels, x: number, y: number, into: Buffer, at: number): void {
  const [left, top] = [Math.max(0, Math.min(width - 2, Math.floor(x - 0.5))), Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)))]
  const [right, low] = [Math.max(0, Math.min(1, x - 0.5 - left)), Math.max(0, Math.min(1, y - 0.5 - top))]
  const from = (top * width + left) * 4
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[from + channel] ?? 0) * (1 - right) + (data[from + 4 + channel] ?? 0) * right
    const lower = (data[from + width * 4 + channel] ?? 0) * (1 - right) + (data[from + width * 4 + 4 + channel] ?? 0) * right
    into[at + channel] = Math.round(upper * (1 - low) + lower * low)
  }
  into[at + 3] = 255
}

/** Evens out the light, which falls off towards the sides of a mug. Each shot lights it again. */
function levelLight(data: Buffer, width: number, height: number): void {
  const light = Array.from({ length: width }, (_, column) => {
    const seen = Array.from({ length: height }, (_none, row) => data[(row * width + column) * 4 + 1] ?? 0)
    return seen.toSorted((one, other) => one - other)[Math.floor(height * 0.85)] ?? 0
  })
  const usual = light.toSorted((one, other) => one - other)[width >> 1] ?? 0
  for (let column = 0; column < width; column++) {
    const gain = Math.max(leastGain, Math.min(mostGain, usual / Math.max(1, light[column] ?? 1)))
    for (let row = 0; row < height; row++)
      for (let at = (row * width + column) * 4; at % 4 < 3; at++) data[at] = Math.min(255, Math.round((data[at] ?? 0) * gain))
  }
}
