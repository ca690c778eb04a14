import { drawMotif } from '#brand/motifs/index.ts'
import type { Ground } from '#brand/palette.ts'
import { partsOf } from '#kit/compositor/measure/regions.ts'
import type { DemoProduct, DemoVariation } from '../demo-product.ts'
import type { MotifOf } from './mockups/sets.ts'
import { drawProductImage } from './product-image.ts'

/** Where prints lie on an image, as shares of it: left, top, width, height. The largest comes first. */
export type PrintAreas = [x: number, y: number, width: number, height: number][]

const nothing: MotifOf = () => ''
/** Every ink far from what it is, so that paper, rims and shadows of stickers and badges stay. */
const otherInks: MotifOf = (motif, inks) =>
  drawMotif(motif, inks).replaceAll(
    /#[0-9a-f]{6}/gi,
    (ink) => `#${(Number.parseInt(ink.slice(1), 16) ^ 0x80_80_80).toString(16).padStart(6, '0')}`,
  )

/** Of the image, what lies nearer to each other is one print. */
const nearness: Partial<Record<DemoProduct['form'], number>> = { mug: 0.05, 'band-mug': 0.012, stickers: 0.02 }
const sets: readonly string[] = ['three-horn-tees', 'three-star-pins', 'little-camp-set']
/** Of the largest, what is smaller is the next print, half hidden. */
const leastShare = 0.35

/** Where the prints of an image are: where it differs from the same without them. */
export async function printAreas(product: DemoProduct, variation: DemoVariation, shot: string, ground: Ground): Promise<PrintAreas> {
  const isSet = sets.includes(product.slug)
  const without = product.form === 'stickers' || product.form === 'pin' || product.slug === 'little-camp-set' ? otherInks : nothing
  const [printed, bare] = await Promise.all(
    [drawMotif, without].map(async (motifOf) =>
      (await drawProductImage(product, variation, shot, ground, motifOf)).raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!printed || !bare) throw new Error('nothing was drawn')
  const { width, height, channels } = printed.info
  const mask = new Uint8Array(width * height)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    let away = 0
    for (let at = pixel * channels; at < pixel * channels + 3; at++) away += Math.abs((printed.data[at] ?? 0) - (bare.data[at] ?? 0))
    mask[pixel] = away > 40 ? 1 : 0
  }
  const near = Math.round(((nearness[product.form] ?? (isSet ? 0.03 : 1)) * width) / 2)
  const areas = together(mask, width, height, near).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const [largest] = areas
  const share = (value: number) => Number(value.toFixed(3))
  return areas
    .filter((area) => largest && sizeOf(area) > sizeOf(largest) * leastShare)
    .map(({ left, top, right, bottom }) => [
      share(left / width),
      share(top / height),
      share((right - left + 1) / width),
      share((bottom - top + 1) / height),
    ])
}

type Area = { left: number; top: number; right: number; bottom: number }

function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left + 1) * (bottom - top + 1)
}

/** Boxes of what belongs together: parts that touch once each is grown. */
function together(mask: Uint8Array, width: number, height: number, grown: number): Area[] {
  const { labels, parts } = partsOf(grow(grow(mask, width, 1, grown), width, width, grown), width, height)
  const areas = parts.map((): Area => ({ left: width, top: height, right: -1, bottom: -1 }))
  for (const [pixel, label] of labels.entries()) {
    const area = areas[label - 1]
    if (!area || mask[pixel] === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    area.left = Math.min(area.left, x)
    area.right = Math.max(area.right, x)
    area.top = Math.min(area.top, y)
    area.bottom = Math.max(area.bottom, y)
  }
  return areas
}

/** Along rows with a step of 1, along columns with that of a row. */
function grow(mask: Uint8Array, width: number, step: number, by: number): Uint8Array {
  const grown = new Uint8Array(mask.length)
  for (const [pixel, value] of mask.entries()) {
    if (value === 0) continue
    for (let away = -by; away <= by; away++) {
      const next = pixel + away * step
      if (step !== 1 || Math.floor(next / width) === Math.floor(pixel / width)) grown[next] = 1
    }
  }
  return grown
}
