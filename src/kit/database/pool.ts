import pg from 'pg'
import { Unavailable } from '../http/domain-error.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/** Throws Unavailable while the database is away. */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // pg-pool listens to a client that is idle, and nobody to one that is out: whoever has it learns of its end by the next statement.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** How many more could have a connection at once; below 0 when some wait. */
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
