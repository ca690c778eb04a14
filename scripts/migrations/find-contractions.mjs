import { statementsOf, tablesMadeBy } from './statements-of.mjs'

/** From this number on: the earlier ones have run where there are shops. */
const firstHeld = '0310'

/** What an instance of the release before, which works on beside the new one, can fall over. */
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

/** `-- contract: why` says that the release before needs nothing of what goes: the second half of expand and contract. */
const mark = /^-- contract: \S.{15,}$/m

/** One sentence for each statement of a migration that only the contract step may hold. Tables that the same file makes are its own. */
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
          `${name} ${what}: ${statement.slice(0, 80)}. An instance of the release before falls over it; expand first, or say "-- contract: why"`,
      )
  })
}
