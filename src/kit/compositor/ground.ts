import type { PlanePoint } from './camera.ts'
import { type Field, makeField, sample } from './canvas/field.ts'
import { mix, type Rgb, rgbOf } from './canvas/layer.ts'
import { cellNoise, cloudNoise, noise } from './canvas/noise.ts'
import type { Direction } from './lighting.ts'
import type { Backdrop } from './shot.ts'
import { behindLattice, spreadOf, type Stage } from './stage.ts'

type Material = 'felt' | 'plaster' | 'stone' | 'wood'
const groundColours: Record<Exclude<Backdrop, 'transparent'>, string> = {
  felt: '#E6DDCD',
  lapis: '#20398C',
  pomegranate: '#96203A',
  apricot: '#DE9560',
  stone: '#CBC4B8',
  wood: '#C4935C',
}
const materials: Record<Exclude<Backdrop, 'transparent'>, Material> = {
  felt: 'felt',
  lapis: 'plaster',
  pomegranate: 'plaster',
  apricot: 'plaster',
  stone: 'stone',
  wood: 'wood',
}

/** Fills the picture with the wall or table behind all objects. */
export function layGround(stage: Stage, backdrop: Exclude<Backdrop, 'transparent'>, seed: number): void {
  const { camera, rgb, width, height, lighting } = stage
  const surface = surfaceOf(backdrop, seed, lighting.towards, width / camera.view.span)
  const at: PlanePoint = { x: 0, y: 0, near: 1 }
  const colour: Rgb = [0, 0, 0]
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      camera.toPlane(px + 0.5, py + 0.5, at)
      surface(at.x, at.y, colour)
      const light = spreadOf(stage, px, py) * behindLattice(stage, at.x, at.y)
      const pixel = (py * width + px) * 3
      rgb[pixel] = lifted(colour[0], light)
      rgb[pixel + 1] = lifted(colour[1], light)
      rgb[pixel + 2] = lifted(colour[2], light)
    }
  }
}

/** Light above 1 also bleaches, as on film. */
function lifted(value: number, light: number): number {
  return light > 1 ? value + (262 - value) * (light - 1) * 0.8 : value * light
}

/** Writes the colour of a place, with its fine relief lit. */
export type Surface = (x: number, y: number, into: Rgb) => void

export function surfaceOf(backdrop: Exclude<Backdrop, 'transparent'>, seed: number, towards: Direction, fineness: number): Surface {
  const base = rgbOf(groundColours[backdrop])
  const offset = (seed * 97) % 1300
  const material = materials[backdrop]
  if (material === 'wood') return woodOf(offset, towards)
  // From afar the fibres average out.
  const kept = Math.min(1, 0.25 + 0.5 * fineness)
  const tile = fineTile(material, towards)
  const clouds = mottleOf(material)
  const warm = rgbOf(mix(groundColours[backdrop], material === 'stone' ? '#8D7A63' : '#ffffff', 0.22))
  return (x, y, into) => {
    const fine = 1 + (mirrored(tile, (x + offset) * tileDensity, (y + offset) * tileDensity) - 1) * kept
    const cloud = sample(clouds, (x + 1100) * 0.08, (y + 1100) * 0.08)
    const share = Math.max(0, Math.min(1, cloud))
    for (let channel = 0; channel < 3; channel++) {
      const flat = (base[channel] ?? 0) + ((warm[channel] ?? 0) - (base[channel] ?? 0)) * share
      into[channel] = flat * fine
    }
  }
}

const tileDensity = 2
const tileSide = 720
const tiles = new Map<string, Field>()

/** The lit relief of a surface: factors for its light. */
function fineTile(material: Exclude<Material, 'wood'>, towards: Direction): Field {
  const key = `${material} ${towards.join()}`
  const known = tiles.get(key)
  if (known) return known
  const { relief, specks } = unlitTile(material)
  const [lightX, lightY, lightZ] = towards
  const tile = makeField(tileSide, tileSide, (px, py) => {
    const corner = (py + 1) * relief.width + px + 1
    const slopeX = (relief.values[corner + 1] ?? 0) - (relief.values[corner - 1] ?? 0)
    const slopeY = (relief.values[corner + relief.width] ?? 0) - (relief.values[corner - relief.width] ?? 0)
    const facing = (-slopeX * lightX - slopeY * lightY + lightZ) / (Math.hypot(slopeX, slopeY, 1) * lightZ)
    return Math.max(0.72, Math.min(1.2, 1 + (facing - 1) * 0.55)) * (specks?.values[py * tileSide + px] ?? 1)
  })
  if (tiles.size > 6) tiles.clear()
  tiles.set(key, tile)
  return tile
}

type UnlitTile = { relief: Field; specks: Field | undefined }
const unlitTiles = new Map<Material, UnlitTile>()

/** The part that is the same in every light. */
function unlitTile(material: Exclude<Material, 'wood'>): UnlitTile {
  const known = unlitTiles.get(material)
  if (known) return known
  const depth = { felt: 1.05, plaster: 0.5, stone: 0.42 }[material]
  const tile = {
    relief: makeField(tileSide + 2, tileSide + 2, (px, py) => reliefOf(material, px / tileDensity, py / tileDensity) * depth),
    specks: material === 'stone' ? makeField(tileSide, tileSide, speckle) : undefined,
  }
  unlitTiles.set(material, tile)
  return tile
}

function reliefOf(material: Material, x: number, y: number): number {
  if (material === 'plaster')
    return noise(x * 0.32, y * 0.3, 4) * 0.3 + noise(x * 0.9, y * 0.85, 5) * 0.16 + noise(x * 0.06, y * 0.045, 6) * 0.7
  if (material === 'stone')
    return noise(x * 0.11, y * 0.12, 2) * 0.5 + Math.max(0, noise(x * 0.35, y * 0.35, 3) - 0.35) * -1.6 + noise(x * 1.1, y * 1.1, 7) * 0.22
  const lean = noise(x * 0.025, y * 0.025, 12) * 3
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return (
    noise((x * cos + y * sin) * 0.11, (y * cos - x * sin) * 0.62, 14) * 0.55 +
    noise((x * sin - y * cos) * 0.09, (x * cos + y * sin) * 0.7, 16) * 0.35 +
    noise(x * 0.8, y * 0.8, 15) * 0.2
  )
}

function speckle(px: number, py: number): number {
  const grain = cellNoise(px >> 1, py >> 1, 21)
  const fleck = noise(px * 0.16, py * 0.16, 31) > 0.52 ? 0.86 : 1
  return fleck * (0.965 + grain * 0.07)
}

const mottles = new Map<Material, Field>()

/** Broad clouds of colour, as shares of the second colour. */
function mottleOf(material: Material): Field {
  const known = mottles.get(material)
  if (known) return known
  const field = makeField(256, 256, (x, y) => {
    if (material === 'stone') return 0.3 + cloudNoise(x * 0.03, y * 0.05, 3, 51) * 0.9
    return (material === 'felt' ? 0.24 : 0.16) + cloudNoise(x * 0.035, y * 0.03, 3, 52) * (material === 'felt' ? 0.4 : 0.32)
  })
  mottles.set(material, field)
  return field
}

/** Repeats a field without end. Every second copy is mirrored, so no border shows. */
function mirrored({ width, height, values }: Field, x: number, y: number): number {
  const fold = (place: number, side: number) => {
    const within = ((place % (side * 2)) + side * 2) % (side * 2)
    return within < side ? within : side * 2 - 1 - within
  }
  const left = Math.floor(x)
  const top = Math.floor(y)
  const [x0, x1, y0, y1] = [fold(left, width), fold(left + 1, width), fold(top, height), fold(top + 1, height)]
  const fx = x - left
  const fy = y - top
  const upper = (values[y0 * width + x0] ?? 0) * (1 - fx) + (values[y0 * width + x1] ?? 0) * fx
  const lower = (values[y1 * width + x0] ?? 0) * (1 - fx) + (values[y1 * width + x1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

const plankHigh = 236
const planks = 5
const boardLong = 1500
const [alongDensity, acrossDensity] = [0.5, 1.5]
let grain: Field | undefined

/** Oiled oak: five planks, repeated with different offsets. */
function woodOf(offset: number, towards: Direction): Surface {
  grain ??= makeField(boardLong * alongDensity, plankHigh * planks * acrossDensity, (px, py) =>
    grainAt(px / alongDensity, py / acrossDensity),
  )
  const field = grain
  const light = rgbOf('#D2A872')
  const dark = rgbOf('#8A5A30')
  const seamLight = towards[1] < 0 ? 1 : -1
  return (x, y, into) => {
    const row = Math.floor(y / plankHigh)
    const within = y - row * plankHigh
    const board = ((row % planks) + planks) % planks
    const start = offset + Math.floor(row / planks) * 733
    const share = mirrored(field, (x + start) * alongDensity, (board * plankHigh + within) * acrossDensity)
    const tone = 0.93 + 0.14 * cellNoise(row, 3, 9)
    const edge = Math.min(within, plankHigh - within)
    const groove =
      edge < 1.6 ? 0.42 : 1 - 0.3 * Math.exp(-edge / 3.2) + (within < 8 && edge > 1.6 ? 0.07 * seamLight * Math.exp(-edge / 4) : 0)
    for (let channel = 0; channel < 3; channel++)
      into[channel] = ((light[channel] ?? 0) + ((dark[channel] ?? 0) - (light[channel] ?? 0)) * share) * tone * groove
  }
}

function grainAt(x: number, y: number): number {
  const board = Math.floor(y / plankHigh)
  const across = y - board * plankHigh
  const bend = noise(x * 0.0016, across * 0.006 + board * 7, 3) * 70 + noise(x * 0.005, across * 0.02 + board * 3, 4) * 12
  const rings = 0.5 + 0.5 * Math.sin((across + bend + board * 61) * 0.13 + noise(x * 0.002, across * 0.01, board + 40) * 3)
  const pores = Math.max(0, noise(x * 0.022, y * 0.95, 6) - 0.12)
  const streak = noise(x * 0.004, y * 0.3, 8)
  return Math.max(0, Math.min(1, 0.2 + rings ** 2 * 0.3 + pores * 0.85 + streak * 0.2))
}
