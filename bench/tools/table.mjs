const columns = [
  ['what', 'what'],
  ['ours', 'this shop'],
  ['target', 'target'],
  ['beside', 'beside it'],
  ['verdict', ''],
]

/** Prints a row as soon as it is known, since a run takes minutes. */
export function printRow(rows, row) {
  const { isMet } = row
  const finished = { beside: '', ...row, verdict: isMet ? 'reached' : 'missed' }
  rows.push(finished)
  console.log(
    `${finished.what}: ${finished.ours} (${finished.verdict}, target ${finished.target})${finished.beside && `; ${finished.beside}`}`,
  )
}

export function printTable(rows) {
  const widths = columns.map(([key, title]) => Math.max(title.length, ...rows.map((row) => row[key].length)))
  const line = (cells) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index]))
      .join('  ')
      .trimEnd()
  console.log()
  console.log(line(columns.map(([, title]) => title)))
  console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(columns.map(([key]) => row[key])))
  const missed = rows.filter(({ verdict }) => verdict === 'missed').length
  console.log(`\n${rows.length - missed} of ${rows.length} targets reached`)
}

export function perSecond(value) {
  return `${Math.round(value).toLocaleString('en')}/s`
}

export function times(value) {
  return `${value.toFixed(2)} ×`
}

export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
