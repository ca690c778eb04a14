import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** For letters that the shop's own faces lack, in the order in which they are tried. `npm run print-fonts` makes the files. */
const fallbackFonts = [
  { file: 'noto-sans-400.ttf', letters: /[\p{scx=Zyyy}\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]/u },
  { file: 'noto-sans-tamil-400.ttf', letters: /\p{scx=Taml}/u },
  { file: 'noto-sans-arabic-400.ttf', letters: /\p{scx=Arab}/u },
  { file: 'noto-sans-han-400.ttf', letters: /[\p{scx=Zyyy}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}]/u },
  { file: 'noto-sans-hangul-400.ttf', letters: /\p{scx=Hang}/u },
  { file: 'noto-sans-thai-400.ttf', letters: /\p{scx=Thai}/u },
  { file: 'noto-sans-devanagari-400.ttf', letters: /\p{scx=Deva}/u },
  { file: 'noto-sans-bengali-400.ttf', letters: /\p{scx=Beng}/u },
  { file: 'noto-sans-gurmukhi-400.ttf', letters: /\p{scx=Guru}/u },
  { file: 'noto-sans-gujarati-400.ttf', letters: /\p{scx=Gujr}/u },
  { file: 'noto-sans-telugu-400.ttf', letters: /\p{scx=Telu}/u },
  { file: 'noto-sans-kannada-400.ttf', letters: /\p{scx=Knda}/u },
  { file: 'noto-sans-malayalam-400.ttf', letters: /\p{scx=Mlym}/u },
  { file: 'noto-sans-sinhala-400.ttf', letters: /\p{scx=Sinh}/u },
  { file: 'noto-sans-lao-400.ttf', letters: /\p{scx=Laoo}/u },
  { file: 'noto-sans-myanmar-400.ttf', letters: /\p{scx=Mymr}/u },
  { file: 'noto-sans-khmer-400.ttf', letters: /\p{scx=Khmr}/u },
  { file: 'noto-sans-georgian-400.ttf', letters: /\p{scx=Geor}/u },
  { file: 'noto-sans-armenian-400.ttf', letters: /\p{scx=Armn}/u },
  { file: 'noto-sans-hebrew-400.ttf', letters: /\p{scx=Hebr}/u },
  { file: 'noto-sans-ethiopic-400.ttf', letters: /\p{scx=Ethi}/u },
] as const

export const fallbackFontFiles = fallbackFonts.map(({ file }) => file)

/** Returns the files that may have the letters of a text, so no other file is opened for it. */
export function fallbackFontFilesFor(text: string): string[] {
  return fallbackFonts.filter(({ letters }) => letters.test(text)).map(({ file }) => file)
}

export function fontFile(name: string): string {
  return join(projectRoot, 'assets', 'fonts', name)
}
