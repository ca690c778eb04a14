import type { Colourway } from '#brand/colourways.ts'
import type { MotifKey } from '#brand/motifs/motif-keys.ts'
import type { DemoVariation } from '../../demo-product.ts'
import { type Frame, productFrame } from '#kit/compositor/canvas/layer.ts'
import { backdrop, type Canvas } from '#kit/compositor/canvas/studio.ts'
import type { drawMotif } from '#brand/motifs/index.ts'
import { inksFor, lightInks } from '#brand/motifs/inks.ts'
import { adrasEye } from '#brand/motifs/patterns.ts'
import { drawFolded } from './folded.ts'
import { drawMug } from './mug.ts'
import { layPin } from './pin.ts'
import { layStickers } from './sticker-sheets.ts'
import { layTee } from './tee.ts'
import { hangTote } from './tote.ts'

export type MotifOf = typeof drawMotif
type SetImage = (variation: DemoVariation, shot: string, ground: string, motifOf: MotifOf) => Promise<Canvas> | undefined

/** Sets of several products, by slug. Returns `undefined` for shots that show only one of them. */
export const setImages: Partial<Record<string, SetImage>> = {
  'four-adras-mugs': ({ colourway }, shot, ground, motifOf) =>
    shot === 'front'
      ? drawMug('four', 'band-mug', colourway, ground, motifOf('adras', lightInks) && adrasEye(lightInks), lightInks)
      : undefined,
  'ram-horn-mugs': ({ key, colourway }, shot, ground, motifOf) =>
    shot === 'front'
      ? drawMug(key === 'four' ? 'four' : 'two', 'band-mug', colourway, ground, motifOf('koshkar-muiz', lightInks), lightInks)
      : undefined,
  'three-horn-tees': (_, shot, ground, motifOf) => {
    if (shot === 'front') return drawThreeTees(ground, motifOf)
    return shot === 'folded'
      ? drawFolded('lapis', ground, motifOf('koshkar-muiz', inksFor('lapis')), { under: ['pomegranate', 'milk'] })
      : undefined
  },
  'three-star-pins': (_, shot, ground, motifOf) => (shot === 'card' ? drawThreePins(ground, motifOf) : undefined),
  'little-camp-set': ({ colourway }, shot, ground, motifOf) => (shot === 'front' ? drawCampSet(colourway, ground, motifOf) : undefined),
}

/** Returns a frame that scales a 1000-unit drawing and moves it by (x, y) units of the image. */
function moved(x: number, y: number, scale: number): Frame {
  return { ...productFrame, view: { x: -x / scale, y: -y / scale, width: 1000 / scale } }
}

async function drawThreeTees(ground: string, motifOf: MotifOf): Promise<Canvas> {
  const canvas = await backdrop(productFrame, ground)
  const laid: [Colourway, number, number][] = [
    ['pomegranate', 300, 60],
    ['milk', 150, 260],
    ['lapis', 20, 480],
  ]
  for (const [colourway, x, y] of laid)
    await layTee(canvas, moved(x, y, 0.66), 'tee', colourway, motifOf('koshkar-muiz', inksFor(colourway)))
  return canvas
}

async function drawThreePins(ground: string, motifOf: MotifOf): Promise<Canvas> {
  const canvas = await backdrop(productFrame, ground)
  const laid: [Colourway, number, number][] = [
    ['milk', 330, 40],
    ['pomegranate', 30, 180],
    ['lapis', 290, 460],
  ]
  for (const [colourway, x, y] of laid) await layPin(canvas, moved(x, y, 0.66), colourway, motifOf('samarkand-star', inksFor(colourway)))
  return canvas
}

async function drawCampSet(colourway: Colourway, ground: string, motifOf: MotifOf): Promise<Canvas> {
  const canvas = await backdrop(productFrame, ground)
  const yurt = motifOf('yurt', inksFor(colourway))
  await hangTote(canvas, moved(500, 20, 0.52), colourway === 'felt' ? 'milk' : 'felt', motifOf('bactrian-camel', lightInks))
  await layTee(canvas, moved(-20, 330, 0.78), 'kids-tee', colourway, yurt)
  const stickers: [MotifKey, number, number, number, number][] = [
    ['bactrian-camel', 190, 240, 210, -9],
    ['saiga', 400, 190, 180, 8],
    ['dombra', 850, 900, 210, 10],
    ['baursak', 800, 1110, 210, -7],
  ]
  await layStickers(
    canvas,
    stickers.map(([motif, x, y, size, degrees]) => ({ x, y, size, degrees, print: motifOf(motif, lightInks) })),
  )
  return canvas
}
