import { brand } from '#brand/palette.ts'
import type { Faces } from '#kit/lettering/glyphs.ts'
import type { PrintTexts } from '../print-texts.ts'
import type { Print, Shape, Sheet } from '../sheet.ts'
import { lines, mark, quiet, strip } from './pieces.ts'

/** An upright A5 sheet, folded into a standing card with two A6 sides. */
const width = 148
const height = 210
const fold = height / 2
const bleed = 3
const felt = 64
const margin = 10

export function tent(print: Print, texts: PrintTexts, faces: Faces): Sheet {
  const front = face(print, texts, faces)
  return {
    title: `${print.shop} · ${print.readable}`,
    width,
    height,
    bleed,
    marks: { folds: [fold] },
    shapes: [
      { kind: 'area', x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed, color: brand.milk },
      ...front,
      { kind: 'turned', x: width / 2, y: fold, shapes: front },
      { kind: 'dashes', d: `M0 ${fold}H${width}`, color: '#857F77' },
    ],
  }
}

/** Draws the lower half; the upper half is the same, turned. */
function face(print: Print, { said, others }: PrintTexts, faces: Faces): Shape[] {
  const x = felt + 8
  const column = width - margin - x
  const code = 54
  const title = lines(faces, said.tentTitle, {
    x,
    y: fold + 42,
    width: column,
    sizes: [
      [8.6, 3],
      [7.4, 4],
      [6.4, 5],
    ],
    face: 'display',
    color: brand.lapis,
  })
  const scan = lines(faces, said.scan, {
    x,
    y: title.next + 1.5,
    width: column,
    sizes: [[4, 2]],
    face: 'bold',
    color: brand.ink,
    leading: 1.3,
  })
  const rest = lines(faces, others.map((one) => one.scan).join(' · '), {
    x,
    y: scan.next + 0.5,
    width: column,
    sizes: [
      [3, 3],
      [2.7, 4],
    ],
    face: 'text',
    color: quiet,
    leading: 1.35,
  })
  return [
    { kind: 'area', x: -bleed, y: fold, width: felt + bleed, height: fold + bleed, color: brand.felt },
    { kind: 'code', x: (felt - code) / 2, y: fold + 22, size: code },
    ...lines(faces, print.readable, {
      x: felt / 2,
      y: fold + 83,
      width: felt - 10,
      sizes: [
        [3.4, 1],
        [2.7, 2],
      ],
      face: 'bold',
      color: brand.ink,
      align: 'center',
    }).shapes,
    mark(x - 1, fold + 14, 14),
    { kind: 'line', text: print.shop, x: x + 15, y: fold + 24, size: 6.4, face: 'display', color: brand.lapis },
    ...lines(faces, print.company, {
      x: x + 15,
      y: fold + 29,
      width: column - 15,
      sizes: [
        [3, 1],
        [2.5, 1],
      ],
      face: 'text',
      color: quiet,
    }).shapes,
    ...title.shapes,
    ...scan.shapes,
    ...rest.shapes,
    strip({ x: -bleed, y: height - 5, width: width + 2 * bleed, height: 5 + bleed, ground: brand.lapis }),
  ]
}
