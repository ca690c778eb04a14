import { hornStripStep } from '#brand/motifs/ornament.ts'
import { markOnLight, type MarkColours, smallMark } from '#brand/mark.ts'
import { brand } from '#brand/palette.ts'
import { fitText } from '#kit/lettering/fit-text.ts'
import type { Faces } from '#kit/lettering/glyphs.ts'
import type { Face } from '#kit/print/faces.ts'
import type { Shape } from '../sheet.ts'

export const quiet = '#5B5D68'

type Strip = { x: number; y: number; width: number; height: number; ground: string; ink?: string }

/** Horns from below and, half a step on, from above. */
export function strip({ x, y, width, height, ground, ink = brand.milk }: Strip): Shape {
  // Drawn a hundred times as large: the brand rounds to whole units.
  const step = hornStripStep(height * 100)
  const pair = `<path d="${step.paths}" fill="none" stroke="${ink}" stroke-width="${step.strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
  const places = Array.from({ length: Math.ceil((2 * width * 100) / step.width) + 2 }, (_, place) => (place / 2 - 0.5) * step.width)
  const horns = places.map((at, place) =>
    place % 2 === 0
      ? `<g transform="translate(${at} ${height * 100}) scale(1 -1)">${pair}</g>`
      : `<g transform="translate(${at} 0)">${pair}</g>`,
  )
  const shapes: Shape[] = [
    { kind: 'area', x, y, width, height, color: ground },
    { kind: 'art', svg: horns.join(''), x, y, scale: 0.01 },
  ]
  return { kind: 'clip', x, y, width, height, shapes }
}

export function mark(x: number, y: number, size: number, colours: MarkColours = markOnLight): Shape {
  return { kind: 'art', svg: smallMark(colours), x, y, scale: size / 200 }
}

type Lines = {
  x: number
  /** The first baseline. */
  y: number
  width: number
  /** Sizes to try with the lines allowed at each, the largest first. */
  sizes: readonly (readonly [size: number, lines: number])[]
  face: Face
  color: string
  leading?: number
  align?: 'left' | 'center' | 'right'
}

/** The text in the largest size in which it fits, and where the next baseline may be. */
export function lines(faces: Faces, text: string, { x, y, width, sizes, face, color, leading = 1.12, align = 'left' }: Lines) {
  // In tenths, which the balance of lines is exact to; a hair narrower, since the printed cut of the letters is a little wider.
  const fitted = fitText(face === 'display' ? faces.display : faces.text, text, {
    width: width * 9.6,
    sizes: sizes.map(([size, most]) => [size * 10, most] as const),
  })
  const size = fitted.size / 10
  const shapes = fitted.lines.map((line, index): Shape => ({
    kind: 'line',
    text: line,
    x,
    y: y + index * size * leading,
    size,
    face,
    color,
    align,
  }))
  return { shapes, size, next: y + Math.max(0, fitted.lines.length) * size * leading }
}
