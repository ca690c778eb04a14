import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { Unavailable } from '../http/domain-error.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/** A transaction and the pools from which it holds a connection. */
type Holding = { pools: Set<Pool>; hasEnded: boolean }
const holdings = new AsyncLocalStorage<Holding>()

/**
 * Runs one transaction with all that it awaits. Its pool reports a request for a second connection: when transactions hold all connections,
 * they would wait for each other and block everybody else.
 */
export async function withSingleConnection<Result>(transact: () => Promise<Result>): Promise<Result> {
  const holding: Holding = { pools: new Set(), hasEnded: false }
  try {
    return await holdings.run(holding, transact)
  } finally {
    holding.hasEnded = true
  }
}

export type PoolOptions = pg.PoolConfig & {
  /** Called with the stack when a transaction of `withTransaction` requests a second connection. */
  onSecondConnection: (where: Error) => void
}

/** Throws Unavailable while the database is down. */
export class Pool extends pg.Pool {
  readonly #onSecondConnection: PoolOptions['onSecondConnection']

  constructor({ onSecondConnection, ...config }: PoolOptions) {
    super(config)
    this.#onSecondConnection = onSecondConnection
    // pg-pool only handles errors of idle clients. For a client in use, the next statement reports the error.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Clients that could get a connection now; negative when some are waiting. */
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
