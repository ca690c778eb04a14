import { fallbackFontFiles, fontFile } from '#kit/lettering/font-files.ts'
import { useFallbacks } from './fallback-fonts.ts'

/** `text` and `bold` are Onest, `display` is Piazzolla. */
export type Face = 'text' | 'bold' | 'display'

/** With Latin and Cyrillic, Kazakh letters included. */
const files: Record<Face, string> = { text: 'onest-400.ttf', bold: 'onest-600.ttf', display: 'piazzolla-650.ttf' }

/** With fallbacks for missing letters, in drawing and measuring. Only fonts in use are opened and embedded. */
export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) pdf.registerFont(face, fontFile(file))
  for (const file of fallbackFontFiles) pdf.registerFont(file, fontFile(file))
  useFallbacks(pdf)
}
