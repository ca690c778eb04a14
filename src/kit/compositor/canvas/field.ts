/** A grid of numbers, one per pixel, row by row. */
export type Field = { width: number; height: number; values: Float32Array }

export function makeField(width: number, height: number, valueAt?: (x: number, y: number) => number): Field {
  const field = { width, height, values: new Float32Array(width * height) }
  if (valueAt) {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) field.values[y * width + x] = valueAt(x, y)
  }
  return field
}

/** Interpolates between the four nearest values. Outside the grid the border values continue. */
export function sample(field: Field, x: number, y: number): number {
  const { width, height, values } = field
  const clampedX = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
  const clampedY = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
  const left = clampedX | 0
  const top = clampedY | 0
  const fx = clampedX - left
  const fy = clampedY - top
  const corner = top * width + left
  const upper = (values[corner] ?? 0) * (1 - fx) + (values[corner + 1] ?? 0) * fx
  const lower = (values[corner + width] ?? 0) * (1 - fx) + (values[corner + width + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

export function resize(field: Field, width: number, height: number): Field {
  const stepX = field.width / width
  const stepY = field.height / height
  return makeField(width, height, (x, y) => sample(field, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5))
}

export function mapField(field: Field, change: (value: number, index: number) => number): Field {
  return { width: field.width, height: field.height, values: field.values.map(change) }
}

/** Approximates a Gaussian blur by three passes of a box filter; `sigma` in pixels. */
export function blur(field: Field, sigma: number): Field {
  const radius = Math.max(1, Math.round(Math.sqrt((sigma * sigma * 12) / 3 + 1) / 2 - 0.5))
  const { width, height } = field
  let current = new Float32Array(field.values)
  let next = new Float32Array(current.length)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) slide(current, next, y * width, 1, width, radius)
    for (let x = 0; x < width; x++) slide(next, current, x, width, height, radius)
  }
  next = current
  current = next
  return { width, height, values: current }
}

function slide(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number): void {
  const first = from[start] ?? 0
  const last = from[start + (count - 1) * step] ?? 0
  let sum = first * radius
  for (let place = 0; place <= radius; place++) sum += place < count ? (from[start + place * step] ?? 0) : last
  const share = 1 / (2 * radius + 1)
  for (let place = 0; place < count; place++) {
    to[start + place * step] = sum * share
    const entering = place + radius + 1
    const leaving = place - radius
    sum += entering < count ? (from[start + entering * step] ?? 0) : last
    sum -= leaving >= 0 ? (from[start + leaving * step] ?? 0) : first
  }
}
