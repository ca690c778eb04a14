import { type Field, makeField } from './field.ts'

/** Keeps as outside (1) only pixels that can be reached from the border of the picture. */
export function reachable(outside: Field): Field {
  const { width, height, values } = outside
  const reached = makeField(width, height)
  reached.values.set(reachedFromBorder(width, height, (pixel) => values[pixel] === 1))
  return reached
}

/** Returns 1 for open pixels that connect to the border through open pixels (four neighbours), else 0. */
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
