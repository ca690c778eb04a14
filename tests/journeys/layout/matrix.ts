import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { type Language, officeLanguages } from '#contract/languages.ts'

export const widths = [320, 390, 768, 820, 1024, 1280, 1366, 1920] as const
export type Width = (typeof widths)[number]
export type Look = { language: Language; widths: readonly Width[] }

const wholeMatrix = 'all'
/** The gate checks one page in three, in one language, at this many widths. */
const share = 3
const widthsInGate = 3

/** LAYOUT_PART (`all`, or any words) or the newest commit, so that the same sources get the same checks. */
export function choosePart(): string {
  if (process.env.LAYOUT_PART) return process.env.LAYOUT_PART
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  }
}

/** Returns the widths and languages of a page: all of them, or a part chosen by hash. */
export function looksAt(part: string, page: string): Look[] {
  if (part === wholeMatrix) return officeLanguages.map((language) => ({ language, widths }))
  const lot = createHash('sha256').update(`${part} ${page}`).digest()
  if (lot.readUInt8(0) % share !== 0) return []
  const first = lot.readUInt8(2)
  // Widths that are not neighbours: 3 apart, of 8.
  const chosen = Array.from({ length: widthsInGate }, (_, index) => widths[(first + index * 3) % widths.length] ?? widths[0])
  return [{ language: officeLanguages[lot.readUInt8(1) % officeLanguages.length] ?? 'en', widths: chosen }]
}
