import { diamond, fill, hornPath, round, stroke } from './geometry.ts'

/** Returns one step of the horn strip, `height` tall: a pair of horns from below and, half a step further, one from above. */
export function hornStripStep(height: number): { width: number; paths: string; strokeWidth: number } {
  const width = Math.round(1.56 * height)
  const r = height * 0.172
  const strokeWidth = r * 0.52
  const stem = height * 0.54
  const fromBelow = (x: number) => hornPath(round(x), height, round(stem), round(r)) + hornPath(round(x), height, round(stem), round(r), -1)
  return { width, paths: fromBelow(width / 2), strokeWidth: round(strokeWidth) }
}

/** Returns a horn strip of `steps` steps, as SVG elements from (0, 0), with horns in `ink` on `ground`. */
export function hornStrip(steps: number, height: number, ink: string, ground: string): string {
  const step = hornStripStep(height)
  const pair = stroke(ink, step.strokeWidth, step.paths)
  const cells = Array.from({ length: steps }, (_, place) => {
    const upright = `<g transform="translate(${round(place * step.width)} 0)">${pair}</g>`
    const hanging = `<g transform="translate(${round((place + 0.5) * step.width)} ${height}) scale(1 -1)">${pair}</g>`
    return upright + hanging
  })
  return `<rect width="${round(steps * step.width)}" height="${height}" fill="${ground}"/><svg width="${round(steps * step.width)}" height="${height}">${cells.join('')}<g transform="translate(${round(-0.5 * step.width)} ${height}) scale(1 -1)">${pair}</g></svg>`
}

/** Returns `count` eight-point stars with a lozenge inside. */
export function tileStrip(count: number, height: number, colours: { star: string; heart: string; ground: string }): string {
  const size = height * 0.62
  const half = size / 2
  const square = (turn: number, x: number) =>
    `<rect x="${round(x - half)}" y="${round(height / 2 - half)}" width="${round(size)}" height="${round(size)}" transform="rotate(${turn} ${round(x)} ${height / 2})" fill="${colours.star}"/>`
  const stars = Array.from({ length: count }, (_, place) => {
    const x = round((place + 0.5) * height)
    return square(0, x) + square(45, x) + diamond(colours.heart, x, height / 2, round(height * 0.2))
  })
  return `${fill(colours.ground, `M0 0H${count * height}V${height}H0Z`)}${stars.join('')}`
}
