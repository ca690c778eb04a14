import { type Field, makeField } from './field.ts'

const far = 1e10

/** Distance of each pixel to the nearest inside `mask` (≥ ½); 0 inside. Exact, after Felzenszwalb and Huttenlocher. */
export function distanceTo(mask: Field): Field {
  const { width, height } = mask
  const squared = makeField(width, height, (x, y) => ((mask.values[y * width + x] ?? 0) >= 0.5 ? 0 : far))
  const column = new Float64Array(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = squared.values[y * width + x] ?? 0
    lowerEnvelope(column, height).forEach((value, y) => (squared.values[y * width + x] = value))
  }
  const row = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) row[x] = squared.values[y * width + x] ?? 0
    squared.values.set(lowerEnvelope(row, width), y * width)
  }
  return { width, height, values: squared.values.map(Math.sqrt) }
}

function lowerEnvelope(values: Float64Array, count: number): Float64Array {
  const result = new Float64Array(count)
  const places = new Int32Array(count)
  const bounds = new Float64Array(count + 1)
  let last = 0
  bounds[0] = -far
  bounds[1] = far
  for (let q = 1; q < count; q++) {
    let meeting = crossing(values, q, places[last] ?? 0)
    while (meeting <= (bounds[last] ?? 0) && last > 0) {
      last--
      meeting = crossing(values, q, places[last] ?? 0)
    }
    last++
    places[last] = q
    bounds[last] = meeting
    bounds[last + 1] = far
  }
  let segment = 0
  for (let q = 0; q < count; q++) {
    while ((bounds[segment + 1] ?? far) < q) segment++
    const place = places[segment] ?? 0
    result[q] = (q - place) ** 2 + (values[place] ?? 0)
  }
  return result
}

function crossing(values: Float64Array, q: number, p: number): number {
  return ((values[q] ?? 0) + q * q - ((values[p] ?? 0) + p * p)) / (2 * q - 2 * p)
}
