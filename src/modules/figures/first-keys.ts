import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Cell, FigureKind } from './raw-rows.ts'

type Count = 'n1' | 'n2'
type Reading = {
  kind: FigureKind
  report: string
  /** By which the first are meant; a key is told that is among the first by one of them. */
  orders: readonly Count[]
  /** Of which sums alone. */
  of: RawBuilder<unknown>
  most: number
  /** How many days are added up. */
  days: number
  /** With so many keys none is chosen. */
  fewest?: number
  /** What days that are not added up have of the report. */
  open: readonly Cell[]
  /** The sums of a span, of the keys that are meant. */
  sums: (which: RawBuilder<unknown>) => RawBuilder<Cell>
}

/** In so few days there is too little of each for the sum of all days to say much of them. */
const fewDays = 124
/** So few keys are added up sooner than they are chosen. */
const fewKeys = 5000
const mostLookedAt = 3000

/**
 * The first keys of a span, and those of open days that may be among the first with them. No key has more in a span than on all days together
 * (`figure_keys`): those that have most altogether are added up, and then all others that could still be among the first.
 */
export async function readFirstKeys(db: Database, reading: Reading): Promise<Cell[]> {
  const { orders, days, most, open } = reading
  if (days <= fewDays || (await hasFewKeys(db, reading))) return readAll(db, reading, orders)
  const firsts = await Promise.all(orders.map((by) => readFirst(db, reading, by)))
  const least = firsts.map((first, index) => first[most - 1]?.[orders[index] ?? 'n1'] ?? 0)
  const known = new Set(firsts.flat().map(({ key }) => key))
  const others = await listPossible(
    db,
    reading,
    open.filter(({ key }) => !known.has(key)),
    least,
  )
  const rest = others.length === 0 ? [] : (await reading.sums(among(others)).execute(db)).rows
  return [...new Map([...firsts.flat(), ...rest].map((cell) => [cell.key, cell])).values()]
}

async function hasFewKeys(db: Database, { kind, report, fewest = fewKeys }: Reading): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from figure_keys where kind = ${kind} and report = ${report} limit ${fewest + 1}) keys`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) <= fewest
}

/** By one look at everything that there is in the span. */
async function readAll(db: Database, { sums, of, most, open }: Reading, orders: readonly Count[]): Promise<Cell[]> {
  const firsts = orders.map((by) => sql`(select * from s where ${sql.ref(by)} > 0 ${of} order by ${sql.ref(by)} desc, key limit ${most})`)
  const { rows } = await sql<Cell>`
    with s as materialized (${sums(sql``)}) ${sql.join([...firsts, sql`select * from s where true ${among(open)}`], sql` union `)}`.execute(
    db,
  )
  return rows
}

async function readFirst(db: Database, reading: Reading, by: Count): Promise<Cell[]> {
  const { most } = reading
  const looked = most * 4
  const likely = await listKeys(db, reading, by, { least: 1, most: looked })
  const found = await readSome(db, reading, by, likely)
  const last = found[most - 1]?.[by] ?? 1
  // Of what was not looked at nothing has more than this.
  const rest = likely.length < looked ? 0 : (likely.at(-1)?.n ?? 0)
  if (last > rest) return found
  const possible = await listKeys(db, reading, by, { least: last, most: mostLookedAt + 1 })
  if (possible.length <= mostLookedAt) return readSome(db, reading, by, possible)
  const all = await readAll(db, { ...reading, open: [] }, [by])
  return all.toSorted((a, b) => b[by] - a[by])
}

async function readSome(db: Database, { sums, of, most }: Reading, by: Count, keys: readonly { key: string }[]): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select * from (${sums(among(keys))}) s where ${sql.ref(by)} > 0 ${of} order by ${sql.ref(by)} desc, key limit ${most}`.execute(db)
  return rows
}

const among = (keys: readonly { key: string }[]) => sql`and key = any(${keys.map(({ key }) => key)}::text[])`

async function listKeys(db: Database, { kind, report }: Reading, by: Count, { least, most }: { least: number; most: number }) {
  const { rows } = await sql<{ key: string; n: number }>`
    select key, ${sql.ref(by)} as n from figure_keys
    where kind = ${kind} and report = ${report} and ${sql.ref(by)} > 0 and ${sql.ref(by)} >= ${least}
    order by ${sql.ref(by)} desc limit ${most}`.execute(db)
  return rows
}

/** Of open days the keys that may have as many as the last of the first, with what they have on all other days. */
async function listPossible(db: Database, { kind, report, orders }: Reading, open: readonly Cell[], least: readonly number[]) {
  if (open.length === 0) return []
  const enough = orders.map((by, index) => sql`k.${sql.ref(by)} + o.${sql.ref(by)} >= ${least[index] ?? 0}`)
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${open.map(({ key }) => key)}::text[], ${open.map(({ n1 }) => n1)}::bigint[], ${open.map(({ n2 }) => n2)}::bigint[])
      as o (key, n1, n2)
    join figure_keys k on k.kind = ${kind} and k.report = ${report} and k.key = o.key
    where ${sql.join(enough, sql` or `)}`.execute(db)
  return rows
}
