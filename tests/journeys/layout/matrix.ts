import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { type Language, languages } from '#contract/languages.ts'

export const widths = [320, 390, 768, 820, 1024, 1280, 1366, 1920] as const
export type Width = (typeof widths)[number]
export type Look = { language: Language; widths: readonly Width[] }

const wholeMatrix = 'all'
/** Of the gate: one page in three, in one language, at this many widths. */
const share = 3
const widthsInGate = 3

/** What chooses the gate's part: `all`, or any words; the newest commit, so that the same sources are looked at alike. */
export function choosePart(): string {
  if (process.env.LAYOUT_PART) return process.env.LAYOUT_PART
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  }
}

/** At which widths and in which languages a page is looked at: everywhere, or by lot. */
export function looksAt(part: string, page: string): Look[] {
  if (part === wholeMatrix) return languages.map((language) => ({ language, widths }))
  const lot = createHash('sha256').update(`${part} ${page}`).digest()
  if (lot.readUInt8(0) % share !== 0) return []
  const first = lot.readUInt8(2)
  // Widths that are not neighbours: 3 apart, of 8.
  const chosen = Array.from({ length: widthsInGate }, (_, index) => widths[(first + index * 3) % widths.length] ?? widths[0])
  return [{ language: languages[lot.readUInt8(1) % languages.length] ?? 'en', widths: chosen }]
}
