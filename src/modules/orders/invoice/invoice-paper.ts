import { drawTagged } from '#kit/print/document.ts'
import type { Face } from '#kit/print/faces.ts'
import { column, ink } from './invoice-look.ts'

export type Paper = {
  pdf: PDFKit.PDFDocument
  /** Writes a line of text, or several within `width`. Returns the y below it. */
  write: (text: string, at: At) => number
  measure: (text: string, at: Pick<At, 'face' | 'size' | 'width'>) => number
  rule: (y: number, color?: string, from?: number, to?: number) => void
}
export type At = {
  x: number
  y: number
  width: number
  face?: Face
  /** Points. */
  size?: number
  color?: string
  align?: 'left' | 'right'
  /** Sets tabular figures, so that numbers above each other align. */
  inColumn?: boolean
  /** Default: a paragraph. */
  tag?: 'H1' | 'P'
}

export function paperOf(pdf: PDFKit.PDFDocument): Paper {
  const set = (face: Face = 'text', size = 9.5) => pdf.font(face).fontSize(size)
  const optionsOf = ({ width, align = 'left', inColumn }: Pick<At, 'width' | 'align' | 'inColumn'>) => ({
    width,
    align,
    lineGap: 1.5,
    ...(inColumn && { features: ['tnum' as const] }),
  })
  return {
    pdf,
    write: (text, at) => {
      drawTagged(pdf, at.tag ?? 'P', () =>
        set(at.face, at.size)
          .fillColor(at.color ?? ink.text)
          .text(text, at.x, at.y, optionsOf(at)),
      )
      return pdf.y
    },
    measure: (text, at) => set(at.face, at.size).heightOfString(text, optionsOf(at)),
    rule: (y, color = ink.wool, from = column.left, to = column.right) =>
      void pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke(),
  }
}
