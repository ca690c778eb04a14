import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { leastId } from '#kit/ids.ts'

export type ChangedAuditRow = { id: string; finding: 'changed' | 'missing' }

const rowsPerRead = 5_000

/**
 * Compares the audit log with an earlier copy of it, such as a restored backup. Returns the rows of the copy that were changed or deleted
 * since, at most `limit`. Newer rows are ignored.
 */
export async function auditRowsChangedSince(
  copy: Database,
  { db, limit = 20 }: { db: Database; limit?: number },
): Promise<ChangedAuditRow[]> {
  const changed: ChangedAuditRow[] = []
  let after = leastId
  for (;;) {
    const copied = await digests(copy).where('a.id', '>', after).orderBy('a.id').limit(rowsPerRead).execute()
    const last = copied.at(-1)
    if (!last) return changed
    const now = await digests(db).where('a.id', '>', after).where('a.id', '<=', last.id).execute()
    const digestNow = new Map(now.map(({ id, digest }) => [id, digest]))
    for (const { id, digest } of copied) {
      const found = digestNow.get(id)
      if (found === digest) continue
      changed.push({ id, finding: found === undefined ? 'missing' : 'changed' })
      if (changed.length === limit) return changed
    }
    after = last.id
  }
}

/** The time as a number, because its text depends on the connection's time zone. */
function digests(db: Database) {
  const digest = sql<string>`md5((to_jsonb(a) - 'at')::text || extract(epoch from a.at)::text)`
  return db.selectFrom('audit_log as a').select(['a.id', digest.as('digest')])
}
