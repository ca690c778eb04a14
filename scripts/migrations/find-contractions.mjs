import { statementsOf, tablesMadeBy } from './statements-of.mjs'

/** The number of the first migration to check. Earlier ones have already run in live shops. */
const firstHeld = '0310'

/** Changes that can break an instance of the previous release while it still runs next to the new one. */
const contractions = [
  ['drops a table', /^drop (?:table|view|materialized view)\b/],
  ['drops a column', /^alter table .*\bdrop column\b/],
  ['drops a function', /^drop (?:function|procedure|type)\b/],
  ['renames', /^alter (?:table|view|type|function|sequence) .*\brename\b/],
  ['changes the type of a column', /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/],
  ['makes a column not null', /^alter table .*\balter (?:column )?\S+ set not null\b/],
  ['takes a default away', /^alter table .*\balter (?:column )?\S+ drop default\b/],
  [
    'adds a column that must have a value and has no default',
    /^alter table .*\badd (?:column )?(?!constraint\b)(?:(?!, ?add )(?!\bdefault\b|\bgenerated\b).)*\bnot null\b(?:(?!, ?add )(?!\bdefault\b|\bgenerated\b).)*(?:, ?add |$)/,
  ],
  [
    'adds a rule that rows of the release before may break',
    /^alter table .*\badd (?:constraint \S+ )?(?:check|unique|foreign key|exclude)\b(?!.*\bnot valid\b)/,
  ],
]

/** `-- contract: why` says that the previous release needs nothing of the removed parts: the second half of expand and contract. */
const mark = /^-- contract: \S.{15,}$/m

/** Returns a sentence for each statement that only a contract migration may contain. Tables created in the same file are exempt. */
export function findContractions({ name, sql }) {
  if (name < firstHeld || mark.test(sql)) return []
  const statements = statementsOf(sql)
  const own = tablesMadeBy(statements)
  return statements.flatMap((statement) => {
    const table = /^alter table (?:only )?(?:if exists )?(\S+)/.exec(statement)?.[1]
    if (table !== undefined && own.has(table)) return []
    return contractions
      .filter(([, shape]) => shape.test(statement))
      .map(
        ([what]) =>
          `${name} ${what}: ${statement.slice(0, 80)}. An instance of the previous release fails on it; expand first, or write "-- contract: why"`,
      )
  })
}
