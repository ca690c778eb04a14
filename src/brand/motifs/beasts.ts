import { diamond, disc, fill, hornPath, mirrored, oval, stroke } from './geometry.ts'
import type { Inks } from './inks.ts'

export function snowLeopard({ mist, pale, deep, red }: Inks): string {
  const rosettes = [
    'M100 46V60',
    'M87 44Q83 51 86 59',
    'M72 54Q66 60 68 68',
    'M54 82Q47 86 47 94',
    'M51 107Q44 109 42 116',
    'M62 68Q56 72 55 79',
  ]
  const half =
    fill(mist, 'M100 34C84 32 70 36 60 43L38 26C31 22 25 27 26 36L32 72C25 86 20 100 16 116L32 117L28 134L46 135C58 158 80 172 100 172Z') +
    fill(deep, 'M39 38L53 49C46 54 41 60 38 68L33 44C32 38 35 36 39 38Z') +
    fill(red, 'M42 45L50 51C46 54 43 58 41 62L38 49Z') +
    stroke(deep, 5.5, rosettes.slice(1).join('')) +
    disc(deep, 44, 126, 3) +
    fill(pale, 'M100 108C88 106 74 114 72 130C70 147 84 162 100 164Z') +
    fill(deep, 'M56 88C64 76 82 78 88 96C78 104 62 102 56 88Z') +
    disc(pale, 73, 90, 7.5) +
    disc(deep, 73, 90, 3.6) +
    stroke(deep, 4, 'M100 136V146M100 146Q92 156 81 150') +
    disc(deep, 82, 134, 2.2) +
    disc(deep, 75, 140, 2.2) +
    disc(deep, 86, 142, 2.2)
  return (
    mirrored(half) +
    stroke(deep, 5.5, 'M100 44V60') +
    stroke(deep, 4, 'M90 68Q100 76 110 68') +
    fill(red, 'M84 116Q100 110 116 116Q112 132 100 137Q88 132 84 116Z')
  )
}

/** One colour, as pecked into the rock at Tamgaly: a deep chest, a thin waist, horns as long as the animal. */
export function tamgalyIbex({ accent }: Inks): string {
  const body =
    'M68 78C80 92 98 104 118 105C138 106 152 101 164 95C167 90 168 84 172 79C178 83 179 92 174 101C178 112 178 124 175 136L180 182H170L162 143L152 182H142L148 138C146 130 142 124 137 119C124 122 112 122 100 118C97 126 96 134 97 142L104 182H94L84 144L77 182H67L72 138C70 122 66 108 58 98Z'
  const head = 'M70 68C60 60 50 62 43 70L22 90C18 94 20 100 26 101L42 102L44 118L53 104C59 103 63 101 66 97L80 92Z'
  const horn = 'M60 68C54 42 78 15 112 14C146 14 170 40 171 72C171 78 164 79 162 73C157 48 138 31 113 31C90 31 72 46 73 68Z'
  const ridges = 'M61 45L49 36M78 25L70 12M102 16L100 3M128 17L134 5M149 29L159 19M163 49L175 43'
  return fill(accent, body) + fill(accent, head) + fill(accent, horn) + stroke(accent, 6.5, ridges)
}

export function goldenEagle({ main, accent, glow, pale, blue, deep }: Inks): string {
  const lit = main === pale
  const shaft = lit ? blue : glow
  const quills = [-122, -104, -87, -70, -53]
  const feathers = quills.map((turn, place) => {
    const length = [56, 68, 76, 78, 72][place] ?? 70
    const colour = place % 2 === 0 ? (lit ? pale : deep) : lit ? glow : blue
    return `<g transform="translate(88 84) rotate(${turn})">${oval(colour, 0, -length / 2 - 8, 10.5, length / 2)}${stroke(shaft, 3, `M0 ${-length * 0.42}V${-length * 0.86}`)}</g>`
  })
  const tail = [-24, 0, 24].map(
    (turn) => `<g transform="translate(100 140) rotate(${turn})">${fill(accent, 'M-7 0L-11 40L0 33L11 40L7 0Z')}</g>`,
  )
  const body = lit ? pale : deep
  return (
    tail.join('') +
    mirrored(feathers.join('')) +
    fill(body, 'M100 30C80 30 74 52 74 76C74 110 88 134 100 152C112 134 126 110 126 76C126 52 120 30 100 30Z') +
    fill(glow, 'M116 42C130 42 138 50 137 62C135 70 131 72 130 64C128 58 122 58 115 58Z') +
    disc(lit ? blue : glow, 107, 47, 4) +
    stroke(lit ? blue : glow, 5, hornPath(100, 122, 24, 10) + hornPath(100, 122, 24, 10, -1))
  )
}

export function bactrianCamel({ glow, deep, pale, red }: Inks): string {
  const body =
    'M30 176L33 128C27 124 24 118 24 108C24 100 27 94 33 92C36 70 46 56 56 56C68 56 74 72 80 84C86 72 92 56 104 56C116 56 124 72 128 88C136 94 142 92 144 82L147 58C146 48 150 42 157 40L159 32L165 39L182 44C188 46 189 53 185 57L170 62C165 88 160 114 142 124C140 130 139 136 139 142L140 176H127L124 134H118L116 176H104L101 134C86 136 72 136 60 132L58 176H46L44 138L42 176Z'
  return (
    stroke(glow, 5, 'M27 104Q15 112 18 134') +
    disc(red, 18, 138, 5) +
    fill(glow, body) +
    fill(red, 'M44 66C48 59 52 56 56 56C62 56 67 60 70 66Q57 73 44 66ZM91 66C95 59 99 56 104 56C110 56 115 60 119 66Q105 73 91 66Z') +
    fill(red, 'M60 82H98V124Q79 130 60 124Z') +
    fill(pale, 'M60 90H98V95H60ZM60 112H98V117H60Z') +
    fill(pale, 'M79 97L86 103.500L79 110L72 103.500Z') +
    stroke(red, 3.5, 'M64 128V134M71.500 129V136M79 129.500V137M86.500 129V136M94 128V134') +
    disc(deep, 163, 49, 2.8) +
    stroke(deep, 2.6, 'M176 56Q180 57 183 55') +
    fill(
      deep,
      'M30 176L30.500 168H42.400L42 176ZM46 176L45.600 168H58.300L58 176ZM104 176L103.400 168H116.400L116 176ZM127 176L126.400 168H139.800L140 176Z',
    )
  )
}

export function manul({ deep, glow, pale, fur }: Inks): string {
  const half =
    fill(
      fur,
      'M100 50C86 48 74 50 66 54L54 42C48 37 41 41 42 49L43 70C34 80 30 90 29 99L10 98L22 110L6 118L22 124L12 138L31 138C46 158 74 168 100 168Z',
    ) +
    fill(deep, 'M54 52L60 58Q54 62 51 68L50 55Q51 51 54 52Z') +
    fill(pale, 'M100 112C84 108 64 116 58 130C66 148 82 158 100 158Z') +
    stroke(deep, 5, 'M92 54V70M78 58Q77 65 79 72') +
    stroke(deep, 4.5, 'M36 112L52 115M34 128L50 126') +
    oval(pale, 68, 105, 18, 11) +
    disc(glow, 70, 105, 9.5) +
    disc(deep, 72, 105, 4.2) +
    fill(fur, 'M46 84L94 99L92 104L48 95Z') +
    stroke(deep, 5.5, 'M48 89L90 101') +
    stroke(deep, 4, 'M100 138V144M100 144Q90 143 82 151') +
    disc(deep, 80, 134, 2) +
    disc(deep, 73, 138, 2)
  return mirrored(half) + stroke(deep, 5, 'M100 53V68') + fill(glow, 'M90 124H110Q108 134 100 138Q92 134 90 124Z')
}

/** The nose defines the animal: a soft trunk that swells over the mouth, wrinkled, with wide round nostrils. */
export function saiga({ sand, pale, deep, glow }: Inks): string {
  const half =
    fill(sand, 'M82 76C64 62 42 58 20 66C15 68 15 74 20 77C38 90 60 96 78 90Z') +
    fill(pale, 'M68 80C54 72 42 70 31 72C42 80 56 86 70 85Z') +
    stroke(glow, 9.5, 'M88 62C76 50 72 38 76 26C78 19 84 14 82 6') +
    stroke(deep, 3.6, 'M73 53L83 48M70 43L80 41M70 33L80 33') +
    fill(sand, 'M100 54C84 54 74 64 73 80C73 98 72 106 66 120C58 138 58 160 68 174C76 184 90 188 100 188Z') +
    fill(pale, 'M100 108C86 110 76 124 72 140C68 158 72 170 80 176C86 181 94 183 100 183Z') +
    oval(pale, 81, 88, 10, 8.5, -24) +
    oval(deep, 81.5, 88.5, 7, 7) +
    disc(pale, 84, 86, 2.1) +
    oval(deep, 85, 160, 8.5, 13, 14) +
    stroke(sand, 3.4, 'M100 121Q91 122 85 129M100 133Q89 134 81 142')
  return mirrored(half) + stroke(sand, 3.6, 'M100 146V176') + diamond(pale, 100, 74, 6.5, 10)
}

export function tulpar({ main, accent, glow, pale, red }: Inks): string {
  const feather = (turn: number, length: number, colour: string) =>
    `<g transform="translate(122 166) rotate(${turn})">${fill(colour, `M-3 0L-9.5 ${-length}A9.500 9.500 0 0 1 9.500 ${-length}L3 0Z`)}</g>`
  const mane = [
    [112, 44, 22],
    [106.5, 59, 18],
    [102, 74.5, 14],
    [98.5, 90, 10],
    [95.5, 106, 8],
  ].map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(accent, 'M-15 -6H2V7.500H-13Z')}</g>`)
  const lit = main === pale
  return (
    mane.join('') +
    fill(
      main,
      'M126 14L136 38C150 43 159 55 165 66L179 81C185 88 184 97 177 101C171 105 163 104 157 101C150 99 144 102 141 108C138 117 147 129 155 143C162 156 167 168 168 184H70V174H97C92 152 95 130 102 112C107 94 110 76 113 56Z',
    ) +
    feather(-84, 92, glow) +
    feather(-66, 84, accent) +
    feather(-48, 75, glow) +
    feather(-30, 64, accent) +
    feather(-12, 52, glow) +
    disc(main, 122, 166, 17) +
    stroke(lit ? red : pale, 4.4, 'M122 178A12 12 0 1 1 134 166A8 8 0 1 1 118 165A4 4 0 0 1 125 166') +
    fill(lit ? red : pale, 'M138 62C143 57 151 58 154 64C149 69 142 69 138 62Z') +
    disc(lit ? red : pale, 171, 89, 2.8) +
    stroke(glow, 3.6, 'M143 82L149 98')
  )
}
