import { type RawBuilder, sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import { cartCells } from './raw-carts.ts'
import { orderCells } from './raw-orders.ts'
import type { Cell, FigureKind, Stretch } from './raw-rows.ts'
import { visitCells } from './raw-visits.ts'

const rawCells: Record<FigureKind, (stretch: Stretch) => RawBuilder<Cell>> = {
  orders: orderCells,
  visits: visitCells,
  carts: cartCells,
}

/**
 * Runs `work` with the sums of a stretch of rows. PostgreSQL expects hardly any rows of a moment that its statistics don't know yet: of visits
 * it would compare each with each, for minutes after a rush. What is to be looked up one by one is written as such.
 */
export function withRawCells<Result>(
  db: Database,
  kind: FigureKind,
  stretch: Stretch,
  work: (db: Database, cells: RawBuilder<Cell>) => Promise<Result>,
): Promise<Result> {
  const cells = rawCells[kind](stretch)
  if (kind === 'orders') return work(db, cells)
  return withTransaction(db, async (inside) => {
    await sql`set local enable_nestloop = off`.execute(inside)
    const result = await work(inside, cells)
    await sql`set local enable_nestloop = on`.execute(inside)
    return result
  })
}

type Lately = { cells: readonly Cell[]; readAt: number }
type Kept = { lately: Map<string, Lately>; beingRead: Map<string, Promise<readonly Cell[]>> }
const keptCells = remembered((): Kept => ({ lately: new Map(), beingRead: new Map() }))

/** Sums of so many visits or orders are kept for a moment, as they take long and hardly change. */
const manyRows = 2000
const keptMs = 10_000
/** Older than this they are read again beside the answer. */
const freshMs = 4000
const mostKept = 20

/** The sums of a stretch of rows as of now, where there are many as of ten seconds ago at most. Who asks while they are read shares them. */
export async function readRawCells(ctx: Pick<Ctx, 'db' | 'memory'>, kind: FigureKind, stretch: Stretch): Promise<readonly Cell[]> {
  const kept = ctx.memory.of(keptCells)
  const name = `${kind} ${stretch.start.toISOString()} ${stretch.end.toISOString()}`
  const known = kept.lately.get(name)
  const age = known ? performance.now() - known.readAt : Infinity
  if (known && age <= freshMs) return known.cells
  const reading = kept.beingRead.get(name) ?? readNow(ctx.db, kept, { kind, stretch, name })
  if (!known || age > keptMs) return reading
  // Nobody waits for it: what failed is read again by whoever asks next.
  void reading.catch(() => kept.lately.delete(name))
  return known.cells
}

type Reading = { kind: FigureKind; stretch: Stretch; name: string }

function readNow(db: Database, { lately, beingRead }: Kept, { kind, stretch, name }: Reading): Promise<readonly Cell[]> {
  const readAt = performance.now()
  const reading = withRawCells(db, kind, stretch, (inside, cells) => cells.execute(inside))
    .then(({ rows }) => {
      lately.delete(name)
      if (rowsIn(rows) >= manyRows) lately.set(name, { cells: rows, readAt })
      for (const old of lately.keys()) if (lately.size > mostKept) lately.delete(old)
      return rows
    })
    .finally(() => beingRead.delete(name))
  beingRead.set(name, reading)
  return reading
}

const rowsIn = (cells: readonly Cell[]) =>
  cells.filter(({ report }) => report === 'day' || report === 'cart').reduce((total, { n1 }) => total + n1, 0)
