import { type Field, makeField } from './field.ts'

/** Keeps as outside (1) only what the border of the picture reaches. */
export function reachable(outside: Field): Field {
  const { width, height, values } = outside
  const reached = makeField(width, height)
  reached.values.set(reachedFromBorder(width, height, (pixel) => values[pixel] === 1))
  return reached
}

/** 1 where a way leads from the border, four ways from pixel to pixel, over open ones alone; else 0. Nothing beyond the picture is open. */
export function reachedFromBorder(width: number, height: number, isOpen: (pixel: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height)
  const waiting: number[] = []
  const reach = (pixel: number) => {
    if (reached[pixel] === 1 || !isOpen(pixel)) return
    reached[pixel] = 1
    waiting.push(pixel)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x)
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (pixel % width > 0) reach(pixel - 1)
    if (pixel % width < width - 1) reach(pixel + 1)
    reach(pixel - width)
    reach(pixel + width)
  }
  return reached
}
