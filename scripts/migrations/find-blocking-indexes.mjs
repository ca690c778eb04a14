import { statementsOf, tablesMadeBy } from './statements-of.mjs'

/** The number of the first migration to check. Earlier ones have already run in live shops. */
const firstHeld = '0400'

/** The same mark as in src/kit/database/concurrent-indexes.ts. */
const mark = /^-- no transaction: \S/
const created = /^create (?:unique )?index (concurrently )?(?:(?:if not exists )?\S+ )?on (?:only )?([^\s(]+)/
const concurrent = /^(?:create (?:unique )?index concurrently \w+ on |drop index concurrently if exists \w+$)/

/**
 * Returns a sentence for each statement that blocks writers of a table during an index build, or that does not fit the mark of its file.
 */
export function findBlockingIndexes({ name, sql }) {
  if (name < firstHeld) return []
  const statements = statementsOf(sql)
  if (mark.test(sql))
    return statements
      .filter((statement) => !concurrent.test(statement))
      .map(
        (statement) => `${name} runs outside a transaction and may only make and drop indexes concurrently, not: ${statement.slice(0, 80)}`,
      )
  const own = tablesMadeBy(statements)
  return statements.flatMap((statement) => {
    const [, isConcurrent, table] = created.exec(statement) ?? []
    if (isConcurrent || /^(?:drop index|reindex \w+) concurrently\b/.test(statement))
      return [`${name} needs "-- no transaction: why" as its first line: ${statement.slice(0, 80)}`]
    const isOnKnownTable = table !== undefined && !own.has(table)
    return isOnKnownTable || /^reindex\b/.test(statement)
      ? [
          `${name} keeps writers waiting: ${statement.slice(0, 80)}. Create it concurrently, in a file of its own that begins "-- no transaction: why"`,
        ]
      : []
  })
}
