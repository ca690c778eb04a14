import pg from 'pg'

/** For use outside the pool. Without an `error` listener a lost connection would end the process; `end` and the next call show it. */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  return client
}
