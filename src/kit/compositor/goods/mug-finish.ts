import { rgbOf, type Rgb } from '../canvas/layer.ts'
import { type Print, samplePrint } from '../print.ts'
import type { Rect } from '../sheet.ts'
import type { Vector } from '../still/march.ts'
import type { Finish } from '../still/shade.ts'
import { type MugPose, mugHeight } from '../still/solids.ts'

/** Where a print may be placed: radians from the front, and heights from the top. The mug's radius is 1. */
export const mugField: Rect = { x: -1, y: 0.26, width: 2, height: mugHeight - 0.5 }

/** Degrees of an all-round belt that are clearly visible from one side. The belt repeats after them. */
export const roundDegrees = 150

/** `goesRound`: the area is one of several repeats. */
export type MugArea = Rect & { goesRound?: boolean }
export type MugPrint = { print: Print; area: MugArea; facing: number }

export function beltArea(shape: number): MugArea {
  const width = (roundDegrees / 180) * Math.PI
  const height = Math.min(width * shape, mugHeight - 0.5)
  return { x: -width / 2, y: (mugHeight - height) / 2, width, height, goesRound: true }
}

/** Glazes the mug outside and inside, with one print on the front. */
export function printedMug(pose: MugPose, glaze: string, inside: string, { print, area, facing }: MugPrint): Finish {
  const body = rgbOf(glaze)
  const within = rgbOf(inside)
  const rim: Rgb = [body[0] * 0.8 + 50, body[1] * 0.8 + 49, body[2] * 0.8 + 46]
  const ink = new Float64Array(4)
  return (at) => {
    const x = (at[0] - pose.at[0]) / pose.size
    const y = (at[1] - pose.at[1]) / pose.size
    const z = (at[2] - pose.at[2]) / pose.size
    const round = Math.hypot(x, z)
    if (round > 1.012) return { colour: body, gloss: 1 }
    const inner = y > 0.3 ? ramp(0.972, 0.944, round) : 0
    if (inner === 1) return { colour: within, gloss: 0.7 }
    const onRim = ramp(mugHeight - 0.05, mugHeight - 0.028, y)
    if (onRim === 1 || inner > 0) return { colour: blend(rim, within, inner), gloss: 1 }
    const [u, v] = mugShare(area, facing, x, y, z)
    samplePrint(print, u, v, ink)
    const under = 1 - (ink[3] ?? 0)
    const colour: Rgb = [body[0] * under + (ink[0] ?? 0), body[1] * under + (ink[1] ?? 0), body[2] * under + (ink[2] ?? 0)]
    return { colour: blend(colour, rim, onRim), gloss: 1 }
  }
}

/** Returns the place on the print for a point of the mug, as shares. */
export function mugShare(area: MugArea, facing: number, x: number, y: number, z: number): [number, number] {
  const angle = Math.atan2(x, z) - facing
  const near = angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle
  const along = (near - area.x) / area.width
  return [area.goesRound ? along - Math.floor(along) : along, (mugHeight - y - area.y) / area.height]
}

export function placeOnMug({ at, size }: MugPose, area: Rect, facing: number, u: number, v: number): Vector {
  const angle = area.x + u * area.width + facing
  const y = mugHeight - area.y - v * area.height
  return [at[0] + Math.sin(angle) * size, at[1] + y * size, at[2] + Math.cos(angle) * size]
}

function ramp(from: number, to: number, value: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

function blend(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
