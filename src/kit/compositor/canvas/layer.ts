import sharp from 'sharp'

import { type Field, makeField } from './field.ts'

/** The part of the drawing that fills the image, in user units, and the image's size in pixels. */
export type Frame = { width: number; height: number; view: { x: number; y: number; width: number } }

/** Red, green, blue and opacity of each pixel, 0–255. Colours are not premultiplied. */
export type Layer = { width: number; height: number; pixels: Uint8Array }

export type Rgb = [red: number, green: number, blue: number]

/** The master of a product image: 1000 × 1250 units at 1200 × 1500 pixels. */
export const productFrame: Frame = { width: 1200, height: 1500, view: { x: 0, y: 0, width: 1000 } }

/** Returns a frame of the same size in pixels that shows `width` units from (x, y). */
export function zoomTo(frame: Frame, x: number, y: number, width: number): Frame {
  return { ...frame, view: { x, y, width } }
}

export function pixelsPerUnit(frame: Frame): number {
  return frame.width / frame.view.width
}

/** Draws SVG elements given in user units. */
export async function rasterise(elements: string, frame: Frame): Promise<Layer> {
  const { x, y, width } = frame.view
  const viewBox = `${x} ${y} ${width} ${(width * frame.height) / frame.width}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${frame.width}" height="${frame.height}" viewBox="${viewBox}">${elements}</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { width: frame.width, height: frame.height, pixels: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length) }
}

/** Returns the opacity of a layer, 0–1. */
export function coverOf(layer: Layer): Field {
  const values = new Float32Array(layer.width * layer.height)
  for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = (layer.pixels[pixel * 4 + 3] ?? 0) / 255
  return { width: layer.width, height: layer.height, values }
}

/** Returns the brightness of a white drawing on black or on a transparent ground, 0–1. */
export async function rasteriseCover(elements: string, frame: Frame): Promise<Field> {
  return coverOf(await rasterise(elements, frame))
}

/** 1 where two colours meet, 0 elsewhere. */
export function colourBorders({ width, height, pixels }: Layer): Field {
  const jump = (one: number, other: number) =>
    Math.abs((pixels[one] ?? 0) - (pixels[other] ?? 0)) +
    Math.abs((pixels[one + 1] ?? 0) - (pixels[other + 1] ?? 0)) +
    Math.abs((pixels[one + 2] ?? 0) - (pixels[other + 2] ?? 0))
  return makeField(width, height, (x, y) => {
    const at = (y * width + x) * 4
    if (x === 0 || y === 0 || (pixels[at + 3] ?? 0) < 128) return 0
    return jump(at, at - 4) + jump(at, at - width * 4) > 70 ? 1 : 0
  })
}

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = rgbOf(from)
  const b = rgbOf(to)
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** 0 is black, 1 white. */
export function lightness(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}
