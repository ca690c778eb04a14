import { findQrRuns } from '#kit/images/draw-qr-code.ts'

/** Draws a QR code as vectors, sharp at any size. `size` is in points and includes the quiet zone. */
export function drawCode(pdf: PDFKit.PDFDocument, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { side, runs } = findQrRuns(text, 'medium')
  const step = size / side
  pdf.save().rect(x, y, size, size).fill('#ffffff')
  for (const run of runs) pdf.rect(x + run.x * step, y + run.y * step, run.length * step, step)
  pdf.fill('#000000').restore()
}
