import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#modules/module.ts'

export function countFailedJobs(): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from jobs.job where state = 'failed'`
}
