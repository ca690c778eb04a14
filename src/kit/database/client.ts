import pg from 'pg'

/**
 * A connection beside the pool. Its end is told by the statement that runs or comes next, and by its event `end`: an event `error` to which
 * nobody listens would end the process.
 */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  return client
}
