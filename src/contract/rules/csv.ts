/** Excel reads a file as UTF-8 only behind this mark. */
export const byteOrderMark = '\uFEFF'

/** One line of RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
