import { distanceTo } from '../canvas/distance.ts'
import { blur, type Field, makeField, resize, sample } from '../canvas/field.ts'
import type { Frame, Layer } from '../canvas/layer.ts'
import { pixelsPerUnit } from '../canvas/layer.ts'
import { reachable } from '../canvas/reachable.ts'
import type { Direction } from '../lighting.ts'
import { samplePrint } from '../print.ts'
import { type LaidPrint, type Sheet, shareOfPrint } from '../sheet.ts'
import type { Drawn } from './drawing.ts'

const border = 17
const side = 480

/** Vinyl cut along the print's outline, with a border all round. `shape` is the print's height divided by its width. */
export function sticker(shape: number): Drawn {
  const width = shape > 1 ? side / shape : side
  const height = shape > 1 ? side : side * shape
  const margin = border + 16
  return {
    bounds: { x: -margin, y: -margin, width: width + margin * 2, height: height + margin * 2 },
    field: { x: 0, y: 0, width, height },
    degrees: 0,
    reach: 0,
    make: (material, laid, { frame, towards }) => Promise.resolve(cut(material, laid, frame, towards)),
  }
}

function cut(material: string, laid: LaidPrint | undefined, frame: Frame, towards: Direction): Sheet {
  const scale = pixelsPerUnit(frame)
  const cover = laid ? outlineOf(laid, frame) : makeField(frame.width, frame.height)
  const value = Number.parseInt(material.slice(1), 16)
  const colours: Layer = { width: frame.width, height: frame.height, pixels: new Uint8Array(frame.width * frame.height * 4) }
  new Uint32Array(colours.pixels.buffer).fill(((255 << 24) | ((value & 255) << 16) | (value & 0xff00) | ((value >> 16) & 255)) >>> 0)
  const soft = blur(cover, 2.4 * scale)
  const [lightX, lightY] = towards
  const middle = { x: frame.view.x + frame.view.width / 2, y: frame.view.y + frame.height / scale / 2 }
  const light = makeField(frame.width, frame.height, (x, y) => {
    if ((cover.values[y * frame.width + x] ?? 0) === 0) return 1
    const slopeX = sample(soft, x + 1, y) - sample(soft, x - 1, y)
    const slopeY = sample(soft, x, y + 1) - sample(soft, x, y - 1)
    const rim = (slopeX * -lightX + slopeY * -lightY) * 0.62 * scale
    const across = ((frame.view.x + x / scale - middle.x) * -lightX + (frame.view.y + y / scale - middle.y) * -lightY) / (side * 0.6)
    return 1 + rim - 0.07 * Math.max(0, across) ** 2 + 0.025 * Math.max(0, -across)
  })
  // Satin vinyl faintly mirrors a broad window.
  const gloss = makeField(frame.width >> 2, frame.height >> 2, (x, y) => {
    const along = ((frame.view.x + (x * 4) / scale - middle.x) * 0.8 + (frame.view.y + (y * 4) / scale - middle.y) * 0.6) / side
    return 16 * Math.exp(-(((along + 0.2) / 0.16) ** 2))
  })
  const { width, height } = frame
  return {
    frame,
    relief: { cover, light, shiftX: makeField(2, 2), shiftY: makeField(2, 2) },
    colours,
    laid,
    gloss: resize(gloss, width, height),
    height: 4,
  }
}

/** Grows the print's shape by the border, bridges gaps between its parts and fills holes. */
function outlineOf(laid: LaidPrint, frame: Frame): Field {
  const shrink = Math.max(1, Math.max(frame.width, frame.height) / 620)
  const width = Math.round(frame.width / shrink)
  const height = Math.round(frame.height / shrink)
  const scale = pixelsPerUnit(frame) / shrink
  const ink = new Float64Array(4)
  const printed = makeField(width, height, (x, y) => {
    const [u, v] = shareOfPrint(laid, frame.view.x + (x + 0.5) / scale, frame.view.y + (y + 0.5) / scale)
    samplePrint(laid.print, u, v, ink)
    return ink[3] ?? 0
  })
  const away = distanceTo(printed)
  const bridge = 12 * scale
  const outside = reachable(makeField(width, height, (x, y) => ((away.values[y * width + x] ?? 0) < border * scale + bridge ? 0 : 1)))
  const back = resize(distanceTo(outside), frame.width, frame.height)
  return makeField(frame.width, frame.height, (x, y) =>
    Math.max(0, Math.min(1, ((back.values[y * frame.width + x] ?? 0) - bridge) * shrink + 0.5)),
  )
}
