import type { Colourway } from '#brand/colourways.ts'
import type { MotifKey } from '#brand/motifs/motif-keys.ts'
import type { CategorySlug } from '../../demo-product.ts'
import { type Frame, rgbOf } from '#kit/compositor/canvas/layer.ts'
import { backdrop, type Canvas, paint } from '#kit/compositor/canvas/studio.ts'
import { stackFinishes, stackPoses, stackThings } from '../mockups/folded.ts'
import { motifFinish } from '../mockups/mug.ts'
import { drawPin } from '../mockups/pin.ts'
import { layStickers } from '../mockups/sticker-sheets.ts'
import { type CutName, layTee } from '../mockups/tee.ts'
import { hangTote } from '../mockups/tote.ts'
import { drawMotif } from '#brand/motifs/index.ts'
import { inksFor, lightInks } from '#brand/motifs/inks.ts'
import { cloth, groundColours } from '#brand/palette.ts'
import { teaFinish } from '#kit/compositor/still/finishes.ts'
import { survey } from '#kit/compositor/still/march.ts'
import { shade } from '#kit/compositor/still/shade.ts'
import { mugThing, teaThing } from '#kit/compositor/still/solids.ts'

const table = '#E9DFCF'

export const categoryImages: Record<CategorySlug, () => Promise<Canvas>> = {
  tshirt: drawShirts,
  mug: drawMugTile,
  'canvas-bag': drawBagTile,
  sticker: drawStickerTile,
  pin: () => drawPin(tile(30, 276, 950), 'lapis', groundColours.sage, drawMotif('snow-leopard', inksFor('lapis'))),
  kids: () => drawTeeTile('kids-tee', 'felt', 'manul', groundColours.sage, tile(-60, 60, 1120)),
  'fun-tshirt': () => drawTeeTile('fun-tee', 'pomegranate', 'baursak', groundColours.sky, tile(-40, 120, 1080)),
}

function tile(x: number, y: number, width: number): Frame {
  return { width: 1200, height: 990, view: { x, y, width } }
}

async function drawTeeTile(cut: CutName, colourway: Colourway, motif: MotifKey, ground: string, frame: Frame): Promise<Canvas> {
  const canvas = await backdrop(frame, ground)
  await layTee(canvas, frame, cut, colourway, drawMotif(motif, inksFor(colourway)), 345)
  return canvas
}

async function drawShirts(): Promise<Canvas> {
  const frame: Frame = { width: 1200, height: 1320, view: { x: 0, y: 0, width: 1200 } }
  const shirts = stackPoses([0, 0, 0], 5)
  const seen = survey({ things: stackThings(shirts), wall: -2.8 }, { eye: [-1.2, 4.9, 9.4], target: [0, 1.15, 0], span: 4.3, frame })
  const colours = [cloth.pomegranate, cloth.milk, '#D98F52', cloth.sage, cloth.lapis]
  const finishes = await stackFinishes(shirts, colours, drawMotif('koshkar-muiz', inksFor('lapis')))
  const { canvas, objects } = shade(seen, finishes, rgbOf(groundColours.sky), rgbOf(table))
  paint(canvas, objects)
  return canvas
}

async function drawMugTile(): Promise<Canvas> {
  const pose = { at: [-0.1, 0, 0] as [number, number, number], size: 1, handleDegrees: 4 }
  const seen = survey(
    { things: [mugThing(pose), teaThing(pose)], wall: -2.2 },
    { eye: [-0.4, 3.4, 10.5], target: [0.1, 1.16, 0], span: 3.7, frame: tile(0, 0, 1200) },
  )
  const finishes = [await motifFinish(pose, 'milk', drawMotif('pomegranate', inksFor('milk')), -3), teaFinish(pose)]
  const { canvas, objects } = shade(seen, finishes, rgbOf(groundColours.apricot), rgbOf(table))
  paint(canvas, objects)
  return canvas
}

async function drawBagTile(): Promise<Canvas> {
  const frame = tile(-120, 300, 1240)
  const canvas = await backdrop(frame, groundColours.felt)
  await hangTote(canvas, frame, 'night', drawMotif('golden-eagle', inksFor('night')))
  return canvas
}

async function drawStickerTile(): Promise<Canvas> {
  const frame: Frame = { width: 1800, height: 720, view: { x: 0, y: 0, width: 2300 } }
  const canvas = await backdrop(frame, groundColours.pomegranate)
  const laid: [MotifKey, number, number, number, number][] = [
    ['sun-head', 330, 330, 420, -6],
    ['baikonur', 800, 360, 430, 10],
    ['manul', 1300, 300, 470, -7],
    ['aport-apple', 1820, 270, 400, 8],
    ['teh-tarik', 1040, 800, 420, -4],
    ['tulpar', 1560, 790, 450, 7],
    ['snow-leopard', 2150, 690, 430, -9],
  ]
  await layStickers(
    canvas,
    laid.map(([motif, x, y, size, degrees]) => ({ x, y, size, degrees, print: drawMotif(motif, lightInks) })),
  )
  return canvas
}
