import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'
import { useFallbacks } from './fallback-fonts.ts'

/** `text` and `bold` are Onest, `display` is Piazzolla. */
export type Face = 'text' | 'bold' | 'display'

/** With Latin and Cyrillic, Kazakh letters included. */
const files: Record<Face, string> = { text: 'onest-400.ttf', bold: 'onest-600.ttf', display: 'piazzolla-650.ttf' }
/** For what those lack, in the order in which they are tried; `npm run print-fonts` cuts them. */
const fallbacks = [
  'noto-sans-400.ttf',
  'noto-sans-tamil-400.ttf',
  'noto-sans-arabic-400.ttf',
  'noto-sans-han-400.ttf',
  'noto-sans-hangul-400.ttf',
] as const

/**
 * Makes the faces of all that is printed known to a document, and lets it set what they lack in other fonts wherever it sets or measures a text. It
 * opens and embeds only what it uses.
 */
export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) pdf.registerFont(face, pathOf(file))
  for (const file of fallbacks) pdf.registerFont(file, pathOf(file))
  useFallbacks(pdf, fallbacks)
}

function pathOf(file: string): string {
  return join(projectRoot, 'assets', 'fonts', file)
}
