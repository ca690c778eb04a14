import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

export type QueueFigures = {
  name: string
  waiting: number
  later: number
  active: number
  failed: number
  waiting_since: Date | null
}

/** Lists every queue with its job counts, and since when its oldest runnable job has been waiting, the fullest first. */
export async function listQueues(db: Database): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select q.name,
      (count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now()))::int as waiting,
      (count(*) filter (where j.state in ('created', 'retry') and j.start_after > now()))::int as later,
      (count(*) filter (where j.state = 'active'))::int as active,
      (count(*) filter (where j.state = 'failed'))::int as failed,
      min(greatest(j.created_on, j.start_after)) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting_since
    from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`.execute(db)
  return rows.toSorted((one, other) => workIn(other) - workIn(one))
}

function workIn({ waiting, later, active, failed }: QueueFigures): number {
  return waiting + later + active + failed
}
