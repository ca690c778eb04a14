import pg from 'pg'

/**
 * A connection outside the pool. Its loss shows in the running or next statement and in its event `end`; an unhandled `error` event would
 * end the process.
 */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  return client
}
