/** Excel reads a file as UTF-8 only after this mark. */
export const byteOrderMark = '\uFEFF'

/** Characters that spreadsheets ignore at the start of a cell: blanks, invisible characters, quotation marks. */
const passedOver = /[\s\p{Cc}\p{Cf}"'“”„‟«»‘’‚‛]*/u
/** The signs in all their widths. */
const sign = /[=+\-@＝＋－＠−﹦﹢﹣﹫]/u
/** The start of a formula. A tab or a line break may begin another cell. */
const formula = new RegExp(`^(?:${passedOver.source}${sign.source}|[ "']*[\t\r\n])`, 'u')

/** Excel begins another cell here in countries that separate cells by semicolons or tabs, even between quotation marks. */
const innerFormula = new RegExp(`([;\t])(?=${passedOver.source}${sign.source})`, 'gu')
const harmlessInnerFormula = new RegExp(`([;\t])'(?=${passedOver.source}${sign.source})`, 'gu')

/** Writes one line of RFC 4180. A cell that a spreadsheet would read as a formula gets a leading apostrophe (OWASP, CSV injection). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inside = value.replaceAll(innerFormula, "$1'")
  const harmless = formula.test(value) ? `'${inside}` : inside
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Returns the original text of a cell that `csvLine` made harmless. */
export function ownText(cell: string): string {
  const text = cell.replaceAll(harmlessInnerFormula, '$1')
  return cell.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}

/** Writes several words into one cell, separated by commas. */
export function listCell(words: readonly string[]): string {
  return words.map((word) => word.replace(/[\\,]/g, String.raw`\$&`)).join(', ')
}

/** Reads the values of a cell; repeated ones once. */
export function readListCell(cell: string): string[] {
  return [...new Set(readWords(cell))]
}

export function readWords(cell: string): string[] {
  const words = [...cell.matchAll(/(?:\\.|[^,\\])+/gs)].map(([word]) => word.replace(/\\(.)/gs, '$1').trim())
  return words.filter(Boolean)
}
