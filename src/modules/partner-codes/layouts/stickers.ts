import { markOnDark, markOnLight } from '#brand/mark.ts'
import { brand } from '#brand/palette.ts'
import type { Faces } from '#kit/lettering/glyphs.ts'
import type { PrintTexts } from '../print-texts.ts'
import type { Print, Shape, Sheet } from '../sheet.ts'
import { lines, mark, quiet } from './pieces.ts'

/** Twelve stickers on an A4 sheet, cut by hand along the dashes. The colour runs 1 mm over the cut. */
const width = 210
const height = 297
const radius = 30
const over = 1
const columns = 3
const rows = 4
const looks = [
  { ground: brand.lapis, text: brand.milk, mark: markOnDark },
  { ground: brand.felt, text: brand.ink, mark: markOnLight },
  { ground: brand.pomegranate, text: brand.milk, mark: { horse: brand.milk, wing: brand.apricot, feather: brand.apricot } },
  { ground: brand.apricot, text: brand.ink, mark: { horse: brand.lapis, wing: brand.pomegranate, feather: brand.milk } },
] as const

export function stickers(print: Print, { said, others, cut }: PrintTexts, faces: Faces): Sheet {
  const spoken = [said, ...others]
  const places = Array.from({ length: columns * rows }, (_, place) => place)
  const shapes = places.flatMap((place): Shape[] => {
    const [row, column] = [Math.floor(place / columns), place % columns]
    const x = width / 2 + (column - 1) * 66
    const y = 43 + row * 67
    return sticker(faces, {
      x,
      y,
      look: looks[place % looks.length] ?? looks[0],
      text: spoken[(place + row) % spoken.length]?.sticker ?? said.sticker,
    })
  })
  const note = `${print.shop} · ${print.readable} · ${cut}`
  return {
    title: `${print.shop} · ${print.readable}`,
    width,
    height,
    bleed: 0,
    shapes: [
      { kind: 'area', x: 0, y: 0, width, height, color: '#FFFFFF' },
      ...shapes,
      ...lines(faces, note, {
        x: width / 2,
        y: 284,
        width: 186,
        sizes: [
          [3, 1],
          [2.6, 2],
        ],
        face: 'text',
        color: quiet,
        align: 'center',
      }).shapes,
    ],
  }
}

type Look = (typeof looks)[number]

function sticker(faces: Faces, { x, y, look, text }: { x: number; y: number; look: Look; text: string }): Shape[] {
  const code = 35
  return [
    { kind: 'disc', x, y, radius: radius + over, color: look.ground },
    mark(x - 5, y - 28, 10, look.mark),
    { kind: 'code', x: x - code / 2, y: y - 16.5, size: code },
    ...lines(faces, text, {
      x,
      y: y + 23.2,
      width: 32,
      sizes: [
        [4, 1],
        [3.4, 1],
        [2.9, 1],
      ],
      face: 'bold',
      color: look.text,
      align: 'center',
    }).shapes,
    { kind: 'dashes', d: circle(x, y, radius), color: look.text === brand.milk ? '#B9C7E2' : quiet },
  ]
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
}
