import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

const pointsPerInch = 72
let library: Promise<PDFiumLibrary> | undefined

/** What a reader can mark and copy in a PDF, page by page, as Chrome's own reader finds it. */
export function textOfPdf(pdf: Uint8Array): Promise<string> {
  return inDocument(pdf, (document) => [...document.pages()].map((page) => page.getText()).join('\n'))
}

/** The first page as it comes out of a printer, so many dots to the inch; a PNG. */
export function printedPdf(pdf: Uint8Array, dotsPerInch = 300): Promise<Buffer> {
  return inDocument(pdf, async (document) => {
    const { data, width, height } = await document.getPage(0).render({ scale: dotsPerInch / pointsPerInch, colorSpace: 'Gray' })
    return sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
  })
}

async function inDocument<Found>(pdf: Uint8Array, read: (document: PDFiumDocument) => Promise<Found> | Found): Promise<Found> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(new Uint8Array(pdf))
  try {
    return await read(document)
  } finally {
    document.destroy()
  }
}
