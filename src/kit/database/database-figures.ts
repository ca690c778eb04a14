import { sql } from 'kysely'
import type { Database } from './database.ts'
import { hasErrorCode } from './sql-errors.ts'

const mostTables = 8
const mostQueries = 10
const longestQuery = 400

export type DatabaseFigures = {
  version: string
  bytes: number
  connections: number
  most_connections: number
  tables: { name: string; bytes: number; rows: number }[]
}

/** Returns the size of the database and of its largest tables, and the number of connections. Each partition counts as a table. */
export async function readDatabaseFigures(db: Database): Promise<DatabaseFigures> {
  const [whole, tables] = await Promise.all([
    sql<Omit<DatabaseFigures, 'tables'>>`
      select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
        (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
        current_setting('max_connections')::int as most_connections`.execute(db),
    sql<DatabaseFigures['tables'][number]>`
      select format('%s%s', case n.nspname when 'public' then '' else n.nspname || '.' end, c.relname) as name,
        pg_total_relation_size(c.oid)::float8 as bytes, greatest(c.reltuples, 0)::float8 as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
      order by 2 desc limit ${mostTables}`.execute(db),
  ])
  const [found] = whole.rows
  if (!found) throw new Error('the database said nothing of itself')
  return { ...found, tables: tables.rows.map((table) => ({ ...table, rows: Math.round(table.rows) })) }
}

export type SlowQueries = {
  statements: 'counted' | 'not_installed' | 'not_loaded'
  slow_queries: { query: string; calls: number; mean_ms: number; total_ms: number }[]
}

/** Returns the slowest statements without their values, if `pg_stat_statements` counts them. */
export async function listSlowQueries(db: Database): Promise<SlowQueries> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements'`.execute(db)
  const [extension] = rows
  if (!extension) return { statements: 'not_installed', slow_queries: [] }
  try {
    const slow = await sql<SlowQueries['slow_queries'][number]>`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), ${longestQuery}) as query, calls::float8 as calls,
        round(mean_exec_time::numeric, 1)::float8 as mean_ms, round(total_exec_time::numeric)::float8 as total_ms
      from ${sql.id(extension.schema, 'pg_stat_statements')}
      where dbid = (select oid from pg_database where datname = current_database()) and query ~* '^\\s*(select|with|insert|update|delete)\\y'
      order by mean_exec_time desc limit ${mostQueries}`.execute(db)
    return { statements: 'counted', slow_queries: slow.rows }
  } catch (error) {
    // The extension is installed but not in the server's shared_preload_libraries.
    if (hasErrorCode(error, '55000')) return { statements: 'not_loaded', slow_queries: [] }
    throw error
  }
}
