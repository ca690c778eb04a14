import { loadSharp } from '../../images/load-sharp.ts'
import type { Pixels } from '../print.ts'
import type { KnownMotif } from '../shot.ts'
import { type Lab, labOf } from './colour.ts'
import { isLike } from './find-goods.ts'
import type { FoundPrint } from './find-print.ts'

const cells = 16
const side = 128
/** Different drawings of one style reach about half likeness. */
const leastLikeness = 0.62

/** The layout of a print: for each cell its share of ink, and the ink's colour. */
type Figure = { shape: number; shares: Float32Array; colours: Lab[] }

/** Returns the name of the drawing that a print shows, compared as drawn on the same material; undefined if none matches. */
export async function knowMotif(
  pixels: Pixels,
  { mask, box, material }: FoundPrint,
  known: readonly KnownMotif[],
): Promise<string | undefined> {
  const figure = figureOf(pixels, (pixel) => mask[pixel] === 1, box)
  let best: { name: string; likeness: number } | undefined
  for (const { name, drawing } of known) {
    const drawn = await drawnOn(drawing, material)
    const likeness = drawn ? likenessOf(figure, drawn) : 0
    if (likeness > (best?.likeness ?? leastLikeness)) best = { name, likeness }
  }
  return best?.name
}

async function drawnOn(drawing: string, material: Lab | undefined): Promise<Figure | undefined> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data }
  const isInk = (pixel: number) => {
    if ((data[pixel * 4 + 3] ?? 0) < 128) return false
    return material === undefined || !isLike(material, labAt(pixels, pixel))
  }
  const box = { left: info.width, top: info.height, right: -1, bottom: -1 }
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if (!isInk(pixel)) continue
    const [x, y] = [pixel % info.width, (pixel / info.width) | 0]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box.right < 0 ? undefined : figureOf(pixels, isInk, box)
}

function figureOf(
  pixels: Pixels,
  isInk: (pixel: number) => boolean,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): Figure {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const shares = new Float32Array(cells * cells)
  const seen = new Float32Array(cells * cells)
  const colours = Array.from({ length: cells * cells }, (): Lab => [0, 0, 0])
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const cell = Math.floor(((y - top) / high) * cells) * cells + Math.floor(((x - left) / wide) * cells)
      seen[cell] = (seen[cell] ?? 0) + 1
      const pixel = y * pixels.width + x
      const sum = colours[cell]
      if (!sum || !isInk(pixel)) continue
      shares[cell] = (shares[cell] ?? 0) + 1
      const lab = labAt(pixels, pixel)
      for (const axis of [0, 1, 2] as const) sum[axis] += lab[axis]
    }
  }
  for (const [cell, sum] of colours.entries()) {
    const ink = shares[cell] ?? 0
    if (ink > 0) for (const axis of [0, 1, 2] as const) sum[axis] /= ink
    shares[cell] = ink / Math.max(1, seen[cell] ?? 1)
  }
  return { shape: wide / high, shares, colours }
}

/** Light and cloth change the lightness of an ink, so its hue counts for more. */
function likenessOf(one: Figure, other: Figure): number {
  let [same, all] = [0, 0]
  for (let cell = 0; cell < cells * cells; cell++) {
    const [a, b] = [one.shares[cell] ?? 0, other.shares[cell] ?? 0]
    const ink: Lab = one.colours[cell] ?? [0, 0, 0]
    const drawn: Lab = other.colours[cell] ?? [0, 0, 0]
    const away = Math.hypot((ink[0] - drawn[0]) * 0.5, ink[1] - drawn[1], ink[2] - drawn[2])
    same += Math.min(a, b) * Math.exp(-((away / 0.2) ** 2))
    all += Math.max(a, b)
  }
  return all === 0 ? 0 : (same / all) * Math.exp(-Math.abs(Math.log(one.shape / other.shape)))
}

function labAt({ data }: Pixels, pixel: number): Lab {
  return labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0)
}
