import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

/** Plants a failed job, as the queue stores it. */
export async function failedJob(
  db: Database,
  { name, output = {} }: { name: string; output?: { name?: string; message?: string; stack?: string } },
): Promise<string> {
  const id = newId()
  await sql`
    insert into jobs.job (id, name, data, state, retry_limit, retry_count, start_after, completed_on, output)
    values (${id}, ${name}, '{}', 'failed', 5, 5, now() - interval '1 hour', now(), ${JSON.stringify(output)})`.execute(db)
  return id
}

export function systemRows(db: Database): Record<string, Row> {
  const send = (path: string) => ({ send: async () => ({ path, body: { ids: [await failedJob(db, { name: 'back-up' })] } }) })
  return {
    'GET /api/admin/system': {},
    'POST /api/admin/system/failed-jobs/retry': send('/api/admin/system/failed-jobs/retry'),
    'POST /api/admin/system/failed-jobs/drop': send('/api/admin/system/failed-jobs/drop'),
  }
}
