import type { Frame } from '#kit/compositor/canvas/layer.ts'
import { rgbOf } from '#kit/compositor/canvas/layer.ts'
import { type Canvas, paint } from '#kit/compositor/canvas/studio.ts'
import { stackFinishes, stackPoses, stackThings } from '../mockups/folded.ts'
import { motifFinish } from '../mockups/mug.ts'
import { hangTote } from '../mockups/tote.ts'
import { drawMotif } from '#brand/motifs/index.ts'
import { inksFor } from '#brand/motifs/inks.ts'
import { brand, cloth } from '#brand/palette.ts'
import { apricotFinish, teaFinish } from '#kit/compositor/still/finishes.ts'
import { type Sight, survey, type Vector } from '#kit/compositor/still/march.ts'
import { shade } from '#kit/compositor/still/shade.ts'
import { apricotThing, type MugPose, mugThing, teaThing } from '#kit/compositor/still/solids.ts'

type Arrangement = {
  sight: Sight
  mug: MugPose
  stack: { at: Vector; count: number; scale: number }
  apricots: readonly { at: Vector; radius: number; seamDegrees: number }[]
  /** Places the bag's 1000-unit drawing in the image. */
  bag: Frame
}

const wide = { width: 2400, height: 1164 }
const tall = { width: 1080, height: 1300 }

/** Leaves room for the headline on the left. */
const desktop: Arrangement = {
  sight: { eye: [0, 4.2, 14], target: [0, 2.0, 0], span: 11.5, frame: { ...wide, view: { x: 0, y: 0, width: 2400 } } },
  mug: { at: [2.0, 0, 1.25], size: 1, handleDegrees: -10 },
  stack: { at: [4.35, 0, -0.9], count: 5, scale: 0.85 },
  apricots: [
    { at: [0.55, 0, 2.1], radius: 0.31, seamDegrees: 30 },
    { at: [4.0, 0, 2.0], radius: 0.3, seamDegrees: -40 },
    { at: [4.62, 0, 1.72], radius: 0.32, seamDegrees: 70 },
  ],
  bag: placeBag(wide, { x: 1262, y: 100 }, 0.7),
}

/** Leaves room for the headline and the button at the top. */
const phone: Arrangement = {
  sight: { eye: [0, 4.2, 14], target: [0, 2.9, 0], span: 6.1, frame: { ...tall, view: { x: 0, y: 0, width: 1080 } } },
  mug: { at: [0.62, 0, 1.25], size: 1, handleDegrees: -10 },
  stack: { at: [2.0, 0, -1.0], count: 5, scale: 0.78 },
  apricots: [
    { at: [-1.85, 0, 1.5], radius: 0.3, seamDegrees: 30 },
    { at: [-1.22, 0, 1.9], radius: 0.31, seamDegrees: -50 },
  ],
  bag: placeBag(tall, { x: 290, y: 512 }, 0.5),
}

export function drawHero(shape: 'desktop' | 'phone'): Promise<Canvas> {
  return arrange(shape === 'desktop' ? desktop : phone)
}

async function arrange({ sight, mug, stack, apricots, bag }: Arrangement): Promise<Canvas> {
  const shirts = stackPoses(stack.at, stack.count, stack.scale)
  const colours = [cloth.pomegranate, cloth.milk, '#D98F52', cloth.lapis, cloth.night]
  const things = [
    mugThing(mug),
    teaThing(mug),
    ...stackThings(shirts),
    ...apricots.map(({ at, radius, seamDegrees }) => apricotThing(at, radius, seamDegrees)),
  ]
  const finishes = [
    await motifFinish(mug, 'milk', drawMotif('pomegranate', inksFor('milk')), -8),
    teaFinish(mug),
    ...(await stackFinishes(shirts, colours, drawMotif('koshkar-muiz', inksFor('night')), 130)),
    ...apricots.map(({ at }) => apricotFinish(at)),
  ]
  const { canvas, objects } = shade(survey({ things, wall: -2.4 }, sight), finishes, rgbOf(brand.lapis), rgbOf('#E9DFCF'))
  await hangTote(canvas, bag, 'milk', drawMotif('ili-tulip', inksFor('milk')))
  paint(canvas, objects)
  return canvas
}

/** Places the bag's peg at a pixel. `scale` is pixels per unit of its drawing. */
function placeBag(size: { width: number; height: number }, peg: { x: number; y: number }, scale: number): Frame {
  return { ...size, view: { x: 500 - peg.x / scale, y: 122 - peg.y / scale, width: size.width / scale } }
}
