import { hornStripStep } from '#brand/motifs/ornament.ts'
import { markOnLight, type MarkColours, smallMark } from '#brand/mark.ts'
import { brand } from '#brand/palette.ts'
import { fitText } from '#kit/lettering/fit-text.ts'
import type { Faces } from '#kit/lettering/glyphs.ts'
import type { Face } from '#kit/print/faces.ts'
import type { Shape } from '../sheet.ts'

export const quiet = '#5B5D68'

type Strip = { x: number; y: number; width: number; height: number; ground: string; ink?: string }

/** Draws horns along the lower edge and, shifted by half a step, along the upper one. */
export function strip({ x, y, width, height, ground, ink = brand.milk }: Strip): Shape {
  // Drawn at a hundred times the size, because the brand rounds to whole units.
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
  /** The baseline of the first line. */
  y: number
  width: number
  /** Sizes to try with the number of lines allowed at each, largest first. */
  sizes: readonly (readonly [size: number, lines: number])[]
  face: Face
  color: string
  leading?: number
  align?: 'left' | 'center' | 'right'
}

/** Sets the text in the largest size that fits, and returns the baseline of the text that follows. */
export function lines(faces: Faces, text: string, { x, y, width, sizes, face, color, leading = 1.12, align = 'left' }: Lines) {
  // Measured in tenths, since lines are balanced to whole units, and 4 % narrower, since the printed font is slightly wider.
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
