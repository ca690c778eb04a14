import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

type Part = { drop: string; make: string }

/** Without secondary indexes and foreign keys a million rows are written faster. Call it in a transaction. */
export async function withoutIndexes(db: Database, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const indexes = await listParts(db, indexesOf(tables))
  const foreignKeys = await listParts(db, foreignKeysOf(tables))
  for (const { drop } of [...foreignKeys, ...indexes]) await sql.raw(drop).execute(db)
  await work()
  // Memory for sorting and for building indexes, in this transaction only.
  await sql`set local maintenance_work_mem = '512MB'`.execute(db)
  for (const { make } of [...indexes, ...foreignKeys]) await sql.raw(make).execute(db)
}

async function listParts(db: Database, query: ReturnType<typeof indexesOf>): Promise<Part[]> {
  return (await query.execute(db)).rows
}

/** Unique indexes remain, because they decide what may be written. */
function indexesOf(tables: readonly string[]) {
  return sql<Part>`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
    from pg_index i
    where i.indrelid = any(${tables}::regclass[]) and not i.indisunique
    order by i.indexrelid`
}

function foreignKeysOf(tables: readonly string[]) {
  return sql<Part>`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
    from pg_constraint c
    where c.conrelid = any(${tables}::regclass[]) and c.contype = 'f'
    order by c.oid`
}
