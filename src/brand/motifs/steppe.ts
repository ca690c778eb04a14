import { around, diamond, disc, fill, hornPair, mirrored, oval, petalPath, stroke } from './geometry.ts'
import type { Inks } from './inks.ts'

export function yurt({ main, accent, glow, pale, deep, blue, red }: Inks): string {
  const lit = main === pale
  const cloth = lit ? pale : '#FFFDF8'
  const edge = lit ? glow : blue
  const lattice = Array.from(
    { length: 9 },
    (_, step) => `M${28 + step * 16} 112L${44 + step * 16} 164M${44 + step * 16} 112L${28 + step * 16} 164`,
  ).join('')
  return (
    stroke(lit ? glow : accent, 5, 'M100 34C94 28 106 24 100 16C97 12 99 9 101 7') +
    fill(cloth, 'M28 106C38 68 66 44 88 40H112C134 44 162 68 172 106V164H28Z') +
    stroke(edge, 3.6, 'M92 46C66 60 48 80 42 104M97 46C84 62 74 82 70 104M108 46C134 60 152 80 158 104M103 46C116 62 126 82 130 104') +
    stroke(red, 3.4, lattice) +
    fill(edge, 'M24 100H176V112H24Z') +
    Array.from({ length: 9 }, (_, step) => diamond(cloth, 36 + step * 16, 106, 4)).join('') +
    fill(deep, 'M84 38C88 32 112 32 116 38L120 46H80Z') +
    fill(red, 'M80 112H120V166H80Z') +
    hornPair(cloth, 100, 156, 20, 8, 4.4) +
    fill(lit ? glow : deep, 'M20 163H180V170H20Z')
  )
}

export function iliTulip({ accent, glow, leaf, pale, main }: Inks): string {
  const half =
    fill(accent, 'M100 112C74 116 56 98 58 68C58 52 62 40 68 30C80 42 92 62 100 84Z') +
    fill(leaf, 'M98 180C64 184 42 166 36 128C70 132 92 150 98 180Z') +
    stroke(main === pale ? pale : '#FFFDF8', 2.6, 'M88 170C74 164 62 154 52 142') +
    disc(glow, 46, 34, 4.5) +
    disc(glow, 34, 56, 3.2) +
    disc(accent, 58, 18, 3)
  return (
    stroke(leaf, 7, 'M100 108V180') +
    mirrored(half) +
    fill(glow, 'M100 14C84 38 78 60 78 80C78 98 87 112 100 112C113 112 122 98 122 80C122 60 116 38 100 14Z') +
    fill(accent, 'M100 52C94 66 91 76 91 86C91 97 95 103 100 103C105 103 109 97 109 86C109 76 106 66 100 52Z')
  )
}

export function tianShan({ main, glow, leaf, pale, deep, mist }: Inks): string {
  const lit = main === pale
  const rock = lit ? mist : main
  const shade = lit ? '#9FB1DA' : deep
  const snow = lit ? glow : '#FFFDF8'
  const wave = (y: number, colour: string) => stroke(colour, 4.6, `M16 ${y}${'q7 -8 14 0t14 0'.repeat(6)}`)
  return (
    disc(glow, 124, 62, lit ? 0 : 30) +
    (lit ? `<circle cx="124" cy="62" r="28" fill="none" stroke="${glow}" stroke-width="5"/>` : '') +
    fill(rock, 'M10 140L58 66L78 96L122 30L190 140Z') +
    fill(
      shade,
      'M58 66L78 96L70 108L76 120L62 140H86L98 118L92 108L122 30L190 140H142L134 112L122 96L128 78L122 30L84 88L78 96ZM58 66L62 90L54 104L66 120L62 140H80L96 112Z',
    ) +
    fill(rock, 'M122 30L84 87L62 140H118L110 112L122 96L114 76Z') +
    fill(snow, 'M122 30L98 66L106 62L110 74L120 62L126 72L134 60L144 66ZM58 66L43 89L52 84L58 92L64 84L72 87Z') +
    wave(154, lit ? leaf : main) +
    wave(168, lit ? mist : main) +
    wave(182, lit ? leaf : main)
  )
}

export function sunHead({ accent, glow, main }: Inks): string {
  return (
    around(24, stroke(accent, 5.5, 'M100 18V8'), 0)
      .replaceAll('100 100)', '100 72)')
      .replaceAll('M100 18V8', 'M100 19V9') +
    `<circle cx="100" cy="72" r="44" fill="none" stroke="${accent}" stroke-width="7"/>` +
    Array.from({ length: 16 }, (_, dot) =>
      disc(glow, 100 + 33 * Math.sin((dot * Math.PI) / 8), 72 - 33 * Math.cos((dot * Math.PI) / 8), 3.4),
    ).join('') +
    `<circle cx="100" cy="72" r="24" fill="none" stroke="${accent}" stroke-width="5.500"/>` +
    disc(main, 92, 68, 3.2) +
    disc(main, 108, 68, 3.2) +
    stroke(main, 4, 'M91 78Q100 86 109 78') +
    stroke(accent, 9, 'M100 120V152M100 152L80 190M100 152L122 176L116 192') +
    stroke(accent, 8.5, 'M100 132L72 142L58 124M100 132L128 142L142 124') +
    stroke(accent, 5, 'M58 124L50 118M58 124L60 114M142 124L150 118M142 124L140 114') +
    disc(glow, 100, 156, 6)
  )
}

export function aportApple({ accent, leaf, main, pale, blue }: Inks): string {
  const half = fill(accent, 'M100 56C82 40 52 42 38 64C22 92 34 140 58 164C72 178 88 180 100 172Z')
  const cream = '#FFF3DC'
  const flesh = fill(cream, 'M100 72C86 58 62 60 52 76C40 98 48 134 68 154C78 164 90 166 100 159Z')
  return (
    stroke(main === pale ? cream : main, 7, 'M100 62C98 44 104 30 114 20') +
    fill(leaf, 'M110 40C120 20 144 14 164 22C156 42 132 52 110 40Z') +
    stroke(cream, 2.4, 'M120 37C130 33 140 29 152 26') +
    mirrored(half) +
    mirrored(flesh) +
    hornPair(blue, 100, 140, 38, 13, 6.4) +
    mirrored(fill(blue, 'M84 120C78 126 77 136 82 143C89 138 90 127 84 120Z'))
  )
}

export function pomegranate({ accent, glow, pale, red }: Inks): string {
  const seeds = [
    [100, 84],
    [91, 95],
    [109, 95],
    [84, 108],
    [100, 107],
    [116, 108],
    [91, 120],
    [109, 120],
    [82, 132],
    [100, 133],
    [118, 132],
    [91, 145],
    [109, 145],
    [100, 157],
  ]
  const bodyColour = accent
  return (
    fill(bodyColour, 'M84 60L66 16L84 28L100 10L116 28L134 16L116 60Z') +
    disc(bodyColour, 100, 118, 68) +
    stroke(glow, 6, 'M46 96Q36 118 46 142M154 96Q164 118 154 142') +
    fill(pale, 'M100 66C74 82 64 106 66 128C68 150 84 166 100 172C116 166 132 150 134 128C136 106 126 82 100 66Z') +
    seeds
      .map(([x = 0, y = 0]) =>
        fill(red, `M${x} ${y - 6.5}C${x + 6} ${y} ${x + 5} ${y + 6} ${x} ${y + 6}C${x - 5} ${y + 6} ${x - 6} ${y} ${x} ${y - 6.5}Z`),
      )
      .join('')
  )
}

export function apricotBranch({ glow, leaf, main, accent }: Inks): string {
  const fruit = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${disc(glow, x, y, 27)}${stroke(accent, 4.4, `M${x} ${y - 25}C${x + 15} ${y - 10} ${x + 14} ${y + 12} ${x + 3} ${y + 25}`)}</g>`
  const twigLeaf = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${fill(leaf, petalPath(x, y, 44, 19))}${stroke(glow, 2.2, `M${x} ${y - 8}V${y - 32}`)}</g>`
  return (
    stroke(main, 5, 'M66 46C66 70 62 80 58 92M104 42C106 70 106 88 106 112M142 34C146 50 146 60 144 72') +
    twigLeaf(34, 46, 198) +
    twigLeaf(124, 38, 32) +
    twigLeaf(168, 28, 166) +
    twigLeaf(80, 42, -28) +
    stroke(main, 8, 'M14 42C60 54 120 44 186 18') +
    fruit(56, 116, 8) +
    fruit(146, 98, -10) +
    fruit(106, 142, 4)
  )
}

export function dombra({ glow, accent, deep, pale, main }: Inks): string {
  const lit = main === pale
  const wood = lit ? '#F6D9AE' : deep
  return `<g transform="rotate(38 100 100)">${
    fill(wood, 'M94 6H106L108 108H92Z') +
    fill(glow, 'M100 96C86 98 70 122 66 146C62 172 78 190 100 190C122 190 138 172 134 146C130 122 114 98 100 96Z') +
    fill(accent, 'M100 112C90 116 80 130 77 147C75 166 84 178 100 178C116 178 125 166 123 147C120 130 110 116 100 112Z') +
    Array.from({ length: 6 }, (_, fret) => stroke(lit ? accent : glow, 2.4, `M94 ${30 + fret * 12}H106`)).join('') +
    hornPair(glow, 100, 166, 18, 8, 4.4) +
    stroke(pale, 1.8, 'M97.500 12V168M102.500 12V168') +
    fill(wood, 'M88 166H112V172H88Z') +
    fill(accent, 'M91 -4H109L107 14H93Z') +
    stroke(wood, 5, 'M86 2H92M108 8H114') +
    oval(wood, 100, 126, 5, 5)
  }</g>`
}
