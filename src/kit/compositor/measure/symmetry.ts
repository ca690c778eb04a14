import type { Pixels } from '../print.ts'
import type { MotifGuess } from '../shot.ts'
import type { Part } from './regions.ts'

const side = 72
/** From this value on people call it symmetrical; a drawing's own halves differ by single pixels. */
const isSame = 0.86

type Symmetry = { leftRight: number; upDown: number; halfTurn: number }

/** Compares the print with its mirror images: 1 for the same, 0 for nothing in common. */
export function symmetryOf(pixels: Pixels, mask: Uint8Array, box: Part): { symmetry: Symmetry; guess: MotifGuess } {
  const cells = shrunk(pixels, mask, box)
  const symmetry = {
    leftRight: likeness(cells, (x, y) => [side - 1 - x, y]),
    upDown: likeness(cells, (x, y) => [x, side - 1 - y]),
    halfTurn: likeness(cells, (x, y) => [side - 1 - x, side - 1 - y]),
  }
  const { leftRight, upDown } = symmetry
  return { symmetry, guess: leftRight >= isSame ? (upDown >= isSame ? 'rosette' : 'mirrored') : 'figure' }
}

/** Returns ink, red, green and blue of each cell of the print's box, 0 to 1. */
function shrunk({ width, data }: Pixels, mask: Uint8Array, { left, top, right, bottom }: Part): Float32Array {
  const cells = new Float32Array(side * side * 4)
  const counts = new Float32Array(side * side)
  const perX = side / (right - left + 1)
  const perY = side / (bottom - top + 1)
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const cell = Math.floor((y - top) * perY) * side + Math.floor((x - left) * perX)
      counts[cell] = (counts[cell] ?? 0) + 1
      const pixel = y * width + x
      if (mask[pixel] === 0) continue
      cells[cell * 4] = (cells[cell * 4] ?? 0) + 1
      for (let channel = 0; channel < 3; channel++)
        cells[cell * 4 + 1 + channel] = (cells[cell * 4 + 1 + channel] ?? 0) + (data[pixel * 4 + channel] ?? 0) / 255
    }
  }
  return cells.map((value, at) => value / (counts[at >> 2] || 1))
}

/** Returns the matching share of the ink. Also compares neighbouring cells, for a drawing that is slightly off. */
function likeness(cells: Float32Array, turn: (x: number, y: number) => [number, number]): number {
  let shared = 0
  let whole = 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4
      if ((cells[at] ?? 0) < 0.5) continue
      whole++
      let best = 0
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [tx, ty] = turn(x + dx, y + dy)
          if (tx < 0 || ty < 0 || tx >= side || ty >= side) continue
          const other = (ty * side + tx) * 4
          if ((cells[other] ?? 0) < 0.5) continue
          let off = 0
          for (let channel = 1; channel < 4; channel++) off += Math.abs((cells[at + channel] ?? 0) - (cells[other + channel] ?? 0))
          best = Math.max(best, 1 - off)
        }
      }
      shared += best
    }
  }
  return whole === 0 ? 0 : shared / whole
}
