/** Smooth noise in about [-1, 1] on a lattice of unit cells. The same place and seed give the same value. */
export function noise(x: number, y: number, seed = 0): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const fx = x - cellX
  const fy = y - cellY
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  const u = ease(fx)
  const v = ease(fy)
  const upper = slope(cellX, cellY, seed, fx, fy) * (1 - u) + slope(cellX + 1, cellY, seed, fx - 1, fy) * u
  const lower = slope(cellX, cellY + 1, seed, fx, fy - 1) * (1 - u) + slope(cellX + 1, cellY + 1, seed, fx - 1, fy - 1) * u
  return (upper * (1 - v) + lower * v) * 1.5
}

export function cloudNoise(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0
  let weight = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * 2 ** octave, y * 2 ** octave, seed + octave * 17) * weight
    weight *= 0.5
  }
  return sum
}

/** Creased noise in about [0, 1], with 1 along the ridges, as in crumpled cloth. */
export function creaseNoise(x: number, y: number, seed = 0): number {
  const warpX = x + noise(x * 0.7, y * 0.7, seed + 5) * 0.8
  const warpY = y + noise(x * 0.7 + 9, y * 0.7, seed + 6) * 0.8
  const ridge = 1 - Math.abs(noise(warpX, warpY, seed))
  const fine = 1 - Math.abs(noise(warpX * 2.1, warpY * 2.1, seed + 3))
  return ridge * ridge * 0.72 + fine * fine * 0.28
}

/** Returns a number in [0, 1) for a cell. */
export function cellNoise(x: number, y: number, seed = 0): number {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

const directions = 1024
const cosines = Float64Array.from({ length: directions }, (_, place) => Math.cos((place / directions) * Math.PI * 2))
const sines = Float64Array.from({ length: directions }, (_, place) => Math.sin((place / directions) * Math.PI * 2))

function slope(cellX: number, cellY: number, seed: number, dx: number, dy: number): number {
  const place = (cellNoise(cellX, cellY, seed) * directions) | 0
  return (cosines[place] ?? 0) * dx + (sines[place] ?? 0) * dy
}
