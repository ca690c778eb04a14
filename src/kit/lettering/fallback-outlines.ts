import { type Font, openSync } from 'fontkit'
import { fallbackFontFilesFor, fontFile } from './font-files.ts'

/** An outline in thousandths of an em, with its baseline at y = 0, offset by `dx` to the right and `dy` down. */
export type Glyph = { advance: number; path: string; dx?: number; dy?: number }
export type Letters = { has: (letter: string) => boolean; sets: (text: string) => boolean; set: (text: string) => Glyph[] }

const opened = new Map<string, Letters>()

/** Yields fonts for the letters that a face lacks. Each is read from its file on first use and then cached. */
export function* fallbackOutlines(text: string): Generator<Letters> {
  for (const name of fallbackFontFilesFor(text)) {
    const letters = opened.get(name) ?? outlinesOf(openSync(fontFile(name)) as Font)
    opened.set(name, letters)
    yield letters
  }
}

function outlinesOf(font: Font): Letters {
  const scale = 1000 / font.unitsPerEm
  return {
    has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    sets: (text) => canLayOut(font, text),
    // Laid out as a whole: Arabic letters join, and Tamil vowels precede the letters they follow in the text.
    set: (text) => {
      const { glyphs, positions } = font.layout(text)
      return glyphs.map((glyph, index) => ({
        advance: (positions[index]?.xAdvance ?? 0) * scale,
        path: glyph.path.scale(scale, -scale).toSVG(),
        dx: (positions[index]?.xOffset ?? 0) * scale,
        dy: -(positions[index]?.yOffset ?? 0) * scale,
      }))
    },
  }
}

function canLayOut(font: Font, text: string): boolean {
  try {
    return font.layout(text).glyphs.every((glyph) => glyph.path !== undefined)
  } catch {
    return false
  }
}
