import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { Unavailable } from '../http/domain-error.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/** One transaction, and the pools of which it has a connection. */
type Holding = { pools: Set<Pool>; hasEnded: boolean }
const holdings = new AsyncLocalStorage<Holding>()

/**
 * Runs one transaction with all that it waits for. Its pool is told when it asks for a second connection: as many transactions as the pool
 * has connections would wait for each other, and everybody else behind them.
 */
export async function holdingOne<Result>(transact: () => Promise<Result>): Promise<Result> {
  const holding: Holding = { pools: new Set(), hasEnded: false }
  try {
    return await holdings.run(holding, transact)
  } finally {
    holding.hasEnded = true
  }
}

export type PoolOptions = pg.PoolConfig & {
  /** A transaction of `withTransaction` asks for a second connection, here. */
  onSecondConnection: (where: Error) => void
}

/** Throws Unavailable while the database is down. */
export class Pool extends pg.Pool {
  readonly #onSecondConnection: PoolOptions['onSecondConnection']

  constructor({ onSecondConnection, ...config }: PoolOptions) {
    super(config)
    this.#onSecondConnection = onSecondConnection
    // pg-pool handles errors of idle clients, nobody those of clients in use: their user sees the error at the next statement.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** How many more clients could get a connection now; negative when some are waiting. */
  get freeCount(): number {
    return this.options.max - this.totalCount + this.idleCount - this.waitingCount
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    this.#watch()
    const client = super.connect().catch((error: unknown) => {
      throw new Unavailable(error)
    })
    if (!connected) return client
    void client.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => undefined),
    )
  }

  #watch(): void {
    const holding = holdings.getStore()
    if (!holding || holding.hasEnded) return
    if (holding.pools.has(this)) this.#onSecondConnection(new Error('A transaction asks for a second connection: read with its own `db`'))
    holding.pools.add(this)
  }
}
