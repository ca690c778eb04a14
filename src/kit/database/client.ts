import pg from 'pg'

/** Outside the pool. Its loss shows in the next statement and the event `end`; an unhandled `error` event would end the process. */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  return client
}
