import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '../http/domain-error.ts'
import { isOfConnection, isUnanswered, orUnavailable } from './database-away.ts'
import { hasErrorCode, isOutdatedStatement } from './sql-errors.ts'

/** After this many uses a statement is prepared: parsed once per connection, with its plan cached. */
const usesBeforePreparing = 3
/** Each one costs memory in every connection of the pool. Lists of varying length must not fill it. */
const maxPrepared = 300
const maxCounted = 3000

/** Names repeated statements, so PostgreSQL plans them once per connection. Throws Unavailable while the database is down. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const fresh = new PreparingClient(client, names)
      clients.set(client, fresh)
      return fresh
    },
  }
}

class StatementNames {
  #generation = 0
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()

  find(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= maxPrepared) return name
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses < usesBeforePreparing) {
      if (this.#uses.size >= maxCounted) this.#uses.clear()
      this.#uses.set(text, uses)
      return undefined
    }
    this.#uses.delete(text)
    const fresh = `shop_${this.#generation}_${this.#names.size}`
    this.#names.set(text, fresh)
    return fresh
  }

  /** Prepares every statement again under a new name, after a schema change. */
  renew(): void {
    this.#generation += 1
    this.#names.clear()
  }
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  #isReadOnly = false
  #isSpent = false
  #isLost = false

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('cursors are not supported')
    return this.#run<R>(text, values)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isSpent)
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? this.#names.find(text) : undefined
    // The server rolls back after a lost connection. A failing rollback would hide why the connection was lost.
    if (this.#isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    if (boundaries.test(text)) this.#isReadOnly = text.endsWith('read only')
    try {
      const { command, rowCount, rows } = await this.#client.query<R & pg.QueryResultRow>({
        text,
        values: [...values],
        ...(name && { name }),
      })
      return { command: commands.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (isOutdatedStatement(error)) this.#names.renew()
      throw this.#judge(error)
    }
  }

  #judge(error: unknown): unknown {
    // The server refused a write because it became a standby. A new connection may reach the new primary.
    const isStandby = hasErrorCode(error, '25006') && !this.#isReadOnly
    this.#isLost ||= isOfConnection(error)
    this.#isSpent ||= isStandby || this.#isLost
    // The unanswered statement blocks everything after it on this connection.
    if (isUnanswered(error)) void this.#client.end()
    return isStandby ? new Unavailable(error) : orUnavailable(error)
  }
}

const boundaries = /^(?:begin|start transaction|commit|rollback)/

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const
