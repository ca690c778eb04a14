import type { Colourway } from '#brand/colourways.ts'
import { drape, layCloth, type Relief } from '#kit/compositor/canvas/cloth.ts'
import { coverOf, type Frame, productFrame, rasterise, zoomTo } from '#kit/compositor/canvas/layer.ts'
import { backdrop, type Canvas, castShadow, groundShadows, paint } from '#kit/compositor/canvas/studio.ts'
import { canvasSeeds, pegDrawing, sewTote, totePieces } from '#kit/compositor/goods/tote.ts'
import { cloth } from '#brand/palette.ts'

export type ToteShot = 'front' | 'close'
const frames: Record<ToteShot, Frame> = { front: zoomTo(productFrame, 0, 30, 1000), close: zoomTo(productFrame, 230, 440, 560) }
const reliefs = new Map<string, Promise<Relief>>()

/** Draws a canvas bag on its peg. `frame` can show it smaller inside another image. */
export async function hangTote(canvas: Canvas, frame: Frame, colourway: Colourway, print: string): Promise<void> {
  const key = JSON.stringify(frame)
  const relief = await (reliefs.get(key) ?? remember(key, layCloth(totePieces, frame, 'canvas', 21)))
  groundShadows({ ...canvas, frame }, relief.cover)
  const colour = colourway === 'milk' ? '#EDE3CF' : cloth[colourway]
  const flat = await rasterise(
    `<rect x="-3000" y="-3000" width="9000" height="9000" fill="${colour}"/>${colourway === 'night' ? '' : canvasSeeds(colour)}${sewTote(colour)}`,
    frame,
  )
  paint(canvas, flat, relief.light, relief.cover)
  const printed = await rasterise(`<g transform="translate(325 640) scale(1.75)">${print}</g>`, frame)
  paint(canvas, drape(printed, relief, frame), relief.light, relief.cover)
  const peg = await rasterise(pegDrawing, frame)
  castShadow({ ...canvas, frame }, coverOf(peg), { dx: 16, dy: 22, blur: 9, strength: 0.42 })
  paint(canvas, peg)
}

export async function drawTote(shot: ToteShot, colourway: Colourway, ground: string, print: string): Promise<Canvas> {
  const canvas = await backdrop(frames[shot], ground)
  await hangTote(canvas, frames[shot], colourway, print)
  return canvas
}

function remember(key: string, relief: Promise<Relief>): Promise<Relief> {
  reliefs.set(key, relief)
  return relief
}
