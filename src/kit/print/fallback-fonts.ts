import { fallbackFontFilesFor } from '#kit/lettering/font-files.ts'
import { type Run, splitIntoRuns } from '#kit/lettering/runs.ts'

/** pdfkit's record of an open font. Only this object knows which letters exist. */
type Font = { ascender: number; font: { hasGlyphForCodePoint: (code: number) => boolean } }
type Options = PDFKit.Mixins.TextOptions & { textWidth?: number; wordCount?: number; lineWidth?: number }
/** Undocumented parts of pdfkit. Only `_fragment` draws letters, and its line is already broken. */
type Inside = { _font: Font; _fontSize: number; _fragment: (line: string, x: number, y: number, options: Options) => void }

/**
 * pdfkit sets a text in one font and draws boxes for letters it lacks. This makes the document set such a text in runs, each in the first
 * font that has its letters. It measures the same way, so lines still break, cut and align correctly.
 */
export function useFallbacks(pdf: PDFKit.PDFDocument): void {
  const inside = pdf as unknown as Inside
  const { _fragment: fragment } = inside
  const draw = fragment.bind(pdf)
  const widthOf = pdf.widthOfString.bind(pdf)

  function inFont<Answer>(font: Font, act: () => Answer): Answer {
    const { _font: chosen } = inside
    Object.assign(inside, { _font: font })
    try {
      return act()
    } finally {
      Object.assign(inside, { _font: chosen })
    }
  }
  const chosenFont = () => {
    const { _font: font } = inside
    return font
  }
  const opened = new Map<string, Font>()
  const open = (name: string) => {
    const font =
      opened.get(name) ??
      inFont(chosenFont(), () => {
        pdf.font(name)
        return chosenFont()
      })
    opened.set(name, font)
    return font
  }
  function* fonts(text: string) {
    yield chosenFont()
    for (const file of fallbackFontFilesFor(text)) yield open(file)
  }
  const widthOfRun = ({ font, text }: Pick<Run<Font>, 'font' | 'text'>, options: Options) =>
    inFont(font, () => widthOf(text, asWhole(options)))
  const sets = (font: Font, text: string) => succeeds(() => widthOfRun({ font, text }, {}))
  const runsOf = (text: string) => splitIntoRuns(text, { fonts, has, sets })

  function measure(text: string, options: Options = {}): number {
    if (isPlain(chosenFont(), text)) return widthOf(text, options)
    const runs = runsOf(text)
    const between = (options.characterSpacing ?? 0) * Math.max(runs.length - 1, 0)
    return runs.reduce((sum, run) => sum + widthOfRun(run, options), between)
  }

  function set(line: string, x: number, y: number, options: Options): void {
    if (isPlain(chosenFont(), line)) {
      draw(line, x, y, options)
      return
    }
    // The whitespace at the end of a line would come before an Arabic one.
    const text = line.trimEnd()
    const look = { ...options, align: undefined, width: undefined, textWidth: undefined, wordCount: undefined }
    const { _fontSize: size } = inside
    // All runs share the baseline of the chosen font, which pdfkit measures from its top.
    const baseline = options.baseline ?? (-chosenFont().ascender / 1000) * size
    let at = x + indentOf(options, () => measure(text, options))
    for (const run of runsOf(text)) {
      inFont(run.font, () => draw(run.text, at, y, asWhole({ ...look, baseline })))
      at += widthOfRun(run, options) + (options.characterSpacing ?? 0) + (options.wordSpacing ?? 0) * (run.text.split(' ').length - 1)
    }
  }

  Object.assign(inside, { _fragment: set, widthOfString: measure })
}

/** With features, even an empty list, pdfkit sets a run as a whole, so Arabic words follow each other to the left. */
function asWhole(options: Options): Options {
  return { ...options, features: options.features ?? [] }
}

function indentOf({ align, width, lineWidth = 0 }: Options, measure: () => number): number {
  if (width === undefined) return 0
  return align === 'right' ? lineWidth - measure() : align === 'center' ? (lineWidth - measure()) / 2 : 0
}

const combining = /\p{M}/u

function succeeds(act: () => unknown): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

/** Returns true if one font has all letters and none must be combined. */
function isPlain(font: Font, text: string): boolean {
  for (const letter of text) if (letter !== '\n' && !has(font, letter)) return false
  return !combining.test(text)
}

/** Cached, because fontkit searches the tables of a font at every look-up. */
const lookedUp = new WeakMap<Font, Map<string, boolean>>()

function has(font: Font, letter: string): boolean {
  const letters = lookedUp.get(font) ?? new Map<string, boolean>()
  lookedUp.set(font, letters)
  const found = letters.get(letter) ?? font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  letters.set(letter, found)
  return found
}
