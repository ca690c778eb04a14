export type DiffLine = { kind: 'same' | 'removed' | 'added'; text: string }

/** Compares two texts by paragraph. Returns the unchanged, removed and added lines in reading order. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  const common = longestCommon(was, is)
  const lines: DiffLine[] = []
  let [at, to] = [0, 0]
  while (at < was.length || to < is.length) {
    const [gone, come] = [was[at], is[to]]
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone })
      at += 1
      to += 1
    } else if (gone !== undefined && (come === undefined || lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))) {
      lines.push({ kind: 'removed', text: gone })
      at += 1
    } else {
      lines.push({ kind: 'added', text: come ?? '' })
      to += 1
    }
  }
  return lines
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** `table[i][j]`: the number of lines that `was` from `i` and `is` from `j` have in common. */
function longestCommon(was: readonly string[], is: readonly string[]): number[][] {
  const table = Array.from({ length: was.length + 1 }, () => Array.from({ length: is.length + 1 }, () => 0))
  for (let at = was.length - 1; at >= 0; at -= 1) {
    const row = table[at] ?? []
    for (let to = is.length - 1; to >= 0; to -= 1)
      row[to] =
        was[at] === is[to] ? lengthAt(table, at + 1, to + 1) + 1 : Math.max(lengthAt(table, at + 1, to), lengthAt(table, at, to + 1))
  }
  return table
}

function lengthAt(table: readonly (readonly number[])[], at: number, to: number): number {
  return table[at]?.[to] ?? 0
}
