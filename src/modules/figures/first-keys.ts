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
  /** The sums of a span, of the keys that are meant. */
  sums: (which: RawBuilder<unknown>) => RawBuilder<Cell>
}

/** In so few days there is too little of each for the sum of all days to say much of them. */
const fewDays = 62
const mostLookedAt = 3000

/**
 * The first keys of a span. No key has more in it than on all days together (`figure_keys`): those that have most altogether are added up, and
 * then all others that could still be among the first.
 */
export async function readFirstKeys(db: Database, reading: Reading): Promise<Cell[]> {
  const { orders, days } = reading
  const firsts = await Promise.all(orders.map((by) => (days <= fewDays ? readAll(db, reading, by) : readFirst(db, reading, by))))
  return [...new Map(firsts.flat().map((cell) => [cell.key, cell])).values()]
}

async function readAll(db: Database, { sums, of, most }: Reading, by: Count, which = sql``): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select * from (${sums(which)}) sums where true ${of} and ${sql.ref(by)} > 0 order by ${sql.ref(by)} desc, key limit ${most}`.execute(db)
  return rows
}

async function readFirst(db: Database, reading: Reading, by: Count): Promise<Cell[]> {
  const { most } = reading
  const looked = most * 4
  const likely = await listKeys(db, reading, by, { least: 1, most: looked })
  const found = await readAll(db, reading, by, among(likely))
  const last = found[most - 1]?.[by] ?? 1
  // Of what was not looked at nothing has more than this.
  const rest = likely.length < looked ? 0 : (likely.at(-1)?.n ?? 0)
  if (last > rest) return found
  const possible = await listKeys(db, reading, by, { least: last, most: mostLookedAt + 1 })
  return readAll(db, reading, by, possible.length > mostLookedAt ? sql`` : among(possible))
}

const among = (keys: readonly { key: string }[]) => sql`and key = any(${keys.map(({ key }) => key)}::text[])`

async function listKeys(db: Database, { kind, report }: Reading, by: Count, { least, most }: { least: number; most: number }) {
  const { rows } = await sql<{ key: string; n: number }>`
    select key, ${sql.ref(by)} as n from figure_keys
    where kind = ${kind} and report = ${report} and ${sql.ref(by)} > 0 and ${sql.ref(by)} >= ${least}
    order by ${sql.ref(by)} desc limit ${most}`.execute(db)
  return rows
}
