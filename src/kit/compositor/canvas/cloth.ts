import { blur, type Field, makeField, mapField, resize, sample } from './field.ts'
import { type Frame, type Layer, pixelsPerUnit, rasteriseCover } from './layer.ts'
import { cellNoise, cloudNoise, creaseNoise } from './noise.ts'

type Point = [x: number, y: number]

/** A fold that bends from one point through another to a third, in user units. `width` at both ends; a negative depth is a groove. */
export type Fold = { from: Point; through: Point; to: Point; width: [number, number]; depth: number }

/** A piece of cloth. Later pieces cover earlier ones. */
export type Piece = {
  /** SVG elements in white. */
  shape: string
  folds?: readonly Fold[]
  /** How far in the edge is rounded, and how high the middle rises, in user units. */
  puff: { reach: number; rise: number }
  wrinkles?: number
  /** Brightness of the whole piece; insides are darker. */
  light?: number
  /** Darkness of its shadow on the pieces below. */
  shadow?: number
}

export type Weave = 'jersey' | 'canvas'

/** The light on a shape of cloth. Computed once per camera and used for every colour and print. */
export type Relief = { cover: Field; light: Field; shiftX: Field; shiftY: Field }

export type Towards = readonly [x: number, y: number, z: number]
const towardsLight: Towards = [-0.46, -0.58, 0.67]

/** Computes the folds, roundness, weave and shadows of the pieces. `seed` varies the small wrinkles. */
export async function layCloth(
  pieces: readonly Piece[],
  frame: Frame,
  weave: Weave,
  seed = 1,
  towards: Towards = towardsLight,
): Promise<Relief> {
  const { width, height } = frame
  const halfWidth = width >> 1
  const halfHeight = height >> 1
  const scale = pixelsPerUnit(frame) / 2
  const light = makeField(width, height, () => 1)
  const cover = makeField(width, height)
  const shiftX = makeField(halfWidth, halfHeight)
  const shiftY = makeField(halfWidth, halfHeight)
  for (const [place, piece] of pieces.entries()) {
    const mask = await rasteriseCover(piece.shape, frame)
    const smallMask = resize(mask, halfWidth, halfHeight)
    const relief = heightOf(piece, smallMask, frame, scale, seed + place * 31)
    const shade = resize(shadeOf(relief, smallMask, scale, shiftX, shiftY, towards), width, height)
    const under = resize(blur(smallMask, 9 * scale), width, height)
    const near = resize(blur(smallMask, 3 * scale), width, height)
    const dark = piece.shadow ?? 0.3
    const offset = (10 * pixelsPerUnit(frame)) / (Math.hypot(towards[0], towards[1]) || 1)
    const [offX, offY] = [-towards[0] * offset, -towards[1] * offset]
    const bounds = boundsOf(smallMask, 40 * scale)
    for (let y = bounds.top; y < Math.min(height, bounds.bottom); y++) {
      for (let x = bounds.left; x < Math.min(width, bounds.right); x++) {
        const pixel = y * width + x
        const inside = mask.values[pixel] ?? 0
        const below = 1 - dark * (0.62 * sample(under, x - offX, y - offY) + 0.55 * sample(near, x - 2, y - 2.5))
        const beneath = (light.values[pixel] ?? 1) * (place === 0 ? 1 : below)
        light.values[pixel] = beneath * (1 - inside) + (shade.values[pixel] ?? 1) * (piece.light ?? 1) * inside
        cover.values[pixel] = Math.max(cover.values[pixel] ?? 0, inside)
      }
    }
  }
  return { cover, light: woven(exposed(light, cover), frame, weave), shiftX, shiftY }
}

/** Returns the area that a piece and its shadow can reach, in pixels of the whole frame. */
function boundsOf(mask: Field, margin: number): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1]
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if ((mask.values[y * mask.width + x] ?? 0) < 0.004) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  const grow = Math.ceil(margin)
  return {
    left: Math.max(0, (left - grow) * 2),
    top: Math.max(0, (top - grow) * 2),
    right: right < 0 ? 0 : (right + grow + 2) * 2,
    bottom: bottom < 0 ? 0 : (bottom + grow + 2) * 2,
  }
}

function heightOf(piece: Piece, mask: Field, frame: Frame, scale: number, seed: number): Field {
  const soft = blur(mask, piece.puff.reach * scale * 0.6)
  const wrinkles = piece.wrinkles ?? 1
  const { view } = frame
  const height = mapField(soft, (value, index) => {
    if (value < 0.02) return 0
    const x = view.x + (index % mask.width) / scale
    const y = view.y + Math.floor(index / mask.width) / scale
    const rounded = value ** 1.6 * 1.45 * piece.puff.rise
    const crumple = creaseNoise(x * 0.0062, y * 0.0036, seed) * 8.5 + creaseNoise(x * 0.013, y * 0.0085, seed + 40) * 3.2
    const drape = cloudNoise(x * 0.0042, y * 0.0019, 2, seed + 70) * 14
    return rounded + (crumple + drape) * wrinkles
  })
  for (const fold of piece.folds ?? []) addFold(height, fold, frame, scale)
  return blur(height, 1.6 * scale)
}

function addFold(height: Field, fold: Fold, frame: Frame, scale: number): void {
  const steps = 18
  const toPixel = ([x, y]: Point): Point => [(x - frame.view.x) * scale, (y - frame.view.y) * scale]
  const [from, through, to] = [toPixel(fold.from), toPixel(fold.through), toPixel(fold.to)]
  const path = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps
    const bend = (axis: 0 | 1) => from[axis] * (1 - t) ** 2 + 2 * through[axis] * t * (1 - t) + to[axis] * t * t
    return [bend(0), bend(1)]
  })
  const reach = Math.max(...fold.width) * scale * 3
  const xs = path.map(([x]) => x)
  const ys = path.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const right = Math.min(height.width - 1, Math.ceil(Math.max(...xs) + reach))
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const bottom = Math.min(height.height - 1, Math.ceil(Math.max(...ys) + reach))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const { t, side } = nearest(path, x, y)
      const wide = 1.25 * (fold.width[0] + (fold.width[1] - fold.width[0]) * t) * scale
      const u = side / wide
      if (Math.abs(u) > 3) continue
      const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.97 + 0.015))) ** 1.25 * (1 - 0.35 * t)
      const at = y * height.width + x
      height.values[at] = (height.values[at] ?? 0) + 0.8 * fold.depth * taper * foldProfile(u)
    }
  }
}

/** Gentle on one side, a steep drop and a groove on the other. */
function foldProfile(u: number): number {
  const crest = u < 0 ? Math.exp(-u * u * 0.9) : Math.exp(-u * u * 4.5)
  return crest - 0.3 * Math.exp(-((u - 0.85) ** 2) * 7)
}

function nearest(path: readonly Point[], x: number, y: number): { t: number; side: number } {
  let best = Infinity
  let t = 0
  let side = 0
  for (let step = 0; step + 1 < path.length; step++) {
    const [ax, ay] = path[step] ?? [0, 0]
    const [bx, by] = path[step + 1] ?? [0, 0]
    const dx = bx - ax
    const dy = by - ay
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const offX = x - ax - dx * along
    const offY = y - ay - dy * along
    const distance = offX * offX + offY * offY
    if (distance < best) {
      best = distance
      t = (step + along) / (path.length - 1)
      side = Math.sqrt(distance) * (dx * offY - dy * offX > 0 ? 1 : -1)
    }
  }
  return { t, side }
}

function shadeOf(height: Field, mask: Field, scale: number, shiftX: Field, shiftY: Field, towards: Towards): Field {
  const hollow = blur(height, 16 * scale)
  const [lightX, lightY, lightZ] = towards
  return makeField(height.width, height.height, (x, y) => {
    const at = y * height.width + x
    if ((mask.values[at] ?? 0) < 0.01 && sample(mask, x + 2, y + 2) + sample(mask, x - 2, y - 2) < 0.01) return 1
    const slopeX = ((sample(height, x + 1, y) - sample(height, x - 1, y)) / 2) * scale
    const slopeY = ((sample(height, x, y + 1) - sample(height, x, y - 1)) / 2) * scale
    if ((mask.values[at] ?? 0) > 0.5) {
      shiftX.values[at] = slopeX
      shiftY.values[at] = slopeY
    }
    const facing = (-slopeX * lightX - slopeY * lightY + lightZ) / (Math.hypot(slopeX, slopeY, 1) * lightZ)
    const shut = Math.max(-0.3, Math.min(1, ((hollow.values[at] ?? 0) - (height.values[at] ?? 0)) / 22))
    const shade = 0.3 + 0.7 * Math.max(0, facing) - shut * 0.34
    return Math.max(0.34, Math.min(1.22, shade))
  })
}

/** Adjusts the light so that, on the whole, the cloth has its dyed colour. */
function exposed(light: Field, cover: Field): Field {
  let sum = 0
  let weight = 0
  for (let pixel = 0; pixel < light.values.length; pixel += 3) {
    sum += (light.values[pixel] ?? 0) * (cover.values[pixel] ?? 0)
    weight += cover.values[pixel] ?? 0
  }
  const correction = (0.96 * weight) / (sum || 1)
  return mapField(light, (value) => value * correction)
}

/** Draws fine columns of loops for jersey, a plain weave for canvas. Both grow with the zoom. */
function woven(light: Field, frame: Frame, weave: Weave): Field {
  const scale = pixelsPerUnit(frame)
  const { width } = light
  const pitch = weave === 'jersey' ? 2.7 : 4.6
  const strength = (weave === 'jersey' ? 0.085 : 0.15) * Math.min(1, scale / 2.2 + 0.25)
  return mapField(light, (value, index) => {
    const x = (frame.view.x * scale + (index % width)) / (pitch * scale)
    const y = (frame.view.y * scale + Math.floor(index / width)) / (pitch * scale)
    const thread = weave === 'jersey' ? loops(x, y) : plain(x, y)
    const slub = cellNoise(Math.floor(x), Math.floor(y * 0.25), 3) + cellNoise(Math.floor(x * 0.2), Math.floor(y), 4) - 1
    return value * (1 + strength * (thread - 0.5) + strength * 0.55 * slub)
  })
}

function loops(x: number, y: number): number {
  const across = x - Math.floor(x) - 0.5
  const bow = y * 1.25 + Math.abs(across) * 1.1
  return 0.5 + 0.5 * Math.cos(2 * Math.PI * bow) * (1 - Math.abs(across) * 0.8) - Math.abs(across) * 0.55
}

function plain(x: number, y: number): number {
  const over = (Math.floor(x) + Math.floor(y)) % 2 === 0
  const across = Math.sin(Math.PI * (x - Math.floor(x)))
  const along = Math.sin(Math.PI * (y - Math.floor(y)))
  return over ? 0.25 + 0.75 * across : 0.25 + 0.55 * along
}

/** Bends a print with the cloth below it. `reach` is in user units per unit of slope. */
export function drape(print: Layer, relief: Relief, frame: Frame, reach = 5): Layer {
  const scale = pixelsPerUnit(frame)
  const { width, height, pixels } = print
  const bent = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = x + sample(relief.shiftX, x / 2, y / 2) * reach * scale
      const fromY = y + sample(relief.shiftY, x / 2, y / 2) * reach * scale
      copyBetween(pixels, width, height, fromX, fromY, bent, (y * width + x) * 4)
    }
  }
  return { width, height, pixels: bent }
}

function copyBetween(from: Uint8Array, width: number, height: number, x: number, y: number, to: Uint8Array, at: number): void {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const fx = Math.min(1, Math.max(0, x - left))
  const fy = Math.min(1, Math.max(0, y - top))
  const corner = (top * width + left) * 4
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
  const places = [corner, corner + 4, corner + width * 4, corner + width * 4 + 4]
  let opacity = 0
  let red = 0
  let green = 0
  let blue = 0
  for (let near = 0; near < 4; near++) {
    const place = places[near] ?? 0
    const share = (weights[near] ?? 0) * (from[place + 3] ?? 0)
    opacity += share
    red += (from[place] ?? 0) * share
    green += (from[place + 1] ?? 0) * share
    blue += (from[place + 2] ?? 0) * share
  }
  if (opacity < 0.5) return
  to[at] = red / opacity
  to[at + 1] = green / opacity
  to[at + 2] = blue / opacity
  to[at + 3] = opacity
}
