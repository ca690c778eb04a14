import { type RawBuilder, sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Cell, FigureKind } from './raw-rows.ts'

type Count = 'n1' | 'n2'
/** The sums of a span's past days, for the selected keys. */
export type SpanOfKeys = {
  kind: FigureKind
  report: string
  /** The counts to sort by. A key is returned when it is among the first by any of them. */
  orders: readonly Count[]
  /** How many keys to return by each count; infinite for all. */
  most: number
  /** The number of added-up days, counting a whole month as 30. */
  days: number
  /** Up to this many keys, all are added up. */
  fewest?: number
  /** When a span is added up whole: the most extra keys, by each count, that have nearly as many as the last one. */
  known?: number
  sums: (which: RawBuilder<unknown>) => RawBuilder<Cell>
}

/** In a span this short the counts of all days say little about the order of its keys. */
const fewDays = 124
/** Adding up this few keys is faster than choosing among them. */
const fewKeys = 5000
const mostLookedAt = 3000
const mostKnown = 3000

const isShort = ({ days }: SpanOfKeys) => days <= fewDays

/**
 * Returns the first keys of a span. No key has more in a span than on all days together (`figure_keys`), so a long span adds up the keys
 * with most in all, then any others that could still be among the first. A short span is added up whole.
 */
export async function readFirstKeys(db: Database, span: SpanOfKeys): Promise<Cell[]> {
  if (!Number.isFinite(span.most)) return readAll(db, span, span.orders)
  if (isShort(span)) return readAll(db, span, span.orders, span.known ?? mostKnown)
  if (await hasFewKeys(db, span)) return readAll(db, span, span.orders)
  const firsts = await Promise.all(span.orders.map((by) => readFirst(db, span, by)))
  return [...new Map(firsts.flat().map((cell) => [cell.key, cell])).values()]
}

/** Returns the span's sums for keys that are not in `firsts`, but could be among the first with their counts of open days. */
export async function readBesideFirst(db: Database, span: SpanOfKeys, firsts: readonly Cell[], open: readonly Cell[]): Promise<Cell[]> {
  const known = new Set(firsts.map(({ key }) => key))
  const others = summedByKey(open.filter(({ report, key }) => report === span.report && !known.has(key)))
  if (others.length === 0) return []
  if (!Number.isFinite(span.most)) return (await span.sums(among(others)).execute(db)).rows
  const least = span.orders.map((by) => nth(firsts, by, span.most))
  const possible = isShort(span) ? possibleOf(span, firsts, others, least) : await listPossible(db, span, others, least)
  return possible.length === 0 ? [] : (await span.sums(among(possible)).execute(db)).rows
}

/** Returns the count in that place from the largest, or 0 when there are fewer cells. */
const nth = (cells: readonly Cell[], by: Count, count: number): number =>
  cells.map((cell) => cell[by]).toSorted((a, b) => b - a)[count - 1] ?? 0

function summedByKey(cells: readonly Cell[]): Cell[] {
  return [...Map.groupBy(cells, ({ key }) => key).values()].map((same) =>
    same.reduce((sum, { n1, n2 }) => ({ ...sum, n1: sum.n1 + n1, n2: sum.n2 + n2 })),
  )
}

function possibleOf(
  { orders, known = mostKnown }: SpanOfKeys,
  firsts: readonly Cell[],
  others: readonly Cell[],
  least: readonly number[],
): readonly Cell[] {
  // No key left out of `firsts` has more than this.
  const most = orders.map((by, index) => Math.max(nth(firsts, by, known), (least[index] ?? 0) - 2, 0))
  if (most[0] === 0) return []
  return others.filter((cell) => orders.some((by, index) => (most[index] ?? 0) + cell[by] >= (least[index] ?? 0)))
}

async function hasFewKeys(db: Database, { kind, report, fewest = fewKeys }: SpanOfKeys): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from figure_keys where kind = ${kind} and report = ${report} limit ${fewest + 1}) keys`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) <= fewest
}

/** Enough to hold the keys in memory. With the default setting half of them would go to files. */
const memory = sql.lit('64MB')

/** Reads everything in the span at once. `known` is the number of extra keys that have nearly as many as the last. */
function readAll(db: Database, span: SpanOfKeys, orders: readonly Count[], known = 0): Promise<Cell[]> {
  const first = (by: Count) =>
    sql`select * from s where ${sql.ref(by)} > 0 order by ${sql.ref(by)} desc, key limit ${Number.isFinite(span.most) ? span.most : null}`
  const nextTo = (by: Count) => sql`
    select * from s where ${sql.ref(by)} >= greatest(1, (
      select min(${sql.ref(by)}) from ${sql.ref(`first_by_${by}`)} having count(*) = ${span.most}) - 1) order by ${sql.ref(by)} desc limit ${known}`
  return withTransaction(db, async (inside) => {
    await sql`set local work_mem = ${memory}`.execute(inside)
    const { rows } = await sql<Cell>`
      with s as materialized (${span.sums(sql``)}),
        ${sql.join(orders.map((by) => sql`${sql.ref(`first_by_${by}`)} as materialized (${first(by)})`))}
      ${sql.join(
        orders.flatMap((by) => [sql`(select * from ${sql.ref(`first_by_${by}`)})`, ...(known > 0 ? [sql`(${nextTo(by)})`] : [])]),
        sql` union `,
      )}`.execute(inside)
    return rows
  })
}

async function readFirst(db: Database, span: SpanOfKeys, by: Count): Promise<Cell[]> {
  const { most } = span
  const looked = most * 4
  const likely = await listKeys(db, span, by, { least: 1, most: looked })
  const found = await readSome(db, span, by, likely)
  const last = found[most - 1]?.[by] ?? 1
  // No key that was not read has more than this.
  const rest = likely.length < looked ? 0 : (likely.at(-1)?.n ?? 0)
  if (last > rest) return found
  const possible = await listKeys(db, span, by, { least: last, most: mostLookedAt + 1 })
  if (possible.length <= mostLookedAt) return readSome(db, span, by, possible)
  const all = await readAll(db, span, [by])
  return all.toSorted((a, b) => b[by] - a[by])
}

async function readSome(db: Database, span: SpanOfKeys, by: Count, keys: readonly { key: string }[]): Promise<Cell[]> {
  const { sums, most } = span
  const { rows } = await sql<Cell>`
    select * from (${sums(among(keys))}) s where ${sql.ref(by)} > 0 order by ${sql.ref(by)} desc, key limit ${most}`.execute(db)
  return rows
}

const among = (keys: readonly { key: string }[]) => sql`and key = any(${keys.map(({ key }) => key)}::text[])`

async function listKeys(db: Database, { kind, report }: SpanOfKeys, by: Count, { least, most }: { least: number; most: number }) {
  const { rows } = await sql<{ key: string; n: number }>`
    select key, ${sql.ref(by)} as n from figure_keys
    where kind = ${kind} and report = ${report} and ${sql.ref(by)} > 0 and ${sql.ref(by)} >= ${least}
    order by ${sql.ref(by)} desc limit ${most}`.execute(db)
  return rows
}

/** Selects keys of open days that could reach the last of the first keys together with their counts on all other days. */
async function listPossible(db: Database, { kind, report, orders }: SpanOfKeys, open: readonly Cell[], least: readonly number[]) {
  if (open.length === 0) return []
  const enough = orders.map((by, index) => sql`k.${sql.ref(by)} + o.${sql.ref(by)} >= ${least[index] ?? 0}`)
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${open.map(({ key }) => key)}::text[], ${open.map(({ n1 }) => n1)}::bigint[], ${open.map(({ n2 }) => n2)}::bigint[])
      as o (key, n1, n2)
    join figure_keys k on k.kind = ${kind} and k.report = ${report} and k.key = o.key
    where ${sql.join(enough, sql` or `)}`.execute(db)
  return rows
}
