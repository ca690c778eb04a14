import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Returns every table (`schema.table`, sorted, with the job queue's) in which a row contains this text, also as bytes. */
export async function tablesThatHold(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; address: string }>`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as address
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs') order by 1`.execute(db)
  const patterns = [text, Buffer.from(text).toString('hex'), Buffer.from(text, 'base64url').toString('hex')]
    .filter((part) => part.length >= 6)
    .map((part) => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`)
  const holding: string[] = []
  for (const { name, address } of tables) {
    const { rows } = await sql`select from ${sql.raw(address)} as held where held::text ilike any (${patterns}) limit 1`.execute(db)
    if (rows.length > 0) holding.push(name)
  }
  return holding
}
