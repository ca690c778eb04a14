import { sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'

const tables = ['analytics_events', 'analytics_sessions', 'analytics_cart_abandonments'] as const
const schema = 'analytics_months'
const monthsAhead = 2
/** Two processes may create partitions at the same time. */
const monthsLock = 7_301_834

export async function ensureMonths(db: Database, now: Date): Promise<void> {
  await withTransaction(db, async (inside) => {
    await lockMonths(inside)
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
      const [from, to] = [monthOf(now, ahead), monthOf(now, ahead + 1)]
      for (const table of tables) {
        // Without a zone, PostgreSQL would read the bounds in the connection's zone.
        const bound = (month: string) => (table === 'analytics_sessions' ? `('${month}')` : `('${month} 00:00:00+00')`)
        const values = `from ${bound(from)} to ${bound(to)}`
        await sql
          .raw(`create table if not exists ${partOf(table, from)} partition of ${table} for values ${values} ${storage[table]}`)
          .execute(inside)
      }
    }
  })
}

/** Drops all partitions except those of the last `retentionMonths`, the current month included. Returns the dropped ones. */
export async function dropOldMonths(db: Database, { now, retentionMonths }: { now: Date; retentionMonths: number }): Promise<string[]> {
  const oldest = monthOf(now, 1 - retentionMonths)
    .replaceAll('-', '_')
    .slice(0, 7)
  return withTransaction(db, async (inside) => {
    await lockMonths(inside)
    const parts = await listParts(inside)
    const old = parts.filter((name) => name.slice(-7) < oldest)
    for (const name of old) await sql`drop table ${sql.id(schema, name)}`.execute(inside)
    return old
  })
}

/** Returns the first day of the month in UTC, `ahead` months from now. */
export function monthOf(now: Date, ahead = 0): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10)
}

/** Sessions are updated often. Free space next to each row avoids index updates. */
const storage: Record<(typeof tables)[number], string> = {
  analytics_events: '',
  analytics_sessions: 'with (fillfactor = 75)',
  analytics_cart_abandonments: '',
}

/** Gives up soon when a partition is locked, since writers would queue behind this lock. */
async function lockMonths(db: Database): Promise<void> {
  await sql`set local lock_timeout = '4s'`.execute(db)
  await sql`select pg_advisory_xact_lock(${monthsLock})`.execute(db)
}

function partOf(table: string, month: string): string {
  return `${schema}.${table}_${month.slice(0, 7).replace('-', '_')}`
}

async function listParts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r' order by c.relname`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
