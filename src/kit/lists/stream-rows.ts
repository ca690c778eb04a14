import { type Compilable, CompiledQuery, sql } from 'kysely'
import PQueue from 'p-queue'
import type { Database } from '../database/database.ts'
import { TooBusy } from '../http/domain-error.ts'

const rowsAtOnce = 500
const mostReading = 3
const mostWaiting = 20

/** Limits concurrent readers of rows, because each one holds a connection of the pool. */
export class RowReaders {
  readonly #queue = new PQueue({ concurrency: mostReading })

  /** Waits for a place and returns a function that leaves it. Throws TooBusy. */
  async enter(): Promise<() => void> {
    if (this.#queue.size >= mostWaiting) throw new TooBusy()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    await new Promise<void>((enter) => {
      void this.#queue.add(() => {
        enter()
        return left
      })
    })
    return leave
  }
}

/** Yields a consistent snapshot of all rows through a cursor, a few in memory at a time. Throws TooBusy. */
export async function* streamRows<Row>(db: Database, readers: RowReaders, query: Compilable<Row>): AsyncGenerator<Row[], void> {
  const leave = await readers.enter()
  try {
    const transaction = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    try {
      const { sql: text, parameters } = query.compile()
      await transaction.executeQuery(CompiledQuery.raw(`declare listed no scroll cursor for ${text}`, [...parameters]))
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from listed`.execute(transaction)
        if (rows.length > 0) yield rows
        if (rows.length < rowsAtOnce) return
      }
    } finally {
      await transaction.rollback().execute()
    }
  } finally {
    leave()
  }
}
