import { type RawBuilder, sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { readRecent } from './kept-cells.ts'
import { cartCells } from './raw-carts.ts'
import { orderCells } from './raw-orders.ts'
import type { Cell, FigureKind, DateRange } from './raw-rows.ts'
import { visitCells } from './raw-visits.ts'

export const rawCells: Record<FigureKind, (range: DateRange) => RawBuilder<Cell>> = {
  orders: orderCells,
  visits: visitCells,
  carts: cartCells,
}

/**
 * PostgreSQL expects hardly any rows of a time that its statistics don't cover yet. For minutes after a rush it would compare each visit
 * with each. Queries that need single look-ups write them explicitly.
 */
export function withoutNestedLoops<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return withTransaction(db, async (inside) => {
    await sql`set local enable_nestloop = off`.execute(inside)
    const result = await work(inside)
    await sql`set local enable_nestloop = on`.execute(inside)
    return result
  })
}

export function withRawCells<Result>(
  db: Database,
  kind: FigureKind,
  range: DateRange,
  work: (db: Database, cells: RawBuilder<Cell>) => Promise<Result>,
): Promise<Result> {
  const cells = rawCells[kind](range)
  if (kind === 'orders') return work(db, cells)
  return withoutNestedLoops(db, (inside) => work(inside, cells))
}

/** Summing this many visits or orders takes long, and the sums hardly change. */
const manyRows = 2000

/** Returns current sums of a range, or sums at most ten seconds old when there are many rows. */
export function readRawCells({ db, memory }: Pick<Ctx, 'db' | 'memory'>, kind: FigureKind, range: DateRange): Promise<readonly Cell[]> {
  const name = `${kind} ${range.start.toISOString()} ${range.end.toISOString()}`
  return readRecent(memory, name, async () => {
    const { rows } = await withRawCells(db, kind, range, (inside, cells) => cells.execute(inside))
    const counted = rows.filter(({ report }) => report === 'day' || report === 'cart').reduce((total, { n1 }) => total + n1, 0)
    return { cells: rows, isLong: counted >= manyRows }
  })
}
