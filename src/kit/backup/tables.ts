import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { TablePart } from './manifest.ts'

export type CopiedTable = { name: string; columns: string[]; is_cut: boolean }

/** Every table that is written to, with what PostgreSQL does not fill by itself; one that is cut into parts counts as one. */
export async function listTables(db: Database): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select c.relname as name, c.relkind = 'p' as is_cut, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by 1`.execute(db)
  return rows
}

const monthBounds = "^FOR VALUES FROM \\('([^']+)'\\) TO \\('([^']+)'\\)$"

export async function listParts(db: Database): Promise<TablePart[]> {
  const { rows } = await sql<TablePart>`
    select c.relnamespace::regnamespace::text as schema, c.relname::text as name, p.relname::text as table, b.bounds[1] as "from", b.bounds[2] as "to",
      (select o.option_value::int from pg_options_to_table(c.reloptions) o where o.option_name = 'fillfactor') as fillfactor
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
    cross join lateral regexp_match(pg_get_expr(c.relpartbound, c.oid), ${monthBounds}) as b(bounds)
    where c.relispartition and c.relkind = 'r' and p.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(db)
  return rows
}

/** Throws where the table is none that is cut into parts. */
export async function makePart(
  db: Database,
  tables: readonly CopiedTable[],
  { schema, name, table, from, to, fillfactor }: TablePart,
): Promise<void> {
  if (!tables.some((one) => one.name === table && one.is_cut)) throw new Error(`the backup has a part of ${table}, which has no parts`)
  const storage = fillfactor === null ? sql`` : sql`with (fillfactor = ${sql.lit(fillfactor)})`
  await sql`create table ${sql.id(schema, name)} partition of ${sql.table(table)} for values from (${sql.lit(from)}) to (${sql.lit(to)}) ${storage}`.execute(
    db,
  )
}

export const openJobs = sql`select j.* from jobs.job j where j.state in ('created', 'retry', 'active') and j.name not like '\\_\\_pgboss%'`
