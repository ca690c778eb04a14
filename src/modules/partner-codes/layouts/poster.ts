import { darkInks } from '#brand/motifs/inks.ts'
import { drawMotif } from '#brand/motifs/index.ts'
import { brand } from '#brand/palette.ts'
import type { Faces } from '#kit/lettering/glyphs.ts'
import type { PrintTexts } from '../print-texts.ts'
import type { Print, Shape, Sheet } from '../sheet.ts'
import { lines, mark, quiet, strip } from './pieces.ts'

const width = 210
const height = 297
const bleed = 3
const margin = 15
const markWidth = 20
const panel = { bottom: 146, motif: 148 } as const
/** Includes the quiet zone, which replaces the margin. The dark part is at least 48 mm. */
const code = { size: 68, x: margin - 5, y: 220 } as const

/** A4 for a door or a wall. */
export function poster(print: Print, texts: PrintTexts, faces: Faces): Sheet {
  const { said, others } = texts
  const title = lines(faces, said.posterTitle, {
    x: margin,
    y: 178,
    width: width - 2 * margin,
    sizes: [
      [20, 1],
      [18, 2],
      [15.5, 2],
      [13, 3],
    ],
    face: 'display',
    color: brand.lapis,
  })
  const below = lines(faces, others.map(({ posterTitle }) => posterTitle.replace(/\.$/, '')).join(' · '), {
    x: margin,
    y: title.next - title.size * 0.32,
    width: width - 2 * margin,
    sizes: [
      [5.2, 1],
      [4.6, 2],
    ],
    face: 'text',
    color: quiet,
  })
  return {
    title: `${print.shop} · ${print.readable}`,
    width,
    height,
    bleed,
    marks: { folds: [] },
    shapes: [
      { kind: 'area', x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed, color: brand.milk },
      { kind: 'area', x: -bleed, y: -bleed, width: width + 2 * bleed, height: panel.bottom + bleed, color: brand.lapis },
      {
        kind: 'art',
        svg: drawMotif('koshkar-muiz', darkInks),
        x: (width - panel.motif) / 2,
        y: (panel.bottom - panel.motif) / 2,
        scale: panel.motif / 200,
      },
      strip({ x: -bleed, y: panel.bottom, width: width + 2 * bleed, height: 8, ground: brand.pomegranate }),
      ...title.shapes,
      ...below.shapes,
      { kind: 'code', ...code },
      ...besideCode(print, texts, faces),
    ],
  }
}

function besideCode(print: Print, { said, others }: PrintTexts, faces: Faces): Shape[] {
  const x = code.x + code.size + 4
  const column = width - margin - x
  const besideMark = column - markWidth - 4
  const scan = lines(faces, said.scan, {
    x,
    y: code.y + 14,
    width: column,
    sizes: [
      [8.4, 2],
      [7.2, 2],
    ],
    face: 'bold',
    color: brand.ink,
    leading: 1.2,
  })
  const rest = others.reduce(
    (above, { scan: text }) => {
      const next = lines(faces, text, {
        x,
        y: above.next,
        width: besideMark,
        sizes: [
          [4.8, 1],
          [4.2, 2],
        ],
        face: 'text',
        color: quiet,
        leading: 1.35,
      })
      return { shapes: [...above.shapes, ...next.shapes], next: next.next }
    },
    { shapes: scan.shapes, next: scan.next - 0.5 },
  )
  const address = lines(faces, print.readable, {
    x,
    y: code.y + code.size - 8,
    width: column - 44,
    sizes: [
      [4.6, 1],
      [3.4, 1],
      [2.8, 2],
    ],
    face: 'bold',
    color: brand.ink,
  })
  const right = width - margin
  const foot = code.y + code.size - 8
  const name = foot - (print.company === '' ? 0 : 5.5)
  return [
    ...rest.shapes,
    ...address.shapes,
    mark(right - markWidth, name - 27, markWidth),
    { kind: 'line', text: print.shop, x: right, y: name, size: 8, face: 'display', color: brand.lapis, align: 'right' },
    ...lines(faces, print.company, {
      x: right,
      y: foot,
      width: 42,
      sizes: [
        [3.8, 1],
        [3, 1],
      ],
      face: 'text',
      color: quiet,
      align: 'right',
    }).shapes,
  ]
}
