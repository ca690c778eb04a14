import pg from 'pg'

/** Prepares no statement, whoever names it, for a pooler that hands each transaction to another connection: libraries name statements too. */
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
