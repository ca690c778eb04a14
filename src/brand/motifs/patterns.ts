import { around, diamond, disc, fill, hornPair, petalPath, round, seededRandom, starPath, stroke } from './geometry.ts'
import type { Inks } from './inks.ts'

export function koshkarMuiz({ main, accent, glow, red, pale }: Inks): string {
  const [tip, heart] = main === pale ? [glow, red] : [accent, glow]
  const horns = around(4, hornPair(main, 100, 96, 51, 22, 11))
  const arrows = around(
    4,
    stroke(tip, 8, 'M100 74V57') + fill(tip, 'M100 15L111 33L100 45L89 33Z') + fill(heart, 'M100 24L105 32.500L100 38L95 32.500Z'),
    45,
  )
  return horns + arrows + diamond(glow, 100, 100, 23) + diamond(red, 100, 100, 11.5)
}

export function shanyrak({ main, accent, glow }: Inks): string {
  const bars = stroke(accent, 7, 'M100 46V154M78 50Q68 100 78 150M122 50Q132 100 122 150')
  const rays = around(28, stroke(main, 5.5, 'M100 24V13'))
  return (
    rays +
    `<circle cx="100" cy="100" r="68" fill="none" stroke="${main}" stroke-width="5"/>` +
    `<circle cx="100" cy="100" r="56" fill="none" stroke="${accent}" stroke-width="11"/>` +
    bars +
    `<g transform="rotate(90 100 100)">${bars}</g>` +
    diamond(glow, 100, 100, 14)
  )
}

export function adras(inks: Inks): string {
  const random = seededRandom(5)
  let corners = ''
  for (let x = 18; x < 182; x += warpWidth) {
    const depth = (Math.abs(x + warpWidth / 2 - 100) - 22) * 0.92
    if (depth <= 3) continue
    const top = round(18 + depth + (random() - 0.5) * 9)
    const bottom = round(182 - depth + (random() - 0.5) * 9)
    corners += `M${x} 18H${x + warpWidth}V${top}H${x}ZM${x} ${bottom}H${x + warpWidth}V182H${x}Z`
  }
  return fill(inks.main, corners) + adrasEye(inks)
}

/** Lozenges inside lozenges, cut into columns with running ends, as dye runs in tied warp. */
export function adrasEye({ accent, glow, pale, blue }: Inks): string {
  const random = seededRandom(11)
  const rings: [string, number][] = [
    [accent, 82],
    [glow, 66],
    [pale, 52],
    [blue, 36],
    [pale, 21],
    [accent, 11],
  ]
  return rings
    .map(([colour, radius]) => {
      let columns = ''
      for (let x = 18; x < 182; x += warpWidth) {
        const half = (radius - Math.abs(x + warpWidth / 2 - 100)) * 1.02
        const top = round(100 - half + (random() - 0.5) * 12)
        const bottom = round(100 + half + (random() - 0.5) * 12)
        if (half > 1 && bottom > top) columns += `M${x} ${top}H${x + warpWidth}V${bottom}H${x}Z`
      }
      return fill(colour, columns)
    })
    .join('')
}

const warpWidth = 4

export function samarkandStar({ main, accent, glow, pale, leaf, blue }: Inks): string {
  const corners = main === pale ? glow : accent
  const star = (outer: number) => starPath(8, outer, outer * 0.765)
  const corner = fill(corners, 'M18 18H52L18 52Z') + fill(glow, 'M18 18H32L18 32Z')
  return (
    fill(main === pale ? leaf : main, 'M18 18H182V182H18Z') +
    around(4, corner) +
    around(4, diamond(pale, 100, 25, 6)) +
    fill(pale, star(76)) +
    fill(blue, star(68)) +
    fill(pale, star(52)) +
    fill(glow, star(46)) +
    fill(blue, star(37)) +
    fill(pale, starPath(8, 29, 13)) +
    disc(corners, 100, 100, 8)
  )
}

export function suzani({ main, accent, glow, pale, red }: Inks): string {
  const outerLeaf = fill(accent, petalPath(100, 44, 34, 17)) + stroke(pale, 2.5, 'M100 40V20')
  const sprig = stroke(glow, 4, 'M100 48V22') + disc(glow, 100, 18, 5)
  return (
    around(12, outerLeaf) +
    around(12, sprig, 15) +
    disc(main, 100, 100, 52) +
    around(12, fill(glow, petalPath(100, 76, 22, 8.5))) +
    disc(main === pale ? red : pale, 100, 100, 24) +
    around(8, fill(main === pale ? pale : red, petalPath(100, 94, 15, 7))) +
    disc(glow, 100, 100, 6)
  )
}
