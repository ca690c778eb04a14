/** Excel reads a file as UTF-8 only behind this mark. */
export const byteOrderMark = '\uFEFF'

/** What spreadsheets pass over at the beginning of a cell: blanks, what can't be seen, quotation marks. */
const passedOver = /[\s\p{Cc}\p{Cf}"'“”„‟«»‘’‚‛]*/u
/** In all its widths. */
const sign = /[=+\-@＝＋－＠−﹦﹢﹣﹫]/u
/** What begins a formula; a tab or a line break may begin another cell. */
const formula = new RegExp(`^(?:${passedOver.source}${sign.source}|[ "']*[\t\r\n])`, 'u')

/** Excel of a country that separates cells by semicolons or tabs begins a cell there, also between quotation marks. */
const innerFormula = new RegExp(`([;\t])(?=${passedOver.source}${sign.source})`, 'gu')
const harmlessInnerFormula = new RegExp(`([;\t])'(?=${passedOver.source}${sign.source})`, 'gu')

/** One line of RFC 4180. What a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inside = value.replaceAll(innerFormula, "$1'")
  const harmless = formula.test(value) ? `'${inside}` : inside
  return `"${harmless.replaceAll('"', '""')}"`
}

/** What a cell said before `csvLine` made it harmless. */
export function ownText(cell: string): string {
  const text = cell.replaceAll(harmlessInnerFormula, '$1')
  return cell.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}

/** Several words in one cell, with commas between them. */
export function listCell(words: readonly string[]): string {
  return words.map((word) => word.replace(/[\\,]/g, String.raw`\$&`)).join(', ')
}

export function readListCell(cell: string): string[] {
  const words = [...cell.matchAll(/(?:\\.|[^,\\])+/gs)].map(([word]) => word.replace(/\\(.)/gs, '$1').trim())
  return [...new Set(words.filter(Boolean))]
}
