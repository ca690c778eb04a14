import sharp from 'sharp'

import { motifKeys } from '#brand/motifs/motif-keys.ts'
import type { Drawing } from './drawing.ts'
import { lightInks } from '#brand/motifs/inks.ts'
import { drawMotif, motifDocument } from '#brand/motifs/index.ts'
import { hornStrip, hornStripStep, tileStrip } from '#brand/motifs/ornament.ts'
import { adrasEye } from '#brand/motifs/patterns.ts'
import { brand } from '#brand/palette.ts'
import { flags } from './web/flags.ts'
import { appIcon, type MarkColours, markOnDark, markOnLight, smallMark } from '#brand/mark.ts'

export function webDrawings(): Drawing[] {
  return [
    svg('web/tulpar.svg', motifDocument('tulpar')),
    svg('web/tulpar-dark.svg', motifDocument('tulpar', 'dark')),
    svg('web/tulpar-small.svg', small(markOnLight)),
    svg('web/tulpar-small-dark.svg', small(markOnDark)),
    svg('web/favicon.svg', appIcon(0.1, 96)),
    oldIcon('web/favicon.ico', 32, appIcon(0.1, 96)),
    icon('web/icon-192.png', 192, appIcon(0.1, 96)),
    icon('web/icon-512.png', 512, appIcon(0.1, 96)),
    icon('web/icon-maskable-512.png', 512, appIcon(0.21, 0)),
    icon('web/apple-touch-icon.png', 180, appIcon(0.14, 0)),
    ...motifKeys.flatMap((key) => [
      svg(`web/motifs/${key}.svg`, motifDocument(key)),
      svg(`web/motifs/${key}-dark.svg`, motifDocument(key, 'dark')),
    ]),
    ...ornaments(),
    ...Object.entries(flags).map(([country, drawing]) => svg(`web/flags/${country}.svg`, drawing)),
    svg('pictures/placeholder.svg', placeholder()),
  ]
}

/** Tiles that repeat along a line. Their height is that of the strip. */
function ornaments(): Drawing[] {
  const height = 32
  const width = hornStripStep(height).width
  const horns = (ink: string, ground: string) => tile(width, height, hornStrip(1, height, ink, ground))
  return [
    svg('web/ornament/horn-lapis-on-milk.svg', horns(brand.lapis, brand.milk)),
    svg('web/ornament/horn-milk-on-pomegranate.svg', horns(brand.milk, brand.pomegranate)),
    svg('web/ornament/horn-milk-on-lapis.svg', horns(brand.milk, brand.lapis)),
    svg(
      'web/ornament/ikat.svg',
      tile(
        height,
        height,
        `<rect width="${height}" height="${height}" fill="${brand.felt}"/><svg width="${height}" height="${height}" viewBox="14 14 172 172">${adrasEye(lightInks)}</svg>`,
      ),
    ),
    svg('web/ornament/tile.svg', tile(height, height, tileStrip(1, height, { star: brand.milk, heart: brand.lapis, ground: brand.tile }))),
  ]
}

function tile(width: number, height: number, elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${elements}</svg>`
}

function small(colours: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${smallMark(colours)}</svg>`
}

function placeholder(): string {
  const inks = { ...lightInks, main: brand.wool, accent: brand.wool, glow: brand.wool, pale: brand.felt, deep: brand.felt, red: brand.felt }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250"><rect width="1000" height="1250" fill="${brand.felt}"/><g transform="translate(300 425) scale(2)">${drawMotif('tulpar', inks)}</g></svg>`
}

function svg(file: string, drawing: string): Drawing {
  return { file, draw: () => Promise.resolve(drawing.replaceAll(/>\s+</g, '><')) }
}

function icon(file: string, size: number, drawing: string): Drawing {
  return {
    file,
    draw: () => sharp(Buffer.from(drawing), { density: 144 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer(),
  }
}

/** Returns an ICO file with one PNG, for programs that request only that: feed readers, PDF viewers. */
function oldIcon(file: string, size: number, drawing: string): Drawing {
  return {
    file,
    async draw() {
      const png = await sharp(Buffer.from(drawing), { density: 144 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
      const head = Buffer.alloc(22)
      head.writeUInt16LE(1, 2) // type: icon
      head.writeUInt16LE(1, 4) // number of images
      head.writeUInt8(size, 6)
      head.writeUInt8(size, 7)
      head.writeUInt16LE(1, 10) // colour planes
      head.writeUInt16LE(32, 12) // bits per pixel
      head.writeUInt32LE(png.length, 14)
      head.writeUInt32LE(head.length, 18)
      return Buffer.concat([head, png])
    },
  }
}
