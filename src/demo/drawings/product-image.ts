import type { Sharp } from 'sharp'

import type { Colourway } from '#brand/colourways.ts'
import type { MotifKey } from '#brand/motifs/motif-keys.ts'
import { demoProducts } from '../catalogue.ts'
import type { DemoProduct, DemoVariation } from '../demo-product.ts'
import type { Canvas } from '#kit/compositor/canvas/studio.ts'
import { finish } from '#kit/compositor/canvas/studio.ts'
import { letters } from './lettering.ts'
import { drawBodysuit } from './mockups/bodysuit.ts'
import { drawFolded } from './mockups/folded.ts'
import { drawMug } from './mockups/mug.ts'
import { drawPin } from './mockups/pin.ts'
import { type MotifOf, setImages } from './mockups/sets.ts'
import { drawStickers } from './mockups/sticker-sheets.ts'
import { drawTee } from './mockups/tee.ts'
import { drawTote } from './mockups/tote.ts'
import { drawWeekendBag } from './mockups/weekend-bag.ts'
import { drawMotif } from '#brand/motifs/index.ts'
import { inksFor, lightInks } from '#brand/motifs/inks.ts'
import { adrasEye } from '#brand/motifs/patterns.ts'
import { type Ground, groundColours, groundsFor } from '#brand/palette.ts'

/** `motifOf` draws the print. If it returns an empty text, the product has none. */
export async function drawProductImage(
  product: DemoProduct,
  variation: DemoVariation,
  shot: string,
  ground: Ground,
  motifOf: MotifOf = drawMotif,
): Promise<Sharp> {
  const ofSet = setImages[product.slug]?.(variation, shot, groundColours[ground], motifOf)
  return finish(await (ofSet ?? pose(product, variation, shot, groundColours[ground], motifOf)))
}

function pose(
  { slug, form, cut, motifs }: DemoProduct,
  { key, colourway }: DemoVariation,
  shot: string,
  ground: string,
  motifOf: MotifOf,
): Promise<Canvas> {
  const [motif] = motifs
  const inks = inksFor(colourway)
  const print = motifOf(motif, inks)
  const isClose = shot === 'close'
  switch (form) {
    case 'tee':
    case 'fun-tee': {
      const worded = form === 'fun-tee' && print ? funPrint(motif, colourway) : print
      if (shot === 'folded') return drawFolded(colourway, ground, worded, { pile: pileOf(slug) })
      return drawTee(
        cut ? `${cut}-tee` : form,
        shot === 'collar' ? 'collar' : isClose ? 'close' : 'front',
        colourway,
        ground,
        worded,
        printSizes[motif] ?? 330,
      )
    }
    case 'kids-tee':
      return drawTee('kids-tee', isClose ? 'close' : 'front', colourway, ground, print, 310)
    case 'bodysuit':
      return drawBodysuit(isClose ? 'close' : 'front', colourway, ground, print)
    case 'mug':
      return drawMug(isClose ? 'close' : 'front', 'mug', colourway, ground, print, inks)
    case 'band-mug':
      return drawMug(
        isClose ? 'close' : 'front',
        'band-mug',
        colourway,
        ground,
        motif === 'adras' && print ? adrasEye(lightInks) : motifOf(motif, lightInks),
        lightInks,
      )
    case 'tote':
      return drawTote(isClose ? 'close' : 'front', colourway, ground, print)
    case 'weekend-bag':
      return drawWeekendBag(isClose ? 'close' : 'front', colourway, ground, print)
    case 'pin':
      return drawPin(isClose ? 'close' : 'card', colourway, ground, print)
    case 'stickers':
      return drawStickers(
        isClose ? 'close' : key === 'three-sheets' ? key : 'sheet',
        stickerBacking[colourway],
        motifs.map((name) => motifOf(name, lightInks)),
      )
  }
}

/** The place in the catalogue decides the arrangement of the pile. */
function pileOf(slug: string): number {
  return demoProducts.findIndex((product) => product.slug === slug)
}

/** Adjusts prints that look too large or too small in their square. Units of the shirt. */
const printSizes: Partial<Record<MotifKey, number>> = {
  adras: 290,
  'samarkand-star': 300,
  shanyrak: 320,
  suzani: 345,
  manul: 350,
  dombra: 380,
  'sun-head': 370,
  'tian-shan': 345,
  'ili-tulip': 345,
}

const stickerBacking: Record<Colourway, string> = {
  lapis: groundColours.lapis,
  pomegranate: groundColours.pomegranate,
  sage: groundColours.sage,
  night: '#1E2850',
  milk: '#DDD2BF',
  felt: '#CBA86E',
}

function funPrint(motif: MotifKey, colourway: Colourway): string {
  const inks = inksFor(colourway)
  const drawing = drawMotif(motif, inks)
  if (motif !== 'shai') return drawing
  return `<g transform="translate(42 -14) scale(.58)">${drawing}</g>${letters('shai', 100, 172, 82, inks.main)}`
}

/** Chooses a contrasting ground by `${slug}-${variation key}`. First images avoid the grounds of the two products before. */
export function dealGrounds(products: readonly DemoProduct[]): Map<string, Ground> {
  const grounds = new Map<string, Ground>()
  let before: Ground[] = []
  products.forEach((product, place) => {
    const used: Ground[] = []
    const first = product.variations.find((variation) => variation.is_default) ?? product.variations[0]
    const inOrder = [first, ...product.variations.filter((variation) => variation !== first)]
    for (const [turn, variation] of inOrder.entries()) {
      const choices = groundsFor[variation.colourway]
      const rotated = choices.map((_, step) => choices[(place + step) % choices.length] ?? 'felt')
      const avoided = turn === 0 ? before : used
      const ground = rotated.find((choice) => !avoided.includes(choice)) ?? rotated[0] ?? 'felt'
      used.push(ground)
      grounds.set(`${product.slug}-${variation.key}`, ground)
    }
    before = [...before.slice(-1), ...used.slice(0, 1)]
  })
  return grounds
}
