import { drawMotif } from '#brand/motifs/index.ts'
import type { Ground } from '#brand/palette.ts'
import { partsOf } from '#kit/compositor/measure/regions.ts'
import type { DemoProduct, DemoVariation } from '../demo-product.ts'
import type { MotifOf } from './mockups/sets.ts'
import { drawProductImage } from './product-image.ts'

/** Areas of the prints as shares of the image: left, top, width, height. The largest comes first. */
export type PrintAreas = [x: number, y: number, width: number, height: number][]

const nothing: MotifOf = () => ''
/** Draws the motif with very different inks, so the paper, rims and shadows of stickers and pins are the same in both images. */
const otherInks: MotifOf = (motif, inks) =>
  drawMotif(motif, inks).replaceAll(
    /#[0-9a-f]{6}/gi,
    (ink) => `#${(Number.parseInt(ink.slice(1), 16) ^ 0x80_80_80).toString(16).padStart(6, '0')}`,
  )

/** Share of the image width. Areas closer to each other than this are one print. */
const nearness: Partial<Record<DemoProduct['form'], number>> = { mug: 0.05, 'band-mug': 0.012, stickers: 0.02 }
const sets: readonly string[] = ['three-horn-tees', 'three-star-pins', 'little-camp-set']
/** Share of the largest area. A smaller one is the next print, half hidden. */
const leastShare = 0.35

/** Finds the prints of an image by comparing it with the same image without them. */
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

/** Returns the boxes of parts that touch after each is grown. */
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

/** Grows the mask along rows with a `step` of 1, along columns with a `step` of the width. */
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
