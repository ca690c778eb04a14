export type CodeDrawing = { size: number; path: string }

/** The dark modules of a code as one path, a unit each, with whatever is white around them in `rows`. */
export function pathOf(rows: readonly (readonly boolean[])[]): CodeDrawing {
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${lengthFrom(row, x)}v1H${x}z` : '')))
    .join('')
  return { size: rows.length, path }
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end === -1 ? row.length : end) - start
}
