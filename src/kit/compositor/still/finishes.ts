import { type Frame, type Layer, rasterise, type Rgb, rgbOf } from '../canvas/layer.ts'
import { cloudNoise, creaseNoise } from '../canvas/noise.ts'
import type { Vector } from './march.ts'
import type { Finish } from './shade.ts'
import { type MugPose, mugHeight, neckDeep, neckOf, neckWide, type ShirtPose, teaLevel, turned } from './solids.ts'

/** A print that is looked up by place: x from 0 to `width`, y from 0 (top) to `height`, in the units of the object it covers. */
export type Cover = { layer: Layer; width: number; height: number }

/** `elements` fill `width` × `height`. `fineness` is in pixels per unit, about as many as will be visible. */
export async function makeCover(elements: string, width: number, height: number, fineness = 420): Promise<Cover> {
  const frame: Frame = { width: Math.round(width * fineness), height: Math.round(height * fineness), view: { x: 0, y: 0, width } }
  return { layer: await rasterise(elements, frame), width, height }
}

/** Glazes a mug outside and inside. The print repeats `repeats` times around it, with one repeat facing the eye. */
export function mugFinish(
  pose: MugPose,
  glaze: { body: string; inside: string; handle: string },
  print: Cover,
  repeats: number,
  facingDegrees = 0,
): Finish {
  const body = rgbOf(glaze.body)
  const inside = rgbOf(glaze.inside)
  const handle = rgbOf(glaze.handle)
  const rim = rimOf(body)
  const period = (Math.PI * 2) / repeats
  const facing = (facingDegrees * Math.PI) / 180
  return (at) => {
    const x = (at[0] - pose.at[0]) / pose.size
    const y = (at[1] - pose.at[1]) / pose.size
    const z = (at[2] - pose.at[2]) / pose.size
    const round = Math.hypot(x, z)
    if (round > 1.012) return { colour: handle, gloss: 1 }
    const within = y > 0.3 ? ramp(0.972, 0.944, round) : 0
    if (within === 1) return { colour: inside, gloss: 0.7 }
    const onRim = ramp(mugHeight - 0.05, mugHeight - 0.028, y)
    if (onRim === 1 || within > 0) return { colour: blend(rim, inside, within), gloss: 1 }
    const angle = Math.atan2(x, z) - facing + period / 2
    const u = (((angle % period) + period) % period) * (print.width / period)
    const outside = inked(print, u, print.height - (y / mugHeight) * print.height, body)
    return { colour: blend(outside, rim, onRim), gloss: 1 }
  }
}

export function teaFinish(pose: MugPose, colour = '#8A4A1E'): Finish {
  const tea = rgbOf(colour)
  return (at, normal) => {
    normal[0] += 0.012 * Math.sin(at[0] * 9 + at[2] * 6)
    const round = Math.hypot(at[0] - pose.at[0], at[2] - pose.at[2]) / (0.92 * pose.size)
    const depth = 1.12 - 0.5 * Math.min(1, (1 - round) * 2.2) ** 0.6
    const ring = round > 0.94 ? 1.25 : 1
    const shade = depth * ring * (at[1] < pose.at[1] + (teaLevel - 0.02) * pose.size ? 0.9 : 1)
    return { colour: [tea[0] * shade, tea[1] * shade, tea[2] * shade], gloss: 1 }
  }
}

/** Cloth of a folded shirt. The print is on the top, readable from the near side. */
export function shirtFinish(pose: ShirtPose, colour: string, print?: Cover): Finish {
  const dyed = rgbOf(colour)
  const toLocal = turned(pose.turnDegrees)
  return (at, normal) => {
    const [x, z] = toLocal(at[0] - pose.at[0], at[2] - pose.at[2])
    const y = at[1] - pose.at[1]
    const onTop = normal[1] > 0.5
    bendCloth(normal, onTop ? x : x + z * 0.6, onTop ? z : y * 3.2, pose.seed, onTop ? 0.1 : 0.08)
    const behind = z - neckOf(pose)
    const neck = Math.hypot(x / (neckWide * pose.size[0]), behind / (neckDeep * pose.size[0]))
    let under: Rgb = dyed
    if (onTop && neck < 1)
      under =
        Math.abs(x) < 0.16 && behind < -0.08 && behind > -0.3
          ? labelAt(x, behind, dyed[2] > dyed[0] * 1.6)
          : [dyed[0] * 0.62, dyed[1] * 0.62, dyed[2] * 0.64]
    if (!print || !onTop) return { colour: under, gloss: 0 }
    const u = x + print.width / 2
    const v = z - 0.42 + print.height / 2
    const inside = u > 0 && v > 0 && u < print.width && v < print.height
    return { colour: inside ? inked(print, u, v, under) : under, gloss: 0 }
  }
}

export function ribFinish(pose: ShirtPose, colour: string): Finish {
  const dyed = rgbOf(colour)
  const toLocal = turned(pose.turnDegrees)
  return (at) => {
    const [x, z] = toLocal(at[0] - pose.at[0], at[2] - pose.at[2])
    const rib = 0.9 + 0.12 * Math.sin(Math.atan2(x / neckWide, (z - neckOf(pose)) / neckDeep) * 110)
    return { colour: [dyed[0] * rib, dyed[1] * rib, dyed[2] * rib], gloss: 0 }
  }
}

/** Apricot skin: a blush on the sunny side, fine freckles. */
export function apricotFinish(centre: Vector): Finish {
  return (at, normal) => {
    const blush = Math.max(
      0,
      Math.min(1, 0.5 + cloudNoise(at[0] * 2.2 + centre[0] * 7, at[1] * 2.2 - at[2], 2, 5) * 0.9 - normal[0] * 0.25),
    )
    const freckle = cloudNoise(at[0] * 46, at[1] * 46 + at[2] * 40, 1, 9) > 0.42 ? 0.93 : 1
    normal[0] += cloudNoise(at[0] * 30, at[1] * 30 + at[2] * 22, 1, 2) * 0.06
    return { colour: [(240 - 26 * blush) * freckle, (160 - 62 * blush) * freckle, (84 - 34 * blush) * freckle], gloss: 0.16 }
  }
}

function ramp(from: number, to: number, value: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

function blend(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

function rimOf(body: Rgb): Rgb {
  return [body[0] * 0.8 + 50, body[1] * 0.8 + 49, body[2] * 0.8 + 46]
}

function labelAt(x: number, z: number, onBlue: boolean): Rgb {
  if (Math.abs(x) < 0.09 && Math.abs(z + 0.19) < 0.022) return [240, 236, 228]
  return onBlue ? [240, 160, 90] : [32, 57, 140]
}

function bendCloth(normal: Vector, x: number, z: number, seed: number, strength: number): void {
  const step = 0.02
  const lie = (px: number, pz: number) =>
    creaseNoise(px * 0.9 + seed, pz * 0.9, seed) * 0.6 +
    creaseNoise(px * 2.1, pz * 2.1 + seed, seed + 3) * 0.22 +
    cloudNoise(px * 22, pz * 22, 1, 4) * 0.012
  const here = lie(x, z)
  normal[0] -= ((lie(x + step, z) - here) / step) * strength
  normal[2] -= ((lie(x, z + step) - here) / step) * strength
  const length = Math.hypot(...normal)
  normal[0] /= length
  normal[1] /= length
  normal[2] /= length
}

function inked(cover: Cover, u: number, v: number, under: Rgb): Rgb {
  const { width, height, pixels } = cover.layer
  const x = Math.max(0, Math.min(width - 1.001, (u / cover.width) * width - 0.5))
  const y = Math.max(0, Math.min(height - 1.001, (v / cover.height) * height - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const result: Rgb = [0, 0, 0]
  for (const [cornerX, cornerY] of corners) {
    const weight = (cornerX ? x - left : 1 - x + left) * (cornerY ? y - top : 1 - y + top)
    const place = (Math.min(height - 1, top + cornerY) * width + Math.min(width - 1, left + cornerX)) * 4
    const opacity = (pixels[place + 3] ?? 0) / 255
    for (const channel of [0, 1, 2] as const)
      result[channel] += weight * ((pixels[place + channel] ?? 0) * opacity + under[channel] * (1 - opacity))
  }
  return result
}

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
