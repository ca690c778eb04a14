import decode from 'qr/decode.js'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { printFormats, type PrintLayout, printLayouts, scanAddress } from '#contract/rules/partner-prints.ts'
import { printedPdf } from '#tests/support/read-pdf.ts'
import { drawPrint } from './draw-print.ts'
import { quietZone } from '#kit/images/draw-qr-code.ts'
import { drawSymbol, symbolColors } from './symbol.ts'

/** The shortest and the longest address that a code may contain. */
const addresses = ['/', `/product/${'koshkar-muiz-'.repeat(11)}`.slice(0, 160)].map((page) =>
  scanAddress('https://tulpar.example', 'DMBRA7K2', page),
)

type Expected = { codes: number; width: number; height: number }
const expected: Record<PrintLayout, Expected> = {
  plain: { codes: 1, width: 60, height: 60 },
  poster: { codes: 1, width: 210, height: 297 },
  tent: { codes: 2, width: 148, height: 210 },
  stickers: { codes: 12, width: 210, height: 297 },
}
const millimetresPerInch = 25.4
const markRoom = 11

describe.each(printLayouts)('%s', (layout) => {
  const { codes, width, height } = expected[layout]
  const room = layout === 'stickers' ? 0 : markRoom

  it.each(languages.map((language, index) => [language, addresses[index % addresses.length] ?? ''] as const))(
    'is read in every format, in %s, as %s',
    async (language, address) => {
      for (const format of printFormats) {
        const bytes = await drawPrint(print(address, language), { layout, format })
        const picture = format === 'png' ? bytes : format === 'svg' ? await rasterised(bytes, width) : await printedPdf(bytes)
        const inset = format === 'pdf' ? room : 0
        const places = codePlaces(await svgOf(address, layout))
        expect(places).toHaveLength(codes)
        const found = await Promise.all(places.map((place) => readAt(picture, { ...place, inset, whole: width + 2 * inset })))
        expect(new Set(found)).toEqual(new Set([address]))
      }
    },
  )

  it('keeps four clear modules round a code of 20 mm or more, and of 48 mm on the poster', async () => {
    for (const address of addresses) {
      const { side } = drawSymbol(address)
      for (const { size } of codePlaces(await svgOf(address, layout)))
        expect((size * (side - 2 * quietZone)) / side).toBeGreaterThanOrEqual(layout === 'poster' ? 48 : 20)
    }
  })

  it('is a page of its true size with its letters in it, and marks where it is cut', async () => {
    const pdf = (await drawPrint(print(addresses[0] ?? '', 'kk'), { layout, format: 'pdf' })).toString('latin1')
    const boxes = ['MediaBox', 'TrimBox'].map((name) => boxIn(pdf, name))
    expect(boxes[0]).toEqual([0, 0, width + 2 * room, height + 2 * room])
    expect(boxes[1]).toEqual([room, room, width + room, height + room])
    const faces = new Set(Array.from(pdf.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g), ([, name]) => name))
    const inside = pdf.match(/\/FontFile2/g)?.length ?? 0
    expect(inside).toBe(faces.size)
    expect([...faces].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(
      layout === 'plain' ? [] : layout === 'stickers' ? stickerFaces : allFaces,
    )
    const drawn = await sharp(await printedPdf(Buffer.from(pdf, 'latin1')))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const perMm = drawn.info.width / (width + 2 * room)
    const darkest = (x: number, y: number) =>
      Math.min(
        ...[-1, 0, 1].flatMap((dx) =>
          [-1, 0, 1].map((dy) => drawn.data[(Math.round(y * perMm) + dy) * drawn.info.width + Math.round(x * perMm) + dx] ?? 255),
        ),
      )
    const corners =
      room === 0
        ? []
        : ([
            [room, 4],
            [4, room],
            [width + room, 4],
            [room, height + room + 7],
          ] as const)
    for (const [x, y] of corners) expect(darkest(x, y)).toBeLessThan(120)
    const cuts = (await svgOf(addresses[0] ?? '', layout)).match(/stroke-dasharray/g)?.length ?? 0
    expect(cuts).toBe({ plain: 0, poster: 0, tent: 1, stickers: 12 }[layout])
  })
})

it('is plain dark on light', () => {
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
  const contrast = (luminance(symbolColors.light) + 0.05) / (luminance(symbolColors.dark) + 0.05)
  expect(contrast).toBeGreaterThan(15)
})

it('is readable with a part missing', async () => {
  const [address = ''] = addresses
  const { side, path } = drawSymbol(address)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/><rect x="${side * 0.42}" y="${side * 0.42}" width="${side * 0.22}" height="${side * 0.22}" fill="#fff"/></svg>`
  expect(await readPixels(sharp(Buffer.from(svg)))).toBe(address)
})

it.each(['陈记茶室', 'நீலா கஃபே', 'قهوة البيت'])('shows a place that is called %s by its name', async (company) => {
  const [address = ''] = addresses
  const drawn = async (name: string) =>
    (await drawPrint({ ...print(address, 'en'), company: name }, { layout: 'poster', format: 'svg' })).toString()
  const outlines = (svg: string) => svg.match(/<path d="M[^"]*" transform="translate/g)?.length ?? 0
  const letters = outlines(await drawn(company)) - outlines(await drawn(''))
  expect(letters).toBeGreaterThanOrEqual(company.match(/\p{L}/gu)?.length ?? Infinity)
})

const allFaces = ['Onest-Regular', 'Onest-SemiBold', 'Piazzolla-Display']
const stickerFaces = ['Onest-Regular', 'Onest-SemiBold']

function print(address: string, language: (typeof languages)[number]) {
  return { shop: 'Tulpar', company: 'Қымбат «Шай» & Co', readable: 'tulpar.example/r/DMBRA7K2', address, language, languages }
}

const svgs = new Map<string, string>()
async function svgOf(address: string, layout: PrintLayout): Promise<string> {
  const known = svgs.get(layout + address) ?? (await drawPrint(print(address, 'en'), { layout, format: 'svg' })).toString()
  svgs.set(layout + address, known)
  return known
}

type Place = { x: number; y: number; size: number }

/** Reads the positions of the codes from the SVG. The upper side of a tent card is the lower one turned by 180°. */
function codePlaces(svg: string): Place[] {
  return Array.from(
    svg.matchAll(
      /(rotate\(180 (74) (105)\)">[\s\S]*?)?translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)" shape-rendering="crispEdges"><rect width="(\d+)"/g,
    ),
    ([, turned, centreX, centreY, x, y, scale, side]) => {
      const size = Number(scale) * Number(side)
      const at = { x: Number(x), y: Number(y), size }
      return turned ? { x: 2 * Number(centreX) - at.x - size, y: 2 * Number(centreY) - at.y - size, size } : at
    },
  )
}

async function rasterised(svg: Buffer, width: number): Promise<Buffer> {
  const dots = Math.round((width / millimetresPerInch) * 300)
  return sharp(svg).resize({ width: dots }).png().toBuffer()
}

async function readAt(picture: Buffer, { x, y, size, inset, whole }: Place & { inset: number; whole: number }): Promise<string> {
  const { width } = await sharp(picture).metadata()
  const perMm = width / whole
  const place = {
    left: Math.round((x + inset) * perMm),
    top: Math.round((y + inset) * perMm),
    width: Math.floor(size * perMm),
    height: Math.floor(size * perMm),
  }
  return readPixels(sharp(picture).extract(place))
}

async function readPixels(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

function boxIn(pdf: string, name: string): number[] {
  const [, numbers = ''] = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf) ?? []
  return numbers.split(' ').map((points) => Math.round((Number(points) * millimetresPerInch) / 72))
}
