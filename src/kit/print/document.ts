import { registerFaces } from './faces.ts'

type Options = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin' | 'autoFirstPage' | 'bufferPages' | 'compress'> & {
  language: string
  title: string
  author: string
}

/** `finished` resolves with the bytes after the end. Tagged, so a screen reader reads the text of `drawTagged`. */
export async function openDocument({
  language,
  title,
  author,
  ...options
}: Options): Promise<{ pdf: PDFKit.PDFDocument; finished: Promise<Buffer> }> {
  // Loaded with the first document, so the shop starts faster.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    ...options,
    font: '',
    lang: language,
    displayTitle: true,
    tagged: true,
    // The first version with tags.
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

/** Tags a heading or paragraph. Screen readers read them in the order of the calls. */
export function drawTagged(pdf: PDFKit.PDFDocument, tag: 'H1' | 'P', draw: () => void): void {
  const element = pdf.struct(tag, {}, draw)
  pdf.addStructure(element)
  element.end()
}
