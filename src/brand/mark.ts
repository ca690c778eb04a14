import { fill } from './motifs/geometry.ts'
import { brand } from './palette.ts'

export type MarkColours = { horse: string; wing: string; feather: string }

export const markOnLight: MarkColours = { horse: brand.lapis, wing: brand.pomegranate, feather: brand.apricot }
export const markOnDark: MarkColours = { horse: brand.milk, wing: '#F08A98', feather: brand.apricot }
const markOnLapis: MarkColours = { horse: brand.milk, wing: brand.apricot, feather: brand.apricot }

/** Draws the winged horse for sizes below 24 px: one head, three feathers, no line thinner than a sixteenth of the whole. */
export function smallMark({ horse, wing, feather }: MarkColours): string {
  const blade = (turn: number, length: number, colour: string) =>
    `<g transform="translate(116 176) rotate(${turn})">${fill(colour, `M-6 0L-15 ${-length}A15 15 0 0 1 15 ${-length}L6 0Z`)}</g>`
  return (
    fill(
      horse,
      'M116 4L132 34C152 40 164 56 171 68L188 86C196 96 194 110 183 114C174 117 164 115 157 111C149 110 144 113 144 121C146 134 158 146 166 160C172 172 176 182 176 194H92C84 158 84 128 92 100C97 82 102 66 104 48Z',
    ) +
    blade(-80, 92, feather) +
    blade(-50, 84, wing) +
    blade(-20, 70, feather)
  )
}

/** 512 units. `inset` is the share of the side left free around it, `corner` the corner radius. */
export function appIcon(inset: number, corner: number): string {
  const size = 512 * (1 - 2 * inset)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${brand.lapis}"/><g transform="translate(${512 * inset - size * 0.02} ${512 * inset}) scale(${size / 200})">${smallMark(markOnLapis)}</g></svg>`
}
