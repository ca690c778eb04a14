import type { BulkUndo } from './list-parts.ts'

/** Prepares the undo of a bulk change: one call for all rows that had the same values. */
export function putBack<Row extends { id: string }, Change>(
  rows: readonly Row[],
  changeOf: (row: Row) => Change | undefined,
  send: (ids: readonly string[], change: Change) => Promise<unknown>,
  undone: string,
): BulkUndo {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(changeOf(row)))
  return {
    undone,
    async undo() {
      for (const group of groups.values()) {
        const change = group[0] && changeOf(group[0])
        const ids = group.map(({ id }) => id)
        if (change !== undefined) await send(ids, change)
      }
    },
  }
}
