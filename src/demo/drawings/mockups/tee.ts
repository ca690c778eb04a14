import type { Colourway } from '#brand/colourways.ts'
import { drape, layCloth, type Relief } from '#kit/compositor/canvas/cloth.ts'
import { type Frame, productFrame, rasterise, zoomTo } from '#kit/compositor/canvas/layer.ts'
import { backdrop, type Canvas, groundShadows, paint } from '#kit/compositor/canvas/studio.ts'
import { cutTee, lyingTeeTurn, poseTee, sewTee, type TeeShape } from '#kit/compositor/goods/lying-tee.ts'
import { brand, cloth } from '#brand/palette.ts'

export type TeeShot = 'front' | 'close' | 'collar'
type TeeCut = TeeShape & { frames: Partial<Record<TeeShot, Frame>>; seed: number }

const teeCuts = {
  tee: {
    seed: 1,
    frames: {
      front: zoomTo(productFrame, -2, -36, 1000),
      close: zoomTo(productFrame, 296, 221, 412),
      collar: zoomTo(productFrame, 324, 84, 356),
    },
  },
  'fun-tee': {
    seed: 5,
    mirrored: true,
    frames: { front: zoomTo(productFrame, -2, -36, 1000), close: zoomTo(productFrame, 286, 206, 432) },
  },
  'long-tee': {
    seed: 13,
    mirrored: true,
    cut: 'long',
    frames: {
      front: zoomTo(productFrame, -40, -44, 1080),
      close: zoomTo(productFrame, 292, 221, 412),
      collar: zoomTo(productFrame, 320, 84, 356),
    },
  },
  'boxy-tee': {
    seed: 17,
    cut: 'boxy',
    frames: {
      front: zoomTo(productFrame, -30, -90, 1056),
      close: zoomTo(productFrame, 296, 221, 412),
      collar: zoomTo(productFrame, 324, 84, 356),
    },
  },
  'kids-tee': {
    seed: 9,
    mirrored: true,
    stretch: 0.84,
    frames: { front: zoomTo(productFrame, -40, -142, 1080), close: zoomTo(productFrame, 282, 150, 432) },
  },
} satisfies Record<string, TeeCut>

export type CutName = keyof typeof teeCuts

const reliefs = new Map<string, Promise<Relief>>()

/** Draws a shirt from above. `print` is drawn in a square of 200 units on the chest. */
export async function drawTee(
  cut: CutName,
  shot: TeeShot,
  colourway: Colourway,
  ground: string,
  print: string,
  printSize?: number,
): Promise<Canvas> {
  const cuts: Record<CutName, TeeCut> = teeCuts
  const canvas = await backdrop(cuts[cut].frames[shot] ?? productFrame, ground)
  await layTee(canvas, canvas.frame, cut, colourway, print, printSize)
  return canvas
}

/** Draws a shirt on a canvas. `frame` places its 1000-unit drawing in the image. */
export async function layTee(
  canvas: Canvas,
  frame: Frame,
  cutName: CutName,
  colourway: Colourway,
  print: string,
  printSize = 330,
): Promise<void> {
  const cut: TeeCut = teeCuts[cutName]
  const key = cutName + JSON.stringify(frame)
  const relief = await (reliefs.get(key) ?? remember(key, layCloth(cutTee(cut), frame, 'jersey', cut.seed)))
  groundShadows({ ...canvas, frame }, relief.cover)
  const colour = cloth[colourway]
  const label = { ground: colourway === 'lapis' || colourway === 'night' ? brand.apricot : brand.lapis, mark: brand.milk }
  paint(
    canvas,
    await rasterise(
      `<rect x="-3000" y="-3000" width="8000" height="8000" fill="${colour}"/>${poseTee(cut, sewTee(colour, label, cut))}`,
      frame,
    ),
    relief.light,
    relief.cover,
  )
  const printed = await rasterise(printOnChest(print, printSize, cut.mirrored ? 498 : 502, 150 + 326 * (cut.stretch ?? 1)), frame)
  paint(canvas, drape(printed, relief, frame), relief.light, relief.cover)
}

function remember(key: string, relief: Promise<Relief>): Promise<Relief> {
  reliefs.set(key, relief)
  return relief
}

function printOnChest(print: string, size: number, middleX: number, middleY: number): string {
  return `<g transform="${lyingTeeTurn} translate(${middleX - size / 2} ${middleY - size / 2}) scale(${size / 200})">${print}</g>`
}
