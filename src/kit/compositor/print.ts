import type { Sharp } from 'sharp'
import { measureImage, NotAnImage, openImage, TooManyPixels } from '../images/open-image.ts'
import { loadSharp } from '../images/load-sharp.ts'
import { PictureError } from './picture-error.ts'

/** Colours premultiplied by opacity, four floats a pixel, which can be averaged without dark seams. */
export type Print = { width: number; height: number; values: Float32Array }

const leastSide = 32
/** A print of 20,000 × 10 pixels would be a hair on the cloth. */
const longestShape = 40
const mostSide = 3000

/** Opens an untrusted picture: upright, sRGB with alpha, first frame only. Throws PictureError. */
export async function openPicture(bytes: Uint8Array): Promise<{ image: Sharp; width: number; height: number }> {
  try {
    const { width, height } = await measureImage(bytes)
    const sharp = await loadSharp()
    const { pages = 1 } = await sharp(bytes).metadata()
    if (pages > 1 || isAnimatedPng(bytes)) throw new PictureError('animated')
    if (Math.min(width, height) < leastSide) throw new PictureError('too_small')
    if (Math.max(width, height) / Math.min(width, height) > longestShape) throw new PictureError('too_small')
    return { image: (await openImage(bytes)).toColourspace('srgb').ensureAlpha(), width, height }
  } catch (error) {
    if (error instanceof PictureError) throw error
    if (error instanceof TooManyPixels) throw new PictureError('too_large')
    throw new PictureError(error instanceof NotAnImage ? 'not_a_picture' : 'broken')
  }
}

/** The chunk that marks an animation comes before the first pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  return bytes[1] === 0x50 && Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).includes('acTL')
}

export type Pixels = { width: number; height: number; data: Buffer }

/** Returns RGBA, eight bits each, at most `most` pixels on either side. Throws PictureError. */
export async function readPixels(bytes: Uint8Array, most: number): Promise<Pixels> {
  const { image } = await openPicture(bytes)
  try {
    const { data, info } = await image
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data }
  } catch {
    throw new PictureError('broken')
  }
}

/** Opens the print of a shot and trims the empty border around it. Throws PictureError. */
export async function openPrint(bytes: Uint8Array): Promise<Pixels> {
  return trimmed(await readPixels(bytes, mostSide))
}

function trimmed({ width, height, data }: Pixels): Pixels {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 10) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  if (right < left) throw new PictureError('empty_print')
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (Math.max(wide, high) / Math.min(wide, high) > longestShape) throw new PictureError('too_small')
  const cut = Buffer.alloc(wide * high * 4)
  for (let y = 0; y < high; y++) data.copy(cut, y * wide * 4, ((y + top) * width + left) * 4, ((y + top) * width + right + 1) * 4)
  return { width: wide, height: high, data: cut }
}

/** Resizes the print to the resolution in which it appears, so one sampling step is enough. */
export async function fitPrint({ width, height, data }: Pixels, wanted: number): Promise<Print> {
  const sharp = await loadSharp()
  const wide = Math.max(2, Math.min(width, Math.round(wanted)))
  const high = Math.max(2, Math.round((wide * height) / width))
  const fitted = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(wide, high, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const values = new Float32Array(wide * high * 4)
  for (let at = 0; at < values.length; at += 4) {
    const alpha = (fitted[at + 3] ?? 0) / 255
    values[at] = (fitted[at] ?? 0) * alpha
    values[at + 1] = (fitted[at + 1] ?? 0) * alpha
    values[at + 2] = (fitted[at + 2] ?? 0) * alpha
    values[at + 3] = alpha
  }
  return { width: wide, height: high, values }
}

/** Samples between pixels with a Catmull-Rom curve, transparent outside the print. `u` and `v` are shares. */
export function samplePrint(print: Print, u: number, v: number, into: Float64Array): void {
  const { width, height, values } = print
  const x = u * width - 0.5
  const y = v * height - 0.5
  into.fill(0)
  if (x < -2 || y < -2 || x > width + 1 || y > height + 1) return
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  for (let j = -1; j <= 2; j++) {
    const row = top + j
    if (row < 0 || row >= height) continue
    const wy = curveAt(j, fy)
    for (let i = -1; i <= 2; i++) {
      const column = left + i
      if (column < 0 || column >= width) continue
      const share = wy * curveAt(i, fx)
      const at = (row * width + column) * 4
      into[0] = (into[0] ?? 0) + share * (values[at] ?? 0)
      into[1] = (into[1] ?? 0) + share * (values[at + 1] ?? 0)
      into[2] = (into[2] ?? 0) + share * (values[at + 2] ?? 0)
      into[3] = (into[3] ?? 0) + share * (values[at + 3] ?? 0)
    }
  }
  const alpha = Math.max(0, Math.min(1, into[3] ?? 0))
  into[3] = alpha
  for (let channel = 0; channel < 3; channel++) into[channel] = Math.max(0, Math.min(255 * alpha, into[channel] ?? 0))
}

/** The Catmull-Rom weight of a pixel at `place` (-1 to 2), for a point `share` of a pixel after place 0. */
export function curveAt(place: number, share: number): number {
  switch (place) {
    case -1:
      return ((-0.5 * share + 1) * share - 0.5) * share
    case 0:
      return (1.5 * share - 2.5) * share * share + 1
    case 1:
      return ((-1.5 * share + 2) * share + 0.5) * share
    default:
      return (0.5 * share - 0.5) * share * share
  }
}
