import pg from 'pg'

/** Prepares no statement, not even of libraries, for a pooler that hands each transaction to another connection. */
export class NamelessClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown
    this.query = ((asked: unknown, ...rest: unknown[]) =>
      query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)) as typeof this.query
  }
}

function isNamed(asked: unknown): asked is pg.QueryConfig {
  return typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
}
