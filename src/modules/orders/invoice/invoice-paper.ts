import { ascentOf, type Face, registerFaces, type Run, runsOf } from '#kit/print/faces.ts'
import { column, ink } from './invoice-look.ts'

export type Paper = {
  pdf: PDFKit.PDFDocument
  /** Sets a line of text, or several within `width`; answers the y below it. */
  write: (text: string, at: At) => number
  measure: (text: string, at: Pick<At, 'face' | 'size' | 'width'>) => number
  rule: (y: number, color?: string, from?: number, to?: number) => void
}
export type At = {
  x: number
  y: number
  width: number
  face?: Face
  /** Points; 9.5 where nothing is said. */
  size?: number
  color?: string
  align?: 'left' | 'right'
}

export function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

export function paperOf(pdf: PDFKit.PDFDocument): Paper {
  let scratch: PDFKit.PDFDocument | undefined
  return {
    pdf,
    write: (text, at) => {
      pdf.fillColor(at.color ?? ink.text)
      return set(pdf, runsOf(pdf, at.face ?? 'text', text), at)
    },
    measure: (text, at) => {
      const runs = runsOf(pdf, at.face ?? 'text', text)
      const [only] = runs
      if (only && runs.length === 1) return setFont(pdf, only, at).heightOfString(only.text, optionsOf(only, at))
      // What changes its font on the way pdfkit can only measure by setting it.
      scratch ??= scratchOf(pdf)
      return set(scratch, runs, { ...at, x: 0, y: 0 })
    },
    rule: (y, color = ink.wool, from = column.left, to = column.right) =>
      void pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke(),
  }
}

const usualSize = 9.5
type Look = Pick<At, 'width' | 'face' | 'size' | 'align'>

/** Answers the y below it. */
function set(pdf: PDFKit.PDFDocument, runs: readonly Run[], { x, y, ...look }: Omit<At, 'color'>): number {
  const [first] = runs
  const baseline = first && runs.length > 1 ? { baseline: -ascentOf(pdf, first.font, look.size ?? usualSize) } : {}
  for (const [index, run] of runs.entries()) {
    const options = { ...optionsOf(run, look), ...baseline, continued: index < runs.length - 1 }
    setFont(pdf, run, look)
    if (index === 0) pdf.text(run.text, x, y, options)
    else pdf.text(run.text, options)
  }
  return pdf.y
}

function setFont(pdf: PDFKit.PDFDocument, { font }: Run, { size = usualSize }: Look): PDFKit.PDFDocument {
  return pdf.font(font).fontSize(size)
}

const rightToLeft = /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Figures of one width where the face has them. With any such option, an empty one too, pdfkit sets a line as a whole instead of word by word: right
 * for Arabic, whose words follow each other to the left, and wrong for a line of two scripts.
 */
function optionsOf({ font, text }: Run, { width, align = 'left', face = 'text' }: Look) {
  const features: PDFKit.Mixins.OpenTypeFeatures[] | undefined = font === face ? ['tnum'] : rightToLeft.test(text) ? [] : undefined
  return { width, align, lineGap: 1.5, ...(features && { features }) }
}

/** A sheet without an end that nobody prints. */
function scratchOf(pdf: PDFKit.PDFDocument): PDFKit.PDFDocument {
  const Document = pdf.constructor as new (options: PDFKit.PDFDocumentOptions) => PDFKit.PDFDocument
  const scratch = new Document({ size: [2000, 100_000], margin: 0, font: '' })
  registerFaces(scratch)
  return scratch
}
