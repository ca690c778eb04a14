import type { Field } from '../canvas/field.ts'
import type { Layer, Rgb } from '../canvas/layer.ts'
import { noise } from '../canvas/noise.ts'
import type { Canvas } from '../canvas/studio.ts'
import { cross, dot, type Survey, tablePlace, unit, type Vector, wallPlace } from './march.ts'

/** The look of a surface where a ray met it. `gloss` 0 is felt, 1 is glaze. */
type Surface = { colour: Rgb; gloss: number }

/** Returns the surface at a place. May bend `normal` in place, for cloth and felt. */
export type Finish = (at: Vector, normal: Vector) => Surface

export type Shaded = { canvas: Canvas; objects: Layer; cover: Field }

/** Returns table and wall as a canvas, and the objects as a layer to draw over it, after anything that hangs on the wall. */
export function shade(seen: Survey, things: readonly Finish[], wall: Rgb, table: Rgb, studio: Studio = {}): Shaded {
  const lattice = latticeFor(seen.towardsSun, studio.lattice ?? { strength: 1, softness: 0.13 })
  const sunStrength = studio.sun ?? 1
  const { width, height } = seen.frame
  const ground = new Float32Array(width * height * 3)
  const groundShare = new Float32Array(width * height)
  const object = new Float32Array(width * height * 3)
  const objectShare = new Float32Array(width * height)
  for (let ray = 0; ray < seen.count; ray++) {
    const pixel = seen.pixel[ray] ?? 0
    const place = seen.place[ray] ?? wallPlace
    const isGround = place >= tablePlace
    const at = vectorOf(seen.position, ray)
    const normal = vectorOf(seen.normal, ray)
    const finish = things[place]
    const surface = finish
      ? finish(at, normal)
      : studio.ground
        ? { colour: studio.ground(at, place === tablePlace), gloss: 0 }
        : { colour: place === tablePlace ? feltOf(table, at) : wall, gloss: 0 }
    const lit = light(surface, at, normal, seen, ray, lattice(at), sunStrength)
    if (isGround) spread(lit, (pixel % width) / width, (Math.floor(pixel / width) + seen.rows.from) / seen.rows.of)
    const into = isGround ? ground : object
    const shares = isGround ? groundShare : objectShare
    const share = seen.share[ray] ?? 1
    for (let channel = 0; channel < 3; channel++) into[pixel * 3 + channel] = (into[pixel * 3 + channel] ?? 0) + (lit[channel] ?? 0) * share
    shares[pixel] = (shares[pixel] ?? 0) + share
  }
  return {
    canvas: asCanvas(seen, ground, groundShare),
    objects: asLayer(width, height, object, objectShare),
    cover: { width, height, values: objectShare },
  }
}

function light(
  { colour, gloss }: Surface,
  at: Vector,
  normal: Vector,
  seen: Survey,
  ray: number,
  lattice: number,
  sunStrength: number,
): Rgb {
  const facing = Math.max(0, dot(normal, seen.towardsSun))
  const isDark = colour[0] + colour[1] + colour[2] < 300
  const sun = (seen.sun[ray] ?? 1) * facing * (1 - (isDark ? 0.22 : 0.24) * lattice)
  const open = seen.open[ray] ?? 1
  const sky = (0.33 + 0.13 * normal[1]) * (0.3 + 0.7 * open)
  const bounce = Math.max(0, -normal[1] * 0.25 + 0.12) * open
  const level = 0.1 + (sky + bounce) * (1.4 - 0.4 * sunStrength) + sun * 0.86 * sunStrength
  const result: Rgb = [colour[0] * level * 1.01, colour[1] * level, colour[2] * (level * 0.985 + 0.012)]
  holdWhites(result)
  if (gloss > 0) reflect(result, at, normal, seen, gloss, open)
  return result
}

/** Softens overexposed colours as film does, without changing their hue. */
function holdWhites(colour: Rgb): void {
  const brightest = Math.max(...colour)
  if (brightest <= 200) return
  const held = (200 + 52 * (1 - Math.exp(-(brightest - 200) / 58))) / brightest
  for (const channel of [0, 1, 2] as const) colour[channel] *= held
}

/** Adds the window, the pale ceiling and the dark of the table, mirrored in glaze. */
function reflect(result: Rgb, at: Vector, normal: Vector, seen: Survey, gloss: number, open: number): void {
  const view = unit([at[0] - seen.eye[0], at[1] - seen.eye[1], at[2] - seen.eye[2]])
  const along = dot(view, normal)
  const mirror: Vector = [view[0] - 2 * along * normal[0], view[1] - 2 * along * normal[1], view[2] - 2 * along * normal[2]]
  const edge = 0.045 + 0.6 * (1 - Math.min(1, Math.abs(along))) ** 5
  const paneX = dot(mirror, windowRight)
  const paneY = dot(mirror, windowUp)
  const ahead = dot(mirror, towardsWindow)
  const inWindow =
    ahead > 0
      ? step(0.3, 0.14, Math.abs(paneX)) *
        step(0.5, 0.42, paneY) *
        step(0.86, 0.7, -paneY) *
        (1 - 0.7 * step(0.03, 0.012, Math.abs(paneX)) - 0.45 * step(0.03, 0.012, Math.abs(paneY)))
      : 0
  const room = mirror[1] > 0 ? 150 + 70 * mirror[1] : 120 * (1 + mirror[1])
  const glint = Math.max(0, dot(mirror, seen.towardsSun)) ** 220 * 160
  const added = gloss * ((edge * room * 0.75 + Math.max(0, inWindow) * (95 + 260 * edge)) * (0.4 + 0.6 * open) + glint)
  for (const channel of [0, 1, 2] as const) result[channel] = result[channel] + added * (1 - result[channel] / 420)
}

const towardsWindow = unit([-0.93, 0.2, 0.36])
const windowRight = unit(cross([0, 1, 0], towardsWindow))
const windowUp = cross(towardsWindow, windowRight)

type Lattice = { strength: number; softness: number }
/** Differences from the default light: the lattice, the sun's share of all light, wall and table. */
export type Studio = { lattice?: Lattice; sun?: number; ground?: (at: Vector, isTable: boolean) => Rgb }

/** Returns the shadow of a yurt's crossed bars along the sun's direction; 0–1. */
function latticeFor(towardsSun: Vector, { strength, softness }: Lattice): (at: Vector) => number {
  if (strength === 0) return () => 0
  const acrossSun = unit(cross([0, 1, 0], towardsSun))
  const aboveSun = cross(towardsSun, acrossSun)
  return (at) => {
    const a = dot(at, acrossSun)
    const b = dot(at, aboveSun)
    const one = a * 0.84 + b * 0.54
    const two = a * 0.84 - b * 0.54
    const fade = Math.max(0.15, Math.min(1, 1.2 - Math.hypot(a + 1.6, b - 0.6) * 0.11))
    return strength * Math.min(1, bar(one, softness) + bar(two, softness)) * fade
  }
}

function bar(place: number, softness: number): number {
  const spacing = 1.02
  const off = Math.abs(place / spacing - Math.round(place / spacing)) * spacing
  return Math.exp(-((off / softness) ** 2))
}

function feltOf(colour: Rgb, at: Vector): Rgb {
  const fibre = 1 + 0.03 * noise(at[0] * 38, at[2] * 24, 3)
  return [colour[0] * fibre, colour[1] * fibre, colour[2] * fibre]
}

/** Applies the studio's light to the ground, from bright at the upper left to dark at the far corner. */
function spread(lit: Rgb, x: number, y: number): void {
  const away = Math.hypot((x - 0.3) * 0.95, (y - 0.2) * 1.05)
  const glow = 0.2 * Math.max(0, 1 - away / 0.62) ** 1.5
  const fall = 1 - 0.3 * Math.min(1, Math.max(0, (away - 0.3) / 0.72)) ** 1.4
  for (const channel of [0, 1, 2] as const) lit[channel] = (lit[channel] + (255 - lit[channel]) * glow) * fall
}

function step(outer: number, inner: number, value: number): number {
  const share = Math.max(0, Math.min(1, (outer - value) / (outer - inner)))
  return share * share * (3 - 2 * share)
}

function vectorOf(values: Float32Array, ray: number): Vector {
  return [values[ray * 3] ?? 0, values[ray * 3 + 1] ?? 0, values[ray * 3 + 2] ?? 0]
}

function asCanvas(seen: Survey, sums: Float32Array, shares: Float32Array): Canvas {
  return { frame: seen.frame, rgb: sums.map((sum, index) => sum / Math.max(0.001, shares[Math.floor(index / 3)] ?? 1)) }
}

function asLayer(width: number, height: number, sums: Float32Array, shares: Float32Array): Layer {
  const pixels = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < shares.length; pixel++) {
    const share = shares[pixel] ?? 0
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel++)
      pixels[pixel * 4 + channel] = Math.max(0, Math.min(255, (sums[pixel * 3 + channel] ?? 0) / share))
    pixels[pixel * 4 + 3] = Math.round(share * 255)
  }
  return { width, height, pixels }
}
