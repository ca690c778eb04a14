import type { Colourway } from '#brand/colourways.ts'
import { distanceTo } from '#kit/compositor/canvas/distance.ts'
import { blur, type Field, makeField, mapField, sample } from '#kit/compositor/canvas/field.ts'
import {
  colourBorders,
  coverOf,
  type Frame,
  type Layer,
  lightness,
  pixelsPerUnit,
  productFrame,
  rasterise,
  type Rgb,
  zoomTo,
} from '#kit/compositor/canvas/layer.ts'
import { cloudNoise } from '#kit/compositor/canvas/noise.ts'
import { backdrop, type Canvas, castShadow, groundShadows, paint } from '#kit/compositor/canvas/studio.ts'
import { letters } from '../lettering.ts'
import { hornStrip, hornStripStep } from '#brand/motifs/ornament.ts'
import { brand, cloth } from '#brand/palette.ts'

export type PinShot = 'card' | 'close'

const frames: Record<PinShot, Frame> = { card: zoomTo(productFrame, 60, 90, 880), close: zoomTo(productFrame, 224, 236, 540) }
const middle = { x: 494, y: 574 }
const radius = 218
const rimWidth = 17
const tilt = 'rotate(-5 500 640)'

/** Draws a hard-enamel pin on its card: gold between the colours, under a glossy dome. */
export async function drawPin(shot: PinShot | Frame, colourway: Colourway, ground: string, print: string): Promise<Canvas> {
  const canvas = await backdrop(typeof shot === 'string' ? frames[shot] : shot, ground)
  await layPin(canvas, canvas.frame, colourway, print)
  return canvas
}

/** Draws a pin on a canvas. `frame` places its 1000-unit drawing in the image. */
export async function layPin(onto: Canvas, frame: Frame, colourway: Colourway, print: string): Promise<void> {
  const canvas = { ...onto, frame }
  const card = await rasterise(cardDrawing(lightness(cloth[colourway]) > 0.6 ? brand.pomegranate : brand.lapis), frame)
  groundShadows(canvas, coverOf(card), 0.8)
  paint(canvas, card, paperLight(frame))
  const colours = await rasterise(enamelDrawing(colourway === 'felt' ? '#E9D3A4' : cloth[colourway], print), frame)
  const metal = goldLines(colours, pixelsPerUnit(frame))
  const cover = coverOf(colours)
  castShadow(canvas, cover, { dx: 15, dy: 20, blur: 13, strength: 0.5 })
  castShadow(canvas, cover, { dx: 4, dy: 6, blur: 4, strength: 0.4 })
  paint(canvas, polished(colours, metal, cover, frame))
}

function cardDrawing(colour: string): string {
  const strip = 46
  const step = hornStripStep(strip)
  const steps = 7
  const wide = (540 / (steps * step.width)).toFixed(4)
  return `<g transform="${tilt}">
    <path d="M232 262Q232 256 238 256H762Q768 256 768 262V1018Q768 1024 762 1024H238Q232 1024 232 1018Z" fill="#FBF8F1"/>
    <svg x="250" y="280" width="500" height="${strip}" viewBox="20 0 500 ${strip}" preserveAspectRatio="none"><g transform="scale(${wide} 1)">${hornStrip(steps, strip, '#FBF8F1', colour)}</g></svg>
    <rect x="250" y="280" width="500" height="726" fill="none" stroke="${colour}" stroke-width="3"/>
    ${letters('tulpar', 500, 908, 104, colour)}
    <path d="M440 948H488M512 948H560" stroke="${colour}" stroke-width="3"/><path d="M500 940L508 948L500 956L492 948Z" fill="${colour}"/>
  </g>`
}

function enamelDrawing(ground: string, print: string): string {
  const size = radius * 1.36
  return `<g transform="rotate(-5 ${middle.x} ${middle.y})">
    <circle cx="${middle.x}" cy="${middle.y}" r="${radius}" fill="#D9A441"/><circle cx="${middle.x}" cy="${middle.y}" r="${radius - rimWidth}" fill="${ground}"/>
    <g transform="translate(${middle.x - size / 2} ${middle.y - size / 2}) scale(${size / 200})">${print}</g></g>`
}

/** Returns the metal between two enamels and on the rim; 0–1. */
function goldLines(colours: Layer, scale: number): Field {
  const { width, height, pixels } = colours
  const away = distanceTo(colourBorders(colours))
  return makeField(width, height, (x, y) => {
    const at = y * width + x
    const isRim = (pixels[at * 4] ?? 0) === 0xd9 && (pixels[at * 4 + 1] ?? 0) === 0xa4 && (pixels[at * 4 + 2] ?? 0) === 0x41
    return isRim ? 1 : Math.max(0, Math.min(1, 1.7 * scale + 0.5 - (away.values[at] ?? 0)))
  })
}

function paperLight(frame: Frame): Field {
  const scale = pixelsPerUnit(frame)
  return makeField(frame.width, frame.height, (x, y) => {
    const across = (frame.view.x + x / scale - 500) / 300
    const down = (frame.view.y + y / scale - 640) / 400
    return (
      0.985 - 0.03 * across - 0.035 * down + 0.02 * cloudNoise(x * 0.35, y * 0.35, 1, 2) + 0.012 * cloudNoise(x * 0.012, y * 0.012, 2, 4)
    )
  })
}

const goldStops: readonly Rgb[] = [
  [92, 56, 18],
  [176, 118, 40],
  [230, 182, 84],
  [255, 236, 176],
  [214, 158, 62],
  [255, 246, 214],
]

function polished(colours: Layer, metal: Field, cover: Field, frame: Frame): Layer {
  const { width, height } = frame
  const scale = pixelsPerUnit(frame)
  const metalHeight = mapField(metal, (value, index) => value * (cover.values[index] ?? 0))
  const ridge = blur(metalHeight, 1.3 * scale)
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if ((colours.pixels[at + 3] ?? 0) === 0) continue
      const dx = (frame.view.x + x / scale - middle.x) / radius
      const dy = (frame.view.y + y / scale - middle.y) / radius
      const away = Math.hypot(dx, dy)
      const ridgeX = (sample(ridge, x - 1, y) - sample(ridge, x + 1, y)) * scale
      const ridgeY = (sample(ridge, x, y - 1) - sample(ridge, x, y + 1)) * scale
      const rim = away > 1 - rimWidth / radius ? Math.sin(((away - 1 + rimWidth / radius / 2) / (rimWidth / radius)) * Math.PI) : 0
      const normalX = dx * 0.5 + ridgeX * 1.6 + (rim * dx) / (away || 1)
      const normalY = dy * 0.5 + ridgeY * 1.6 + (rim * dy) / (away || 1)
      const share = metalHeight.values[y * width + x] ?? 0
      const gold = goldAt(normalX, normalY)
      const enamel = enamelAt(colours.pixels, at, dx, dy, sample(ridge, x - 3 * scale, y - 3 * scale) - share)
      for (const channel of [0, 1, 2] as const)
        pixels[at + channel] = Math.max(0, Math.min(255, enamel[channel] * (1 - share) + gold[channel] * share))
      pixels[at + 3] = colours.pixels[at + 3] ?? 0
    }
  }
  return { width, height, pixels }
}

/** Gold mirrors a bright window at the upper left and a dark room at the lower right. */
function goldAt(normalX: number, normalY: number): Rgb {
  const facing = Math.max(0, Math.min(0.999, 0.56 - normalX * 0.36 - normalY * 0.44))
  const place = facing * (goldStops.length - 1)
  const from = goldStops[Math.floor(place)] ?? [0, 0, 0]
  const to = goldStops[Math.floor(place) + 1] ?? from
  const share = place - Math.floor(place)
  const between = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share
  return [between(0), between(1), between(2)]
}

function enamelAt(pixels: Uint8Array, at: number, dx: number, dy: number, wallShadow: number): Rgb {
  const dome = 1.05 - 0.15 * (dx * 0.6 + dy * 0.75) - 0.12 * (dx * dx + dy * dy) - 0.3 * Math.max(0, wallShadow)
  const across = dx * 0.8 - dy * 0.6
  const along = dx * 0.6 + dy * 0.8
  const arc = Math.abs(Math.hypot(dx, dy) - 0.74)
  const window = smooth(0.1, 0.02, arc) * smooth(0.5, 0.32, Math.abs(across)) * (along < 0 ? 1 : 0)
  const veil = smooth(-0.1, -0.75, along) * 0.1
  const lower = smooth(0.09, 0.02, Math.abs(Math.hypot(dx, dy) - 0.8)) * smooth(0.4, 0.1, Math.abs(across)) * (along > 0 ? 0.16 : 0)
  const gloss = window * 0.55 + veil + lower
  const lit = (channel: number) => {
    const flat = (pixels[at + channel] ?? 0) * dome
    return flat + (255 - flat) * gloss
  }
  return [lit(0), lit(1), lit(2)]
}

function smooth(outer: number, inner: number, value: number): number {
  const share = Math.max(0, Math.min(1, (outer - value) / (outer - inner)))
  return share * share * (3 - 2 * share)
}
