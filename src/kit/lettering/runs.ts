import bidiFactory from 'bidi-js'

/** Part of a line in one font and one direction. `level` is its embedding level (UAX #9): odd is right to left. */
export type Run<Font> = { font: Font; text: string; level: number }
export type Fonts<Font> = {
  /** Fonts that may have letters of the text, the chosen one first. */
  fonts: (text: string) => IteratorObject<Font>
  has: (font: Font, letter: string) => boolean
  /** False if the font can't lay the text out. fontkit throws, for instance, at a mark that its base has no anchor for. */
  sets: (font: Font, text: string) => boolean
}
type Part<Font> = { font: Font; text: string }

/**
 * Splits a line, or a word of it, into runs from left to right. Letters without a font become similar ones (𝓗 as H, ① as 1); pictures and
 * invisible characters are dropped, the rest become question marks.
 */
export function splitIntoRuns<Font>(text: string, fonts: Fonts<Font>): Run<Font>[] {
  const parts = partsOf(text, fonts)
  const levels = levelsIn(parts.map(({ text }) => text).join(''))
  let at = 0
  const runs = parts.reduce<Run<Font>[]>((runs, { font, text }) => {
    const level = levels?.levels[at] ?? 0
    at += text.length
    const last = runs.at(-1)
    // A font reverses any text of the Arabic script, so its digits (۱۲) are set one by one.
    const isAlone = level % 2 === 0 && isArabic(text)
    if (last?.font !== font || last.level !== level || isAlone) return [...runs, { font, text, level }]
    return [...runs.slice(0, -1), { ...last, text: last.text + text }]
  }, [])
  return (levels ? reordered(runs.map(turned)) : runs).flatMap((run) => settable(run, fonts))
}

/** A word stays in one font. In other scripts, each character with its marks is looked up. */
const units =
  /(?:\p{Script=Latin}\p{M}*)+|(?:\p{Script=Cyrillic}\p{M}*)+|(?:\p{Script=Greek}\p{M}*)+|(?:\p{Script=Tamil}|\p{Script=Arabic})\p{M}*|.\p{M}*/gsu

function partsOf<Font>(text: string, fonts: Fonts<Font>): Part<Font>[] {
  const parts: Part<Font>[] = []
  for (const [unit] of text.normalize('NFC').matchAll(units)) parts.push(...placed(unit, fonts, parts.at(-1)?.font))
  return parts
}

function placed<Font>(unit: string, { fonts, has }: Pick<Fonts<Font>, 'fonts' | 'has'>, before: Font | undefined): Part<Font>[] {
  const hasAll = (font: Font, text: string) => Array.from(text).every((letter) => has(font, letter))
  const fontFor = (text: string) => fonts(text).find((font) => hasAll(font, text))
  // A space between two words of one font does not change the font, and a joiner stays with the characters it joins.
  if (before !== undefined && /^[\s\p{Cf}]+$/u.test(unit) && hasAll(before, unit)) return [{ font: before, text: unit }]
  const font = fontFor(unit)
  if (font !== undefined) return [{ font, text: unit }]
  const letters = Array.from(unit)
  if (letters.length > 1 && !/^.\p{M}+$/su.test(unit)) {
    return Array.from(unit.matchAll(/.\p{M}*/gsu), ([letter]) => placed(letter, { fonts, has }, before)).flat()
  }
  for (const other of [unit.normalize('NFKC'), unit.normalize('NFKD').replaceAll(/\p{M}/gu, ''), replacementOf(unit)]) {
    const font = fontFor(other)
    if (font !== undefined) return other === '' ? [] : [{ font, text: other }]
  }
  return []
}

/** Words, then letters with their marks. */
const finerParts = [/\s+|\S+/gu, /\s|\S\p{M}*/gu]

/** Splits a run that its font can't lay out. Parts that still fail lose their marks, or become question marks. */
function settable<Font>(run: Run<Font>, fonts: Fonts<Font>, depth = 0): Run<Font>[] {
  if (fonts.sets(run.font, run.text)) return [run]
  const finer = finerParts[depth]
  if (finer !== undefined) {
    const parts = Array.from(run.text.matchAll(finer), ([text]) => settable({ ...run, text }, fonts, depth + 1))
    return (run.level % 2 === 0 ? parts : parts.toReversed()).flat()
  }
  const [letter = ''] = run.text
  if (fonts.sets(run.font, letter)) return [{ ...run, text: letter }]
  const text = replacementOf(letter)
  const font = fonts.fonts(text).find((font) => Array.from(text).every((sign) => fonts.has(font, sign)) && fonts.sets(font, text))
  return font === undefined || text === '' ? [] : [{ ...run, font, text }]
}

function replacementOf(unit: string): string {
  if (unit === '\t') return ' '
  return leftOut.test(unit) ? '' : '?'
}

const leftOut = /^[\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u202b\u2067]/u
let bidi: ReturnType<typeof bidiFactory> | undefined

/** Returns undefined when all text goes from left to right. */
function levelsIn(text: string): { levels: Uint8Array } | undefined {
  if (!rightToLeft.test(text)) return undefined
  bidi ??= bidiFactory()
  return bidi.getEmbeddingLevels(text)
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** fontkit sets a run of these scripts from right to left. */
function isTurnedByFonts(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
}

/** Mirrors brackets, and reverses runs without a letter of these scripts, which no font would reverse. */
function turned<Font>(run: Run<Font>): Run<Font> {
  if (run.level % 2 === 0) return run
  const letters = Array.from(run.text, (letter) => bidi?.getMirroredCharacter(letter) ?? letter)
  return { ...run, text: (isTurnedByFonts(run.text) ? letters : letters.toReversed()).join('') }
}

/** Rule L2 of UAX #9: from the deepest level on, reverses each sequence of runs at that level or deeper. */
function reordered<Font>(runs: readonly Run<Font>[]): Run<Font>[] {
  let ordered = [...runs]
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    const round: Run<Font>[] = []
    let from = 0
    for (const run of ordered) {
      if (run.level < level) from = round.push(run)
      else round.splice(from, 0, run)
    }
    ordered = round
  }
  return ordered
}
