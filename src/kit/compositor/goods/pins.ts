import { makeField } from '../canvas/field.ts'
import { coverOf, type Frame, type Layer, pixelsPerUnit, type Rgb, rasterise, rgbOf } from '../canvas/layer.ts'
import type { Direction } from '../lighting.ts'
import type { LaidPrint, Sheet } from '../sheet.ts'
import type { Drawn } from './drawing.ts'

const radius = 200
const rim = 17

/** A round hard-enamel pin: a golden rim, and a glossy dome over the print. */
export function pin(): Drawn {
  const half = radius * 0.68
  return {
    bounds: { x: -radius - 4, y: -radius - 4, width: radius * 2 + 8, height: radius * 2 + 8 },
    field: { x: -half, y: -half, width: half * 2, height: half * 2 },
    degrees: 0,
    reach: 0,
    make: (material, laid, { frame, towards }) => enamelled(material, laid, frame, towards),
  }
}

async function enamelled(material: string, laid: LaidPrint | undefined, frame: Frame, towards: Direction): Promise<Sheet> {
  const { width, height } = frame
  const disc = await rasterise(`<circle r="${radius}" fill="#fff"/>`, frame)
  const scale = pixelsPerUnit(frame)
  const enamel = rgbOf(material)
  const colours: Layer = { width, height, pixels: new Uint8Array(width * height * 4) }
  const light = makeField(width, height, () => 1)
  const gloss = makeField(width, height)
  const [lightX, lightY] = unit(towards)
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const dx = (frame.view.x + (px + 0.5) / scale) / radius
      const dy = (frame.view.y + (py + 0.5) / scale) / radius
      const away = Math.hypot(dx, dy)
      if (away > 1.03) continue
      const pixel = py * width + px
      const inRim = (away - 1 + rim / radius) / (rim / radius)
      const metal = Math.max(0, Math.min(1, inRim * rim * scale + 0.5))
      const bulge = Math.cos(Math.max(0, Math.min(1, inRim)) * Math.PI)
      const gold = goldAt((-bulge * dx) / (away || 1), (-bulge * dy) / (away || 1), lightX, lightY)
      for (const channel of [0, 1, 2] as const) colours.pixels[pixel * 4 + channel] = enamel[channel] * (1 - metal) + gold[channel] * metal
      colours.pixels[pixel * 4 + 3] = 255
      const towardsSource = -(dx * lightX + dy * lightY)
      const wall = Math.max(0, 1 - Math.abs(away - (1 - rim / radius)) / 0.05) * Math.max(0, -towardsSource)
      light.values[pixel] = metal > 0.5 ? 1 : 1.03 - 0.13 * towardsSource - 0.1 * away * away - 0.34 * wall
      gloss.values[pixel] = (1 - metal) * shine(dx, dy, lightX, lightY)
    }
  }
  return {
    frame,
    relief: { cover: coverOf(disc), light, shiftX: makeField(2, 2), shiftY: makeField(2, 2) },
    colours,
    laid,
    gloss,
    height: 15,
  }
}

function unit([x, y]: Direction): [number, number] {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

const goldStops: readonly Rgb[] = [
  [84, 52, 18],
  [168, 114, 42],
  [222, 176, 82],
  [255, 236, 176],
  [212, 160, 66],
  [255, 246, 218],
]

/** Gold mirrors a bright window on the light's side and a dark room on the other. */
function goldAt(normalX: number, normalY: number, lightX: number, lightY: number): Rgb {
  const facing = Math.max(0, Math.min(0.999, 0.5 + 0.46 * (normalX * lightX + normalY * lightY)))
  const place = facing * (goldStops.length - 1)
  const from = goldStops[Math.floor(place)] ?? [0, 0, 0]
  const to = goldStops[Math.floor(place) + 1] ?? from
  const share = place - Math.floor(place)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

/** An arc of the window near the rim, a veil below it, and reflected light at the far side. */
function shine(dx: number, dy: number, lightX: number, lightY: number): number {
  const along = dx * lightX + dy * lightY
  const across = dx * -lightY + dy * lightX
  const away = Math.hypot(dx, dy)
  const window = smooth(0.085, 0.02, Math.abs(away - 0.76)) * smooth(0.5, 0.34, Math.abs(across)) * (along > 0 ? 1 : 0)
  const lower = smooth(0.08, 0.02, Math.abs(away - 0.82)) * smooth(0.36, 0.1, Math.abs(across)) * (along < 0 ? 1 : 0)
  return 118 * window + 22 * smooth(0.1, 0.8, along) + 34 * lower
}

function smooth(outer: number, inner: number, value: number): number {
  const share = Math.max(0, Math.min(1, (outer - value) / (outer - inner)))
  return share * share * (3 - 2 * share)
}
