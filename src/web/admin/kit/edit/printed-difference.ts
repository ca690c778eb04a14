import { languageOptions } from '#contract/languages.ts'
import { isSame } from './merge-values.ts'

type Printing = {
  /** Labels of parts, by key such as `price` or by the id of an option. A part without a label is printed without one. */
  labels: Readonly<Record<string, string>>
  print: (value: unknown) => string
}
type Difference = { path: readonly string[]; mine: unknown; theirs: unknown }
type Parts = Readonly<Record<string, unknown>>

const ofLanguages: Readonly<Record<string, string>> = Object.fromEntries(languageOptions.map(({ code, name }) => [code, name]))

/** Prints two values of a field for comparison: only the parts that differ, one per line under its label. */
export function printDifference(mine: unknown, theirs: unknown, { labels, print }: Printing): { mine: string; theirs: string } {
  const labelOf = (path: readonly string[]) =>
    path
      .map((part) => labels[part] ?? ofLanguages[part])
      .filter(Boolean)
      .join(', ')
  const printed = (whose: 'mine' | 'theirs') =>
    differences(mine, theirs, [], labels)
      .map(({ path, ...values }) => {
        const label = labelOf(path)
        const value = partsOf(values[whose]) ? '' : print(values[whose])
        if (label === '') return value
        return value === '' && partsOf(values[whose]) ? label : `${label}: ${value || '–'}`
      })
      .join('\n')
  return { mine: printed('mine'), theirs: printed('theirs') }
}

/** Returns the lines that `other` lacks. Returns all lines if they differ only in order or pictures. */
export function linesOfOne(one: readonly string[], other: readonly string[]): string {
  const differing = one.filter((line) => !other.includes(line))
  const isAlike = differing.length === 0 && other.every((line) => one.includes(line))
  return (isAlike ? one : differing).join('\n')
}

function differences(mine: unknown, theirs: unknown, path: readonly string[], labels: Printing['labels']): Difference[] {
  if (isSame(mine, theirs) || (isBlank(mine) && isBlank(theirs))) return []
  const [own, other] = [partsOf(mine), partsOf(theirs)]
  if (!own && !other) return [{ path, mine, theirs }]
  // An option that only one side has is described by its name alone.
  if ((!own || !other) && labels[path.at(-1) ?? ''] !== undefined) return [{ path, mine, theirs }]
  const keys = new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})])
  return [...keys].flatMap((key) => differences(own?.[key], other?.[key], [...path, key], labels))
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Splits a value into parts. Rows are identified by their key, or by their position without one. */
function partsOf(value: unknown): Parts | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return value as Parts
  const rows: unknown[] = value
  if (rows.length === 0 || !rows.every((row) => typeof row === 'object' && row !== null)) return undefined
  return Object.fromEntries(rows.map((row, place) => [rowKey(row as Parts) ?? String(place + 1), row]))
}

function rowKey({ key, id, zone }: Parts): string | undefined {
  return [key, id, zone].find((name): name is string => typeof name === 'string')
}
