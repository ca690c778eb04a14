import { useState } from 'react'

export type Selection<Row> = {
  /** Rows selected one by one, also on other pages. */
  rows: readonly Row[]
  /** Number of rows if every row of the filter is selected. */
  all: number | undefined
  has: (id: string) => boolean
  /** `reach` also selects all rows between the last selected one and this one. */
  toggle: (row: Row, reach?: boolean) => void
  togglePage: () => void
  chooseAll: (count: number) => void
  clear: () => void
}

type State<Row> = { of: string; chosen: ReadonlyMap<string, Row>; last: string | undefined; all: number | undefined }

/** Manages the selection of a list. Another search or filter starts an empty one. */
export function useSelection<Row>(of: string, page: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const empty: State<Row> = { of, chosen: new Map(), last: undefined, all: undefined }
  const [kept, setState] = useState(empty)
  const state = kept.of === of ? kept : empty
  const fresh = new Map(page.map((row) => [idOf(row), row]))

  function toggle(row: Row, reach = false) {
    const chosen = new Map(state.chosen)
    const isChosen = !chosen.has(idOf(row))
    for (const one of reach ? between(page, idOf, state.last, idOf(row)) : [row]) {
      if (isChosen) chosen.set(idOf(one), one)
      else chosen.delete(idOf(one))
    }
    setState({ of, chosen, last: idOf(row), all: undefined })
  }

  return {
    rows: [...state.chosen].map(([id, row]) => fresh.get(id) ?? row),
    all: state.all,
    has: (id) => state.all !== undefined || state.chosen.has(id),
    toggle,
    togglePage() {
      const chosen = new Map(state.chosen)
      const isWhole = page.every((row) => chosen.has(idOf(row)))
      for (const row of page) {
        if (isWhole) chosen.delete(idOf(row))
        else chosen.set(idOf(row), row)
      }
      setState({ ...empty, chosen })
    },
    chooseAll: (all) => setState({ ...empty, chosen: fresh, all }),
    clear: () => setState(empty),
  }
}

function between<Row>(page: readonly Row[], idOf: (row: Row) => string, from: string | undefined, to: string): readonly Row[] {
  const ends = [from, to].map((id) => page.findIndex((row) => idOf(row) === id))
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  return page.slice(first < 0 ? last : first, last + 1)
}
