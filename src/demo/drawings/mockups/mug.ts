import type { Colourway } from '#brand/colourways.ts'
import { type Frame, lightness, productFrame, rgbOf } from '#kit/compositor/canvas/layer.ts'
import { type Canvas, paint } from '#kit/compositor/canvas/studio.ts'
import type { Inks } from '#brand/motifs/inks.ts'
import { brand, cloth } from '#brand/palette.ts'
import { makeCover, mugFinish, teaFinish } from '#kit/compositor/still/finishes.ts'
import { type Sight, type Survey, survey } from '#kit/compositor/still/march.ts'
import { shade } from '#kit/compositor/still/shade.ts'
import { mugHeight, type MugPose, mugThing, teaThing } from '#kit/compositor/still/solids.ts'

export type MugShot = 'front' | 'close' | 'two' | 'four'
type MugScene = { sight: Sight; mugs: readonly MugPose[]; wall: number; facing: number }

const frame: Frame = productFrame
const single: MugPose = { at: [-0.16, 0, 0], size: 1, handleDegrees: 12 }
const scenes: Record<MugShot, MugScene> = {
  front: { sight: { eye: [-0.5, 3.5, 10.5], target: [0.12, 1.16, 0], span: 3.36, frame }, mugs: [single], wall: -2.1, facing: -3 },
  close: { sight: { eye: [-2.4, 3.2, 8.6], target: [-0.02, 1.2, 0], span: 2.1, frame }, mugs: [single], wall: -2.1, facing: -14 },
  two: {
    sight: { eye: [-0.5, 4.2, 10.5], target: [0.1, 1.2, 0], span: 4.9, frame },
    mugs: [
      { at: [-0.75, 0, -0.75], size: 1, handleDegrees: 168 },
      { at: [0.62, 0, 0.85], size: 1, handleDegrees: 8 },
    ],
    wall: -2.6,
    facing: -3,
  },
  four: {
    sight: { eye: [-0.5, 5.2, 10.5], target: [0.1, 1.02, -0.2], span: 7.1, frame },
    mugs: [
      { at: [-1.55, 0, -1.5], size: 1, handleDegrees: 172 },
      { at: [0.72, 0, -1.75], size: 1, handleDegrees: -16 },
      { at: [-0.62, 0, 0.95], size: 1, handleDegrees: 188 },
      { at: [1.62, 0, 0.75], size: 1, handleDegrees: 6 },
    ],
    wall: -3.6,
    facing: -3,
  },
}
const surveys = new Map<MugShot, Survey>()

/** Draws one, two or four mugs, with a motif repeated four times around each or with a band all around. */
export async function drawMug(
  shot: MugShot,
  form: 'mug' | 'band-mug',
  colourway: Colourway,
  wall: string,
  print: string,
  inks: Inks,
): Promise<Canvas> {
  const scene = scenes[shot]
  const seen =
    surveys.get(shot) ?? survey({ things: scene.mugs.flatMap((pose) => [mugThing(pose), teaThing(pose)]), wall: scene.wall }, scene.sight)
  surveys.set(shot, seen)
  const finishes = await Promise.all(
    scene.mugs.map(async (pose) => [
      form === 'mug'
        ? await motifFinish(pose, colourway, print, scene.facing)
        : await bandFinish(pose, colourway, print, inks, scene.facing),
      teaFinish(pose),
    ]),
  )
  const { canvas, objects } = shade(seen, finishes.flat(), rgbOf(wall), rgbOf('#EDE5D8'))
  paint(canvas, objects)
  return canvas
}

export async function motifFinish(at: MugPose, colourway: Colourway, print: string, facing = 0): Promise<ReturnType<typeof mugFinish>> {
  const glaze = glazeOf(colourway)
  const period = Math.PI / 2
  const size = 1.22
  const cover = await makeCover(
    `<g transform="translate(${(period - size) / 2} ${(mugHeight - size) / 2 + 0.02}) scale(${size / 200})">${print}</g>`,
    period,
    mugHeight,
  )
  return mugFinish(at, glaze, cover, 4, facing)
}

/** A milk-coloured belt between two glazed rims. Seven repeats fill the circumference. Without a print there is no belt. */
async function bandFinish(at: MugPose, colourway: Colourway, print: string, inks: Inks, facing = 0): Promise<ReturnType<typeof mugFinish>> {
  const repeats = 7
  const period = (Math.PI * 2) / repeats
  const colour = colourway === 'milk' ? brand.lapis : cloth[colourway]
  const top = 0.4
  const bottom = mugHeight - 0.36
  const size = Math.min(period * 1.02, bottom - top)
  const middle = (top + bottom) / 2
  const lines = [top - 0.05, bottom + 0.02].map((y) => `<rect y="${y}" width="${period}" height=".03" fill="${inks.glow}"/>`).join('')
  const belt = `<rect width="${period}" height="${mugHeight}" fill="${colour}"/><rect y="${top}" width="${period}" height="${bottom - top}" fill="${brand.milk}"/>${lines}
    <g transform="translate(${(period - size) / 2} ${middle - (size * 1.32) / 2}) scale(${size / 200} ${(size * 1.32) / 200})">${print}</g>`
  const cover = await makeCover(print ? belt : '', period, mugHeight)
  return mugFinish(at, { body: colour, inside: brand.milk, handle: colour }, cover, repeats, facing)
}

function glazeOf(colourway: Colourway): { body: string; inside: string; handle: string } {
  const body = colourway === 'milk' ? brand.milk : cloth[colourway]
  const inside = lightness(body) > 0.6 ? brand.pomegranate : brand.milk
  return { body, inside, handle: body }
}
