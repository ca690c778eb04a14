import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** `text` and `bold` are Onest, `display` is Piazzolla. */
export type Face = 'text' | 'bold' | 'display'

/** With Latin and Cyrillic, Kazakh letters included. */
const files: Record<Face, string> = { text: 'onest-400.ttf', bold: 'onest-600.ttf', display: 'piazzolla-650.ttf' }
/** For what those lack, in the order in which they are tried; `npm run print-fonts` cuts them. */
const others = ['noto-sans-400.ttf', 'noto-sans-tamil-400.ttf', 'noto-sans-arabic-400.ttf', 'noto-sans-han-400.ttf'] as const

/** Makes the faces of all that is printed known to a document, which opens and embeds only what it uses. */
export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) pdf.registerFont(face, pathOf(file))
  for (const file of others) pdf.registerFont(file, pathOf(file))
}

/** A text, or a part of one, as `font` can set it. */
export type Run = { font: string; text: string }

/**
 * A text in the face, and in the fonts that have what the face lacks: names and gift cards come in Chinese, Tamil or Arabic as well. One run where
 * one font has all letters. Pictures (emoji) are left out; any other letter that no font has is a question mark.
 */
export function runsOf(pdf: PDFKit.PDFDocument, face: Face, text: string): Run[] {
  const best = bestFont(pdf, face, text)
  if (setIn(pdf, best, text) === text) return [{ font: best, text }]
  const has = (font: string, part: string) => setIn(pdf, font, part) === part
  const fontFor = (part: string, before: string) => [before, best, face, ...others].find((font) => has(font, part))
  // A word keeps to one font if there is one for it.
  const parts = (text.match(/\s+|\S+/gu) ?? []).flatMap((word) => (fontFor(word, best) === undefined ? Array.from(word) : word))
  return parts.reduce<Run[]>((runs, part) => {
    const last = runs.at(-1) ?? { font: best, text: '' }
    const font = fontFor(part, last.font)
    if (font !== undefined && font !== last.font) return [...runs, { font, text: part }]
    return [...runs.slice(0, -1), { font: last.font, text: last.text + (font === undefined ? replacementOf(part) : part) }]
  }, [])
}

/** Sets the one font that has most of a text's letters, for where a text can't change its font on the way, and answers the text as it can set it. */
export function setFace(pdf: PDFKit.PDFDocument, face: Face, text: string): string {
  const font = bestFont(pdf, face, text)
  const settable = setIn(pdf, font, text)
  pdf.font(font)
  return settable
}

const control = /\p{Cc}/u
/** Joiners, marks of direction, and what turns a letter into a picture. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/u
const leftOut = /[\p{Cf}\p{Variation_Selector}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u

function replacementOf(letter: string): string {
  return leftOut.test(letter) ? '' : '?'
}

function bestFont(pdf: PDFKit.PDFDocument, face: Face, text: string): string {
  const seen = [...new Set(text)].filter((letter) => !control.test(letter) && !unseen.test(letter))
  const lackingIn = (font: string) => seen.filter((letter) => !hasLetter(pdf, font, letter)).length
  let best = { font: face as string, lacking: lackingIn(face) }
  for (const font of others) {
    if (best.lacking === 0) break
    const lacking = lackingIn(font)
    if (lacking < best.lacking) best = { font, lacking }
  }
  return best.font
}

function setIn(pdf: PDFKit.PDFDocument, font: string, text: string): string {
  return Array.from(text, (letter) => (control.test(letter) || hasLetter(pdf, font, letter) ? letter : replacementOf(letter))).join('')
}

/** pdfkit sets a letter that a font lacks as a box. */
function hasLetter(pdf: PDFKit.PDFDocument, font: string, letter: string): boolean {
  return opened(pdf, font).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** How far the letters of a font rise above their line, for a size; runs that stand beside each other share the first one's. */
export function ascentOf(pdf: PDFKit.PDFDocument, font: string, size: number): number {
  return (opened(pdf, font).ascender / 1000) * size
}

type Opened = { ascender: number; font: { hasGlyphForCodePoint: (code: number) => boolean } }

/** What a font is like only pdfkit's own view of it says. */
function opened(pdf: PDFKit.PDFDocument, font: string): Opened {
  const { _font: view } = pdf.font(font) as unknown as { _font: Opened }
  return view
}

function pathOf(file: string): string {
  return join(projectRoot, 'assets', 'fonts', file)
}
