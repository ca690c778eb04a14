import pg from 'pg'

/**
 * Creates a client outside the pool. A lost connection shows in the next statement and in `end`; without an `error` listener it would end
 * the process.
 */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  return client
}
