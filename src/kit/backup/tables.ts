import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

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

export async function listParts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ make: string }>`
    select format('create table %I.%I partition of %s %s%s', c.relnamespace::regnamespace, c.relname, i.inhparent::regclass,
      pg_get_expr(c.relpartbound, c.oid), ' with (' || array_to_string(c.reloptions, ', ') || ')') as make
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and p.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(db)
  return rows.map(({ make }) => make)
}

export const openJobs = sql`select j.* from jobs.job j where j.state in ('created', 'retry', 'active') and j.name not like '\\_\\_pgboss%'`
