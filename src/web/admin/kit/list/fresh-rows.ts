import { useEffect, useState } from 'react'

export type Shown<Row> = {
  /** Identifies the search, filters, sorting and page. */
  of: string
  came: readonly Row[]
  rows: readonly Row[]
  changed: ReadonlySet<string>
  /** Lets rows move at the next reading even under the pointer, since the change is the person's own. */
  mayMove?: boolean
}

/** How long a changed row stays marked. */
const markedMs = 2000

/** Updates changed rows in place and marks them. While `isHeld`, no row moves: added and removed rows wait until they are requested. */
export function useFreshRows<Row>(of: string, came: readonly Row[], idOf: (row: Row) => string, isHeld: boolean) {
  const [state, setState] = useState<Shown<Row>>({ of, came, rows: came, changed: new Set() })
  const shown = state.of === of && state.came === came ? state : takeRows(state, { of, came }, idOf, isHeld)
  if (shown !== state) setState(shown)

  const { changed } = shown
  useEffect(() => {
    if (changed.size === 0) return
    const timer = setTimeout(() => setState((now) => ({ ...now, changed: new Set() })), markedMs)
    return () => clearTimeout(timer)
  }, [changed])

  return {
    rows: shown.rows,
    changed,
    /** Number of added or removed rows that are not shown yet. */
    waiting: countDifferent(shown.rows, shown.came, idOf),
    show: () => setState({ ...shown, rows: shown.came }),
    /** Call it after one's own change, before the list is read again. */
    letMove: () => setState((now) => ({ ...now, mayMove: true })),
  }
}

export function takeRows<Row>(
  before: Shown<Row>,
  { of, came }: Pick<Shown<Row>, 'of' | 'came'>,
  idOf: (row: Row) => string,
  isHeld: boolean,
): Shown<Row> {
  if (before.of !== of) return { of, came, rows: came, changed: new Set() }
  const fresh = new Map(came.map((row) => [idOf(row), row]))
  const known = new Map(before.rows.map((row) => [idOf(row), JSON.stringify(row)]))
  const isChanged = (row: Row) => known.get(idOf(row)) !== JSON.stringify(row)
  const rows = isHeld && !before.mayMove ? before.rows.map((row) => fresh.get(idOf(row)) ?? row) : came
  return { of, came, rows, changed: new Set(rows.filter(isChanged).map(idOf)) }
}

function countDifferent<Row>(rows: readonly Row[], came: readonly Row[], idOf: (row: Row) => string): number {
  const shown = new Set(rows.map(idOf))
  const fresh = new Set(came.map(idOf))
  const newcomers = [...fresh].filter((id) => !shown.has(id)).length
  return newcomers || [...shown].filter((id) => !fresh.has(id)).length
}
