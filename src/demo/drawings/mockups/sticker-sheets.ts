import { distanceTo } from '#kit/compositor/canvas/distance.ts'
import { blur, type Field, makeField, sample } from '#kit/compositor/canvas/field.ts'
import { coverOf, type Frame, type Layer, pixelsPerUnit, productFrame, rasterise, zoomTo } from '#kit/compositor/canvas/layer.ts'
import { reachable } from '#kit/compositor/canvas/reachable.ts'
import { backdrop, type Canvas, castShadow, paint } from '#kit/compositor/canvas/studio.ts'

export type StickerShot = 'sheet' | 'close' | 'three-sheets'
export type Sticker = { x: number; y: number; size: number; degrees: number; print: string }

const border = 13
const frames: Record<StickerShot, Frame> = { sheet: productFrame, 'three-sheets': productFrame, close: zoomTo(productFrame, 40, 50, 640) }

const scatter = [
  [282, 242, 360, -8],
  [722, 262, 340, 9],
  [284, 632, 350, 6],
  [716, 630, 345, -10],
  [286, 1026, 345, -5],
  [712, 1036, 330, 11],
] as const

/** Position of each sheet of a set, at half size. */
const sheets = [
  [0, 0],
  [500, 40],
  [240, 615],
] as const

export async function drawStickers(shot: StickerShot, ground: string, prints: readonly string[]): Promise<Canvas> {
  const canvas = await backdrop(frames[shot], ground)
  const one = scattered(prints)
  const halved = ([x, y]: readonly [number, number]) =>
    one.map((sticker) => ({ ...sticker, x: x + sticker.x / 2, y: y + sticker.y / 2, size: sticker.size * 0.43 }))
  await layStickers(canvas, shot === 'three-sheets' ? sheets.flatMap(halved) : one)
  return canvas
}

function scattered(prints: readonly string[]): Sticker[] {
  return prints.slice(0, scatter.length).map((print, place) => {
    const [x, y, size, degrees] = scatter[place] ?? scatter[0]
    const lower = prints.length <= 4 ? 190 : 0
    const alone = prints.length % 2 === 1 && place === prints.length - 1 ? 210 : 0
    return { x: x + alone, y: y + lower, size, degrees, print }
  })
}

/** Draws stickers on a canvas without overlap: white borders, a thin bevel, a lifted edge. */
export async function layStickers(canvas: Canvas, stickers: readonly Sticker[]): Promise<void> {
  const { frame } = canvas
  const scale = pixelsPerUnit(frame)
  const printed = await rasterise(stickers.map(placed).join(''), frame)
  const whole = closed(distanceTo(coverOf(printed)), border * scale, scale)
  castShadow(canvas, whole, { dx: 13, dy: 18, blur: 14, strength: 0.34 })
  castShadow(canvas, whole, { dx: 3, dy: 4, blur: 3.5, strength: 0.4 })
  const light = bevel(whole, stickers, scale, frame)
  paint(canvas, paper(whole), light)
  paint(canvas, printed, light)
}

function placed({ x, y, size, degrees, print }: Sticker): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size / 200}) translate(-100 -100)">${print}</g>`
}

/** Grows the shape by the border. Small gaps are bridged and holes are filled. */
function closed(away: Field, reach: number, scale: number): Field {
  const bridge = 8 * scale
  const grown = reachable(makeField(away.width, away.height, (x, y) => ((away.values[y * away.width + x] ?? 0) < reach + bridge ? 0 : 1)))
  const back = distanceTo(grown)
  return makeField(away.width, away.height, (x, y) => Math.max(0, Math.min(1, (back.values[y * away.width + x] ?? 0) - bridge + 0.5)))
}

function paper(cover: Field): Layer {
  const pixels = new Uint8Array(cover.values.length * 4)
  cover.values.forEach((value, pixel) => {
    pixels.set([252, 250, 246, Math.round(value * 255)], pixel * 4)
  })
  return { width: cover.width, height: cover.height, pixels }
}

/** Lights the cut edge and bends each sticker slightly, brighter at the upper left. */
function bevel(cover: Field, stickers: readonly Sticker[], scale: number, { view }: Frame): Field {
  const soft = blur(cover, 2.2 * scale)
  return makeField(cover.width, cover.height, (x, y) => {
    if ((cover.values[y * cover.width + x] ?? 0) === 0) return 1
    const slopeX = sample(soft, x + 1, y) - sample(soft, x - 1, y)
    const slopeY = sample(soft, x, y + 1) - sample(soft, x, y - 1)
    const rim = (slopeX * 0.6 + slopeY * 0.8) * scale * 0.55
    const unitX = view.x + x / scale
    const unitY = view.y + y / scale
    const sticker = stickers.reduce((near, other) =>
      Math.hypot(other.x - unitX, other.y - unitY) < Math.hypot(near.x - unitX, near.y - unitY) ? other : near,
    )
    const across = ((unitX - sticker.x) * 0.6 + (unitY - sticker.y) * 0.8) / (sticker.size * 0.62)
    return 1.005 + rim - 0.085 * Math.max(0, across) ** 2 + 0.03 * Math.max(0, -across)
  })
}
