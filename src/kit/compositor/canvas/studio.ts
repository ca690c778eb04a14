import sharp, { type Sharp } from 'sharp'

import { blur, type Field, mapField, resize, sample } from './field.ts'
import { type Frame, type Layer, lightness, pixelsPerUnit, rasteriseCover, rgbOf } from './layer.ts'
import { cellNoise } from './noise.ts'

/** An image in progress. Channels are 0–255, not yet rounded. */
export type Canvas = { frame: Frame; rgb: Float32Array }

type Shadow = { dx: number; dy: number; blur: number; strength: number }

/** The colour of shadows. */
const night = rgbOf('#131A33')

/** Draws a lit wall or table top: bright at the upper left, dark at the far corner, with the lattice's shadow. */
export async function backdrop(frame: Frame, colour: string): Promise<Canvas> {
  const { width, height } = frame
  const canvas: Canvas = { frame, rgb: new Float32Array(width * height * 3) }
  const base = rgbOf(colour)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x / width - 0.3) * 0.95, (y / height - 0.2) * 1.05)
      const glow = 0.28 * Math.max(0, 1 - away / 0.62) ** 1.5
      const fall = 0.26 * Math.min(1, Math.max(0, (away - 0.3) / 0.72)) ** 1.4
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const lit = (base[channel] ?? 0) + (255 - (base[channel] ?? 0)) * glow
        canvas.rgb[at + channel] = lit + ((night[channel] ?? 0) - lit) * fall
      }
    }
  }
  await throwLattice(canvas, lightness(colour) < 0.4 ? 0.1 : 0.13)
  return canvas
}

const lattices = new Map<string, Promise<Field>>()

/** Draws the shadow of a yurt's wall: crossed bars, blurred, strongest at the upper left. */
async function throwLattice(canvas: Canvas, strength: number): Promise<void> {
  const { width, height } = canvas.frame
  const key = `${width}x${height}`
  const known = lattices.get(key) ?? drawLattice(width, height)
  lattices.set(key, known)
  const { values } = await known
  for (let pixel = 0; pixel < values.length; pixel++) {
    const keep = 1 - strength * (values[pixel] ?? 0)
    for (let channel = 0; channel < 3; channel++) {
      canvas.rgb[pixel * 3 + channel] = (canvas.rgb[pixel * 3 + channel] ?? 0) * keep + (night[channel] ?? 0) * (1 - keep) * 0.35
    }
  }
}

async function drawLattice(width: number, height: number): Promise<Field> {
  const shrink = 4
  const frame: Frame = { width: width / shrink, height: Math.round(height / shrink), view: { x: 0, y: 0, width: (width * 1250) / height } }
  let bars = ''
  for (let place = -1600; place < 3600; place += 172) {
    bars += `M${place} -60L${place + 820} 1400M${place + 820} -60L${place} 1400`
  }
  const drawn = await rasteriseCover(`<path d="${bars}" stroke="#fff" stroke-width="30" fill="none" transform="rotate(4)"/>`, frame)
  const soft = resize(blur(drawn, 14 * pixelsPerUnit(frame) * 0.85), width, height)
  return mapField(soft, (value, index) => {
    const x = (index % width) / width
    const y = Math.floor(index / width) / height
    return value * Math.max(0.12, 1 - Math.hypot((x - 0.32) * 0.9, y - 0.28) / 0.82)
  })
}

/** Darkens the area under a shape. Offsets and blur are in user units. */
export function castShadow(canvas: Canvas, cover: Field, shadow: Shadow): void {
  const scale = pixelsPerUnit(canvas.frame)
  const { width, height } = cover
  const small = blur(resize(cover, width >> 1, height >> 1), Math.max(0.6, (shadow.blur * scale) / 2))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dark = shadow.strength * sample(small, (x - shadow.dx * scale) / 2 - 0.25, (y - shadow.dy * scale) / 2 - 0.25)
      if (dark < 0.002) continue
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const under = canvas.rgb[at + channel] ?? 0
        canvas.rgb[at + channel] = under * (1 - dark) + (night[channel] ?? 0) * 0.5 * dark * (under / 255)
      }
    }
  }
}

/** Draws the two shadows that every object in the studio casts. */
export function groundShadows(canvas: Canvas, cover: Field, height = 1): void {
  castShadow(canvas, cover, { dx: 26 * height, dy: 34 * height, blur: 26 * height, strength: 0.36 })
  castShadow(canvas, cover, { dx: 6, dy: 9, blur: 8, strength: 0.36 })
}

/** Draws a layer over the canvas, its colours multiplied by the light (1 = as drawn). Light above 1 also bleaches a little. */
export function paint(canvas: Canvas, layer: Layer, light?: Field, cover?: Field): void {
  const { rgb } = canvas
  const { pixels } = layer
  for (let pixel = 0; pixel < layer.width * layer.height; pixel++) {
    const opacity = ((pixels[pixel * 4 + 3] ?? 0) / 255) * (cover ? (cover.values[pixel] ?? 0) : 1)
    if (opacity === 0) continue
    const shade = light ? (light.values[pixel] ?? 1) : 1
    const bleach = shade > 1 ? (shade - 1) * 34 : 0
    for (let channel = 0; channel < 3; channel++) {
      const lit = (pixels[pixel * 4 + channel] ?? 0) * shade + bleach
      const at = pixel * 3 + channel
      rgb[at] = (rgb[at] ?? 0) * (1 - opacity) + lit * opacity
    }
  }
}

/** Adds film grain, weaker in dark areas. */
export function addGrain(canvas: Canvas, strength = 3.2): void {
  const { rgb, frame } = canvas
  for (let pixel = 0; pixel < rgb.length / 3; pixel++) {
    const x = pixel % frame.width
    const y = (pixel / frame.width) | 0
    const grain = (cellNoise(x, y, 7) + cellNoise(x >> 1, y >> 1, 8) - 1) * strength
    for (let channel = 0; channel < 3; channel++) rgb[pixel * 3 + channel] = (rgb[pixel * 3 + channel] ?? 0) + grain
  }
}

export function develop(canvas: Canvas): Sharp {
  const bytes = new Uint8ClampedArray(canvas.rgb)
  return sharp(Buffer.from(bytes.buffer), { raw: { width: canvas.frame.width, height: canvas.frame.height, channels: 3 } })
}

/** The last step of every image: adds the lattice again, and grain. */
export async function finish(canvas: Canvas): Promise<Sharp> {
  await throwLattice(canvas, 0.07)
  addGrain(canvas)
  return develop(canvas)
}
