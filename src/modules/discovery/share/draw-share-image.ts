import type { Sharp } from 'sharp'
import { shareImageSize } from '#contract/rules/share-image.ts'
import { loadSharp, mostPixels } from '#kit/images/load-sharp.ts'
import { lightInks } from '#brand/motifs/inks.ts'
import { drawMotif } from '#brand/motifs/index.ts'
import { hornStrip, hornStripStep } from '#brand/motifs/ornament.ts'
import { brand } from '#brand/palette.ts'
import { markOnLight, smallMark } from '#brand/mark.ts'
import { fitText } from '#kit/lettering/fit-text.ts'
import { type Faces, loadFaces, setLine, widthOf } from '#kit/lettering/glyphs.ts'

export type ShareCard = {
  shopName: string
  title: string
  line: string
  was?: string | undefined
  imageKey: string | undefined
}

const { width, height } = shareImageSize
/** The full height at the aspect ratio of product images, 4 : 5. */
const image = { width: 504, x: width - 504 }
const seam = { width: 32, x: image.x - 32 }
const margin = 64
const textWidth = seam.x - 2 * margin
const smoke = '#5B5D68'

const titleSizes = [
  [84, 2],
  [72, 3],
  [60, 4],
  [50, 4],
  [42, 5],
] as const
const lineSizes = [
  [42, 1],
  [30, 2],
  [26, 4],
] as const

/** Draws the shop's name, the page's subject and its image, joined by a strip of horn patterns, as a JPEG of 1200 × 630. */
export async function drawShareImage(card: ShareCard, photograph: Uint8Array | undefined): Promise<Uint8Array> {
  const [sharp, faces] = await Promise.all([loadSharp(), loadFaces()])
  const ground: Sharp = sharp(Buffer.from(drawGround(card, faces, photograph === undefined)))
  const layers = photograph
    ? [
        {
          input: await sharp(photograph, { limitInputPixels: mostPixels }).resize({ width: image.width, height, fit: 'cover' }).toBuffer(),
          left: image.x,
          top: 0,
        },
      ]
    : []
  return ground.composite(layers).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer()
}

function drawGround(card: ShareCard, faces: Faces, hasMotif: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${brand.milk}"/>
<rect x="${image.x}" width="${image.width}" height="${height}" fill="${brand.felt}"/>
${hasMotif ? `<g transform="translate(${image.x + 82} ${height / 2 - 170}) scale(1.7)">${drawMotif('tulpar', lightInks)}</g>` : ''}
${drawSeam()}
<g transform="translate(${margin - 6} ${margin - 8}) scale(.3)">${smallMark(markOnLight)}</g>
${setLine(faces.display, card.shopName, { x: margin + 64, y: margin + 38, size: 38, colour: brand.ink })}
${drawTexts(card, faces)}
</svg>`
}

function drawSeam(): string {
  const steps = Math.ceil(height / hornStripStep(seam.width).width) + 1
  return `<g transform="translate(${seam.x + seam.width} 0) rotate(90)">${hornStrip(steps, seam.width, brand.milk, brand.lapis)}</g>`
}

function drawTexts({ title, line, was }: ShareCard, { display, text }: Faces): string {
  const bottom = height - margin
  const struckWidth = was === undefined ? 0 : widthOf(text, was, 30) + 20
  const below = fitText(text, line, { width: textWidth - struckWidth, sizes: lineSizes })
  const belowTop = below.lines.length === 0 ? bottom : bottom - below.size * (1.3 * (below.lines.length - 1) + 1)
  const above = fitText(display, title, { width: textWidth, sizes: titleSizes })
  const titleBottom = belowTop - (below.lines.length === 0 ? 0 : 30)
  return [
    ...above.lines.map((words, index) =>
      setLine(display, words, {
        x: margin,
        y: titleBottom - above.size * 1.08 * (above.lines.length - 1 - index),
        size: above.size,
        colour: brand.ink,
      }),
    ),
    was === undefined ? '' : drawStruck(text, was, bottom),
    ...below.lines.map((words, index) =>
      setLine(text, words, {
        x: margin + struckWidth,
        y: bottom - below.size * 1.3 * (below.lines.length - 1 - index),
        size: below.size,
        colour: was === undefined ? brand.ink : brand.pomegranate,
      }),
    ),
  ].join('\n')
}

function drawStruck(face: Faces['text'], price: string, y: number): string {
  const length = widthOf(face, price, 30)
  return `${setLine(face, price, { x: margin, y, size: 30, colour: smoke })}<rect x="${margin}" y="${y - 11}" width="${length}" height="2.5" fill="${smoke}"/>`
}
