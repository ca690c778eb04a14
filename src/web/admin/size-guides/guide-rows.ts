/** Writes each row as a line, its cells separated by bars. A backslash precedes a bar or a backslash inside a cell. */
export function printRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(printCell).join(' | ')).join('\n')
}

function printCell(cell: string): string {
  return cell.replace(/[\\|]/g, String.raw`\$&`).replace(/\s*\n\s*/g, ' ')
}

export function readRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readRow)
}

function readRow(line: string): string[] {
  const cells = ['']
  for (const [part] of line.matchAll(/\\[\\|]|./gu)) {
    if (part === '|') cells.push('')
    else cells.push(`${cells.pop()}${part.length > 1 && part.startsWith('\\') ? part.slice(1) : part}`)
  }
  return cells.map((cell) => cell.trim())
}
