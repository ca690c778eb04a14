import { encodeQR } from 'qr'
import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { pathOf } from './code-path.ts'

const scale = 4
const quiet = 4

/** Fills the path as a browser does, black on white. */
function painted({ size, path }: { size: number; path: string }) {
  const side = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let dx = 0; dx < Number(length) * scale; dx += 1)
      for (let dy = 0; dy < scale; dy += 1) {
        const at = (((Number(y) + quiet) * scale + dy) * side + (Number(x) + quiet) * scale + dx) * 4
        pixels.fill(0, at, at + 3)
      }
  }
  return { width: side, height: side, data: pixels }
}

it('draws a code that scanners read', () => {
  const code = `P1${'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(6).slice(0, 175)}`
  expect(decodeQR(painted(pathOf(encodeQR(code, 'raw', { ecc: 'medium', border: 1 }))))).toBe(code)
})
