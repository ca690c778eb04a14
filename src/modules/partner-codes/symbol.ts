import { drawQrPath, type QrDrawing } from '#kit/images/draw-qr-code.ts'

/** Draws a code with error correction Q (25 %), since posters get scratched and covered. */
export function drawSymbol(text: string): QrDrawing {
  return drawQrPath(text, 'quartile')
}

/** Dark on light, since only some phones read other colours. */
export const symbolColors = { dark: '#171A26', light: '#FFFFFF' } as const
