import pg from 'pg'
import { Unavailable } from '../http/domain-error.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/** Throws Unavailable while the database is down. */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
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
    const client = super.connect().catch((error: unknown) => {
      throw new Unavailable(error)
    })
    if (!connected) return client
    void client.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => undefined),
    )
  }
}
