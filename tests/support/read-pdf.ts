import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

const pointsPerInch = 72
let library: Promise<PDFiumLibrary> | undefined

/** Returns the text that can be selected and copied in a PDF, page by page, as Chrome's viewer finds it. */
export function textOfPdf(pdf: Uint8Array): Promise<string> {
  return inDocument(pdf, (document) => [...document.pages()].map((page) => page.getText()).join('\n'))
}

/** Renders the first page as a PNG, as a printer with this resolution would print it. */
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
