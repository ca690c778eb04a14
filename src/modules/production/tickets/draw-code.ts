/** In modules: the white border around a code that scanners need. */
const quietZone = 4

/** Draws a QR code as vectors, sharp at any size. `size` is in points and includes the quiet zone. */
export async function drawCode(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): Promise<void> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = size / (modules.size + 2 * quietZone)
  pdf.save().rect(x, y, size, size).fill('#ffffff')
  for (let line = 0; line < modules.size; line++) {
    for (let at = 0; at < modules.size; at++) {
      if (modules.get(line, at)) pdf.rect(x + (at + quietZone) * step, y + (line + quietZone) * step, step, step)
    }
  }
  pdf.fill('#000000').restore()
}
