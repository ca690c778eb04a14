export type CodeDrawing = { size: number; path: string }

/** Draws the dark modules of a code as one path, one unit per module. `rows` includes the white margin. */
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
