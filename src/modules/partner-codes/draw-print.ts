import { loadSharp } from '#kit/images/load-sharp.ts'
import { loadFaces, type Faces } from '#kit/lettering/glyphs.ts'
import { plain } from './layouts/plain.ts'
import { poster } from './layouts/poster.ts'
import { stickers } from './layouts/stickers.ts'
import { tent } from './layouts/tent.ts'
import { type PrintTexts, printTexts } from './print-texts.ts'
import type { Print, Sheet } from './sheet.ts'
import { sheetToPdf } from './sheet-pdf.ts'
import { sheetToSvg } from './sheet-svg.ts'
import { drawSymbol } from './symbol.ts'
import type { PrintFormat, PrintLayout } from '#contract/rules/partner-prints.ts'

const layouts: Record<PrintLayout, (print: Print, texts: PrintTexts, faces: Faces) => Sheet> = { plain, poster, tent, stickers }

const millimetresPerInch = 25.4
const dotsPerInch: Record<PrintLayout, number> = { plain: 600, poster: 300, tent: 300, stickers: 300 }

/** Every format shows the same piece for the same content. */
export async function drawPrint(print: Print, { layout, format }: { layout: PrintLayout; format: PrintFormat }): Promise<Buffer> {
  const faces = await loadFaces()
  const sheet = layouts[layout](print, printTexts(print), faces)
  const symbol = drawSymbol(print.address)
  if (format === 'pdf') return sheetToPdf(sheet, symbol, print)
  if (format === 'svg') return Buffer.from(sheetToSvg(sheet, { symbol, faces }))
  const density = dotsPerInch[layout]
  const sharp = await loadSharp()
  return sharp(Buffer.from(sheetToSvg(sheet, { symbol, faces }, density / millimetresPerInch)))
    .withMetadata({ density })
    .png()
    .toBuffer()
}
