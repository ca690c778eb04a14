import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#modules/module.ts'

/** Counts the items past their due day. `since` is the earliest due time among them. */
export function countOverdue(now: Date): RawBuilder<Waiting> {
  return sql`select count(*) as count, min(due_at) as since from production_items
    where is_active and status <> 'done' and due_at < ${now}`
}
