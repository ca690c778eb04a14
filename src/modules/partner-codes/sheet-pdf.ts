import type { Language } from '#contract/languages.ts'
import { drawTagged, openDocument } from '#kit/print/document.ts'
import { drawArt } from './art-pdf.ts'
import type { Shape, Sheet } from './sheet.ts'
import type { QrDrawing } from '#kit/images/draw-qr-code.ts'
import { symbolColors } from './symbol.ts'

const pointsPerMm = 72 / 25.4
/** Millimetres around the piece for the marks, which begin where the bleed ends. */
const markRoom = 11
const markLength = 6
const markStart = 4
/** In ems, as on pages. */
const displaySpacing = { letters: -0.02, words: 0.07 } as const

type Pdf = PDFKit.PDFDocument
type Info = { language: Language; shop: string }

/**
 * Draws the sheet at its true size with embedded fonts. A sheet to be cut is placed on a larger page with bleed and marks, and the page
 * boxes describe it.
 */
export async function sheetToPdf(sheet: Sheet, symbol: QrDrawing, { language, shop }: Info): Promise<Buffer> {
  const room = sheet.marks ? markRoom : 0
  const size: [number, number] = [(sheet.width + 2 * room) * pointsPerMm, (sheet.height + 2 * room) * pointsPerMm]
  const { pdf, finished } = await openDocument({ size, margin: 0, language, title: sheet.title, author: shop })
  const box = (beyond: number) => {
    const edge = (room - beyond) * pointsPerMm
    return [edge, edge, size[0] - edge, size[1] - edge]
  }
  Object.assign(pdf.page.dictionary.data, { TrimBox: box(0), BleedBox: box(sheet.bleed) })
  pdf.scale(pointsPerMm).translate(room, room)
  pdf.save()
  pdf.rect(-sheet.bleed, -sheet.bleed, sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed).clip()
  for (const shape of sheet.shapes) drawShape(pdf, shape, symbol)
  pdf.restore()
  if (sheet.marks) drawMarks(pdf, sheet, sheet.marks.folds)
  pdf.end()
  return finished
}

function drawShape(pdf: Pdf, shape: Shape, symbol: QrDrawing): void {
  pdf.save()
  switch (shape.kind) {
    case 'area':
      pdf.rect(shape.x, shape.y, shape.width, shape.height).fill(shape.color)
      break
    case 'disc':
      pdf.circle(shape.x, shape.y, shape.radius).fill(shape.color)
      break
    case 'art':
      pdf.translate(shape.x, shape.y).scale(shape.scale)
      drawArt(pdf, shape.svg)
      break
    case 'line':
      drawLine(pdf, shape)
      break
    case 'code':
      pdf.translate(shape.x, shape.y).scale(shape.size / symbol.side)
      pdf.rect(0, 0, symbol.side, symbol.side).fill(symbolColors.light)
      pdf.path(symbol.path).fill(symbolColors.dark)
      break
    case 'clip':
      pdf.rect(shape.x, shape.y, shape.width, shape.height).clip()
      for (const inner of shape.shapes) drawShape(pdf, inner, symbol)
      break
    case 'turned':
      pdf.rotate(180, { origin: [shape.x, shape.y] })
      for (const inner of shape.shapes) drawShape(pdf, inner, symbol)
      break
    case 'dashes':
      pdf.path(shape.d).lineWidth(0.25).dash(1.4, { space: 1.4 }).strokeColor(shape.color).stroke()
      break
  }
  pdf.restore()
}

function drawLine(pdf: Pdf, { text, x, y, size, face, color, align = 'left' }: Shape & { kind: 'line' }): void {
  const spacing = face === 'display' ? { characterSpacing: displaySpacing.letters * size, wordSpacing: displaySpacing.words * size } : {}
  pdf.font(face).fontSize(size).fillColor(color)
  const back = { left: 0, center: 0.5, right: 1 }[align]
  const left = x - back * pdf.widthOfString(text, spacing)
  drawTagged(pdf, 'P', () => pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic', ...spacing }))
}

function drawMarks(pdf: Pdf, { width, height }: Sheet, folds: readonly number[]): void {
  const end = markStart + markLength
  pdf.lineWidth(0.1).strokeColor('#000000')
  for (const y of [0, height]) {
    pdf.moveTo(-end, y).lineTo(-markStart, y).stroke()
    pdf
      .moveTo(width + markStart, y)
      .lineTo(width + end, y)
      .stroke()
  }
  for (const x of [0, width]) {
    pdf.moveTo(x, -end).lineTo(x, -markStart).stroke()
    pdf
      .moveTo(x, height + markStart)
      .lineTo(x, height + end)
      .stroke()
  }
  pdf.dash(1, { space: 1 })
  for (const y of folds) {
    pdf.moveTo(-end, y).lineTo(-markStart, y).stroke()
    pdf
      .moveTo(width + markStart, y)
      .lineTo(width + end, y)
      .stroke()
  }
  pdf.undash()
}
