import { diamond, disc, fill, hornPair, oval, stroke } from './geometry.ts'
import type { Inks } from './inks.ts'

const steam = (x: number, y: number) => `M${x} ${y}c-9 -8 -9 -14 0 -21s9 -14 1 -22`

export function shai({ main, pale, glow, blue }: Inks): string {
  const lit = main === pale
  const glaze = lit ? '#3557B8' : main
  const horns = Array.from({ length: 5 }, (_, place) => hornPair(pale, 48 + place * 26, 134, 13, 6.2, 3.6)).join('')
  const dots = Array.from({ length: 4 }, (_, place) => diamond(glow, 61 + place * 26, 118, 4.5)).join('')
  return (
    stroke(glow, 7, steam(72, 68) + steam(100, 62) + steam(128, 68)) +
    fill(glaze, 'M22 84H178C178 124 154 152 126 158L128 178H72L74 158C46 152 22 124 22 84Z') +
    fill(pale, 'M22 84H178Q178 93 176 101H24Q22 93 22 84Z') +
    fill(blue, 'M22 84H178V88.500H22Z') +
    fill(pale, 'M36 136H164Q161 140 158 143H42Q39 140 36 136Z') +
    horns +
    dots +
    fill(pale, 'M73 168H127L128 172H72Z')
  )
}

export function baikonur({ main, accent, glow, pale, blue }: Inks): string {
  const lit = main === pale
  const sparks = [
    [36, 54, 7],
    [164, 40, 8],
    [172, 108, 5.5],
    [26, 118, 6],
    [150, 82, 4.5],
  ]
    .map(([x = 0, y = 0, size = 0]) => diamond(glow, x, y, size, size * 1.4))
    .join('')
  const fin = lit ? '#4666C6' : blue
  const hull = lit ? pale : '#FFFDF8'
  return (
    sparks +
    fill(fin, 'M76 96C60 104 52 122 54 146L80 132ZM124 96C140 104 148 122 146 146L120 132Z') +
    fill(hull, 'M100 8C82 28 74 52 74 78V136H126V78C126 52 118 28 100 8Z') +
    (lit ? '' : `<path d="M100 8C82 28 74 52 74 78V136H126V78C126 52 118 28 100 8Z" fill="none" stroke="${fin}" stroke-width="3"/>`) +
    fill(accent, 'M100 8C86 24 78 42 75 62H125C122 42 114 24 100 8Z') +
    disc(fin, 100, 84, 14) +
    disc(glow, 100, 84, 8) +
    fill(fin, 'M74 112H126V120H74Z') +
    fill(accent, 'M80 136H120L115 146H85Z') +
    hornPair(glow, 100, 190, 22, 13, 7.5) +
    stroke(accent, 6, 'M100 154V192')
  )
}

export function baursak({ main, pale, accent }: Inks): string {
  const lit = main === pale
  const bowl = lit ? '#3557B8' : main
  const dough = '#E2A24C'
  const bun = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      fill(dough, 'M-34 -6C-36 -24 -18 -30 0 -29C20 -30 37 -24 35 -4C37 18 22 27 0 26C-22 27 -36 16 -34 -6Z') +
      stroke(pale, 4, 'M-22 -15C-14 -21 -4 -22 6 -21') +
      disc(bowl, -10, -2, 3.6) +
      disc(bowl, 12, -2, 3.6) +
      stroke(bowl, 3.4, 'M-6 7Q1 14 8 7') +
      oval(accent, -20, 7, 5, 3.2) +
      oval(accent, 22, 7, 5, 3.2)
    }</g>`
  return (
    bun(58, 94, -10) +
    bun(142, 94, 9) +
    bun(100, 50, -3) +
    fill(bowl, 'M14 118H186C184 150 160 170 130 174L132 186H68L70 174C40 170 16 150 14 118Z') +
    fill(pale, 'M14 118H186L185.400 125H14.600Z') +
    Array.from({ length: 7 }, (_, place) => diamond(place % 2 ? dough : pale, 43 + place * 19, 146, 6, 9)).join('')
  )
}

export function tehTarik({ main, pale, accent }: Inks): string {
  const lit = main === pale
  const glaze = lit ? '#3557B8' : main
  const froth = '#FBEBD0'
  return (
    stroke(accent, 6, 'M101 44V24M84 48L74 32M118 48L128 32') +
    `<g transform="rotate(10 56 110)">${
      fill(glaze, 'M10 78H98C98 112 84 134 66 140L68 156H40L42 140C24 134 10 112 10 78Z') +
      fill(froth, 'M10 78H98L97 90H11Z') +
      hornPair(froth, 54, 130, 16, 9, 5)
    }</g>` +
    `<g transform="rotate(-9 146 116)">${
      stroke(accent, 8, 'M172 92H182C194 94 194 132 182 136L168 138') +
      fill('#C98A4B', 'M112 78H178L172 166H118Z') +
      fill(froth, 'M111.500 72H178.500L177 88H113Z') +
      disc(froth, 122, 72, 5) +
      disc(froth, 134, 71, 6.5) +
      disc(froth, 148, 72, 5) +
      disc(froth, 160, 71, 6) +
      disc(froth, 171, 72.5, 5) +
      stroke(froth, 4.5, 'M124 108L128 152') +
      disc(froth, 136, 120, 3.4) +
      disc(froth, 154, 120, 3.4) +
      stroke(froth, 3.4, 'M139 130Q145 137 151 130')
    }</g>`
  )
}
