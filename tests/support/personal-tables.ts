import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Returns the tables with a column for an account, a person or an answer to one, and the tables that refer to them. Partitions count as their table. */
export async function personalTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive named as (
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
        and a.attname ~ '(^|_)(user|account|member|person|customer)_id$|(^|_)e?mail$|(^|_)phone$|^recipient$|^buyer$|^(full|contact|first|last)_name$|^ip_address$|^answer$'
    ), reached as (
      select oid from named
      union
      select f.conrelid from pg_constraint f join reached on reached.oid = f.confrelid join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and not c.relispartition
    )
    select distinct c.relname as name from reached join pg_class c using (oid) order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
