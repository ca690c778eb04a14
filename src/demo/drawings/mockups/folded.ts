import type { Colourway } from '#brand/colourways.ts'
import { cellNoise } from '#kit/compositor/canvas/noise.ts'
import { productFrame, rgbOf } from '#kit/compositor/canvas/layer.ts'
import { type Canvas, paint } from '#kit/compositor/canvas/studio.ts'
import { cloth } from '#brand/palette.ts'
import { makeCover, ribFinish, shirtFinish } from '#kit/compositor/still/finishes.ts'
import { type Sight, type Survey, survey, type Thing } from '#kit/compositor/still/march.ts'
import { type Finish, shade } from '#kit/compositor/still/shade.ts'
import { collarThing, foldedThing, type ShirtPose } from '#kit/compositor/still/solids.ts'

const sight: Sight = { eye: [-1.3, 5.6, 8.6], target: [0, 0.72, -0.1], span: 4.3, frame: productFrame }
const surveys = new Map<string, Survey>()

/** Stacks shirts, each slightly rotated. The last is on top. */
export function stackPoses([x, y, z]: [number, number, number], count: number, scale = 1): ShirtPose[] {
  const askew = [
    [0.05, -0.04, -3],
    [-0.05, 0.03, 2.2],
    [0.03, 0.05, -1.2],
    [-0.02, 0, 1.6],
    [0.04, -0.02, -1],
  ] as const
  return Array.from({ length: count }, (_, place) => {
    const [aside, back, turnDegrees] = askew[place % askew.length] ?? [0, 0, 0]
    return {
      at: [x + aside * scale, y + place * 0.335 * scale, z + back * scale],
      turnDegrees,
      size: [2.72 * scale, 0.34 * scale, 3.3 * scale],
      seed: place * 3 + 1,
    }
  })
}

export function stackThings(shirts: readonly ShirtPose[]): Thing[] {
  const top = shirts.at(-1)
  return [...shirts.map(foldedThing), ...(top ? [collarThing(top)] : [])]
}

export async function stackFinishes(
  shirts: readonly ShirtPose[],
  colours: readonly string[],
  print: string,
  fineness = 300,
): Promise<Finish[]> {
  const cover = await makeCover(`<g transform="scale(.0074)">${print}</g>`, 1.48, 1.48, fineness)
  const top = shirts.at(-1)
  const topColour = colours.at(-1) ?? cloth.lapis
  return [
    ...shirts.map((pose, place) => shirtFinish(pose, colours[place] ?? topColour, pose === top ? cover : undefined)),
    ...(top ? [ribFinish(top, topColour)] : []),
  ]
}

const companions: Record<Colourway, readonly Colourway[]> = {
  lapis: ['felt', 'lapis', 'milk', 'lapis'],
  pomegranate: ['pomegranate', 'milk', 'felt', 'pomegranate'],
  sage: ['milk', 'sage', 'milk', 'sage'],
  night: ['night', 'milk', 'felt', 'night'],
  milk: ['felt', 'milk', 'lapis', 'milk'],
  felt: ['milk', 'felt', 'milk', 'felt'],
}

/** Degrees. Several angles make neighbours in a list differ. */
const turns = [-7, 4, 10, -2]

/** Varies each pile as if folded by hand. A shirt is as thick as a finger. */
function pilePoses(count: number, pile: number): ShirtPose[] {
  const vary = (place: number, axis: number, most: number) => (cellNoise(place, axis, pile + 60) * 2 - 1) * most
  return Array.from({ length: count }, (_, place) => ({
    at: [vary(place, 1, 0.07), place * 0.232, vary(place, 2, 0.06)],
    turnDegrees: (turns[pile % turns.length] ?? 0) + vary(place, 3, 3.2),
    size: [2.72 + vary(place, 4, 0.05), 0.235, 3.2 + vary(place, 5, 0.06)],
    seed: pile * 11 + place * 3 + 1,
  }))
}

type Folded = { under?: readonly Colourway[]; pile?: number }

/** Draws a pile with the product's own colour on top. `under` has the other colours from the bottom up; `pile` selects the arrangement. */
export async function drawFolded(
  colourway: Colourway,
  wall: string,
  print: string,
  { under = companions[colourway], pile = 0 }: Folded = {},
): Promise<Canvas> {
  const colours = [...under, colourway].map((name) => cloth[name])
  const poses = pilePoses(colours.length, pile % turns.length)
  const key = `${colours.length} ${pile % turns.length}`
  const seen = surveys.get(key) ?? survey({ things: stackThings(poses), wall: -2.6 }, sight)
  surveys.set(key, seen)
  const { canvas, objects } = shade(seen, await stackFinishes(poses, colours, print), rgbOf(wall), rgbOf('#EDE5D8'))
  paint(canvas, objects)
  return canvas
}
