import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import { Unavailable } from '../http/domain-error.ts'
import { NamelessClient } from './nameless-client.ts'
import { withSingleConnection, Pool } from './pool.ts'
import { preparingPool } from './prepared-statements.ts'
import { hasErrorCode, isOutdatedStatement } from './sql-errors.ts'
import type { DB } from './tables.ts'
import { valueParsers } from './value-parsers.ts'

/** The pool, or the open transaction. */
export type Database = Kysely<DB>

export interface DatabaseOptions {
  /** `postgresql://user:password@host/database`, or `…/database?host=/folder/of/the/socket`. */
  url: string
  /** The largest number of connections; default 10. */
  poolSize?: number
  /** Limit for a single statement; default 30 s, 0 for none (seeding, reports). */
  statementTimeoutMs?: number
  /** Default true: plans a repeated statement once per connection. A pooler in transaction mode must support it. */
  preparesStatements?: boolean
  /** Called after each statement of Kysely. */
  onStatement?: (sql: string, durationMs: number) => void
  /** Called when an idle connection breaks, for instance because the server restarted. The pool replaces it by itself. */
  onConnectionError?: (error: Error) => void
  /** Called with the stack when a transaction requests a second connection. By default it throws, so tests find such code. */
  onSecondConnection?: (where: Error) => void
}

function refuse(where: Error): never {
  throw where
}

export interface DatabaseConnection {
  db: Database
  /** For code that needs `pg` itself, and for gauges (totalCount, idleCount, waitingCount). */
  pool: Pool
  close(): Promise<void>
}

/** Opens a pool. Money and counts are read as numbers, `timestamptz` as Date, `date` as 'YYYY-MM-DD'. */
export function createDatabase(options: DatabaseOptions): DatabaseConnection {
  const { statementTimeoutMs = 30_000, onSecondConnection = refuse } = options
  const pool = new Pool({
    connectionString: options.url,
    ...(options.preparesStatements === false && { Client: NamelessClient }),
    max: options.poolSize ?? 10,
    types: valueParsers,
    application_name: 'tulpar',
    statement_timeout: statementTimeoutMs,
    // A reachable server reports its own statement timeout first; this one covers a server that does not answer.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs * 1.2 }),
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    // Each connection uses some 12 MB of plans in PostgreSQL, so all but two are closed after a rush.
    min: 2,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    onSecondConnection,
  })
  pool.on('error', (error) => options.onConnectionError?.(error))
  const { onStatement } = options
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    ...(onStatement && { log: ({ query, queryDurationMillis }: LogEvent) => onStatement(query.sql, queryDurationMillis) }),
  })
  return { db, pool, close: () => pool.end() }
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readOnly?: boolean
  /** Attempts in total, including the first; default 6. */
  attempts?: number
}

/**
 * Runs `work` in one transaction and commits. After a deadlock or serialization failure it runs again from the start, so `work` must have
 * no effect outside the database. Inside an open transaction it joins that one. Throws Unavailable when every attempt collided.
 */
export async function withTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  if (db.isTransaction) return work(db)
  const attempts = options.attempts ?? 6
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withSingleConnection(() => begin(db, options).execute(work))
    } catch (error) {
      if (!isRepeatable(error)) throw error
      if (attempt >= attempts) throw new Unavailable(error)
      await pauseWithJitter(attempt)
    }
  }
}

function begin<Tables>(db: Kysely<Tables>, options: TransactionOptions) {
  let builder = db.transaction()
  if (options.isolation) builder = builder.setIsolationLevel(options.isolation)
  if (options.readOnly) builder = builder.setAccessMode('read only')
  return builder
}

/** 40001 serialization failure, 40P01 deadlock. */
function isRepeatable(error: unknown): boolean {
  return hasErrorCode(error, '40001', '40P01') || isOutdatedStatement(error)
}

/** A random pause of up to 10, 20, 40 … 200 ms, so transactions that collided don't collide again. */
function pauseWithJitter(attempt: number): Promise<void> {
  const longestMs = Math.min(200, 5 * 2 ** attempt)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs))
}
