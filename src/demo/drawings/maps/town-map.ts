import sharp from 'sharp'
import { brand } from '#brand/palette.ts'
import { loadFaces, setLine, widthOf } from '#kit/lettering/glyphs.ts'

type Point = readonly [x: number, y: number]
export type Street = {
  name: string
  way: readonly [Point, Point, ...Point[]]
  /** Position of the middle of the name along the way, as a share of its length. */
  nameAt?: number
}
export type TownMap = {
  streets: readonly Street[]
  /** Squares, and houses that are landmarks. A name has one entry for each line. */
  areas: readonly { kind: 'green' | 'house'; corners: readonly Point[]; name?: readonly string[]; nameAt?: Point }[]
  river?: { name: string; way: readonly Point[]; nameAt: Point; turn: number }
  stations: readonly { name: string; at: Point }[]
}

/** A phone shows the map at a third of this size. Letters of 36 are still legible there. */
const mapSize = { width: 1200, height: 900 } as const
const letters = 36
const paper = {
  ground: '#EDE5D8',
  street: brand.milk,
  edge: brand.wool,
  green: '#C9D5C5',
  onGreen: '#3F5A52',
  water: brand.sky,
  onWater: '#3B5488',
  house: '#DDCFBA',
  text: '#4A4D5A',
} as const

/** Draws a sketch of the streets around a place, north up. The page that shows it adds the pin. */
export async function drawTownMap({ streets, areas, river, stations }: TownMap): Promise<Buffer> {
  const { text } = await loadFaces()
  const { width, height } = mapSize
  const named = (
    name: string,
    [x, y]: Point,
    { turn = 0, colour = paper.text, size = letters }: { turn?: number; colour?: string; size?: number } = {},
  ) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${setLine(text, name, { x: -widthOf(text, name, size) / 2, y: size * 0.35, size, colour })}</g>`
  const line = (way: readonly Point[]) => `M${way.map((point) => point.join(' ')).join('L')}`
  const area = (corners: readonly Point[], fill: string) => `<path d="${line(corners)}Z" fill="${fill}" stroke-linejoin="round"/>`
  const strokes = (colour: string, more: number) =>
    streets
      .map(
        ({ way }) =>
          `<path d="${line(way)}" fill="none" stroke="${colour}" stroke-width="${58 + more}" stroke-linejoin="round" stroke-linecap="round"/>`,
      )
      .join('')
  const drawn = [
    `<rect width="${width}" height="${height}" fill="${paper.ground}"/>`,
    ...areas.map(({ kind, corners }) => area(corners, paper[kind])),
    river && `<path d="${line(river.way)}" fill="none" stroke="${paper.water}" stroke-width="84" stroke-linejoin="round"/>`,
    strokes(paper.edge, 6),
    strokes(paper.street, 0),
    ...areas.flatMap(({ kind, name = [], nameAt: [x, y] = [0, 0] }) =>
      name.map((words, place) => named(words, [x, y + place * letters * 1.15], { colour: kind === 'green' ? paper.onGreen : brand.ink })),
    ),
    river && named(river.name, river.nameAt, { turn: river.turn, colour: paper.onWater }),
    ...streets.map(({ name, way, nameAt = 0.5 }) => {
      const { at, turn } = along(way, nameAt)
      return named(name, at, { turn })
    }),
    ...stations.map(
      ({ name, at: [x, y] }) =>
        `<circle cx="${x}" cy="${y}" r="25" fill="${brand.lapis}" stroke="${brand.milk}" stroke-width="5"/>${named('M', [x, y], { colour: brand.milk, size: 30 })}` +
        named(name, [x + 40 + widthOf(text, name, letters) / 2, y], { colour: brand.lapis }),
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 86, effort: 5 }).toBuffer()
}

/** Returns the point at a share of a way, and the angle of a name there, never upside down. */
function along(way: readonly Point[], share: number): { at: Point; turn: number } {
  const parts = way.slice(1).flatMap((to, place) => {
    const from = way[place]
    return from ? [{ from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }] : []
  })
  let left = share * parts.reduce((sum, { length }) => sum + length, 0)
  for (const { from, to, length } of parts) {
    if (left > length) {
      left -= length
      continue
    }
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    const turn = degrees >= 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees
    return { at: [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length], turn }
  }
  return { at: way[0] ?? [0, 0], turn: 0 }
}
