import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#modules/module.ts'

/** Counts the open messages, listed under "To answer" in the inbox, and since when the oldest waits. */
export function countToAnswer(): RawBuilder<Waiting> {
  return sql`select count(*) as count, min(created_at) as since from (
    select created_at from contact_messages where status <> 'done'
    union all select created_at from preorder_requests where status <> 'done') as open`
}
