/** Points; A4 is 595 × 842. */
export const sheet = { width: 595.28, height: 841.89, margin: 48, strip: 18, foot: 64 } as const
export const column = { left: sheet.margin, right: sheet.width - sheet.margin, width: sheet.width - 2 * sheet.margin } as const

export const ink = {
  text: '#171a26',
  quiet: '#5b5d68',
  lapis: '#20398c',
  milk: '#fdfcfa',
  felt: '#f4efe6',
  wool: '#ded5c6',
  tile: '#136a70',
} as const

/** A ram's horn, 100 units high with its stem on x = 0. The next one is 156 units to the right, an inverted one between them. */
export const horn = { path: `M0 100V44.25${curl(1)}M0 44.25${curl(-1)}`, step: 156, stroke: 11.5 } as const

function curl(direction: 1 | -1): string {
  return [18.5, -11.84, 5.55]
    .map((radius) => {
      const size = Math.abs(radius)
      return `a${size} ${size} 0 0 ${direction === 1 ? 1 : 0} ${direction * 2 * radius} 0`
    })
    .join('')
}

/** The small form of the logo, 200 units square: the horse, then its feathers, each rotated about the shoulder. */
export const mark = {
  horse:
    'M116 4L132 34C152 40 164 56 171 68L188 86C196 96 194 110 183 114C174 117 164 115 157 111C149 110 144 113 144 121C146 134 158 146 166 160C172 172 176 182 176 194H92C84 158 84 128 92 100C97 82 102 66 104 48Z',
  shoulder: [116, 176],
  feathers: [
    { turn: -80, length: 92, color: '#f0a05a' },
    { turn: -50, length: 84, color: '#9c1c38' },
    { turn: -20, length: 70, color: '#f0a05a' },
  ],
} as const
