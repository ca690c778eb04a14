import { registerFaces } from './faces.ts'

type Options = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin' | 'autoFirstPage' | 'bufferPages' | 'compress'> & {
  language: string
  title: string
  author: string
}

/** A PDF that can be set in the shop's faces, and its bytes once it has ended. It is tagged, so that a screen reader reads what is drawn by `drawTagged`. */
export async function openDocument({
  language,
  title,
  author,
  ...options
}: Options): Promise<{ pdf: PDFKit.PDFDocument; finished: Promise<Buffer> }> {
  // Loaded with the first document, so that the shop starts faster.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    ...options,
    font: '',
    lang: language,
    displayTitle: true,
    tagged: true,
    // The first with tags.
    pdfVersion: '1.5',
    info: { Title: title, Author: author, Creator: author },
  })
  registerFaces(pdf)
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return { pdf, finished }
}

/** Texts in the order in which they are to be read: a heading or a paragraph. */
export function drawTagged(pdf: PDFKit.PDFDocument, tag: 'H1' | 'P', draw: () => void): void {
  const element = pdf.struct(tag, {}, draw)
  pdf.addStructure(element)
  element.end()
}
