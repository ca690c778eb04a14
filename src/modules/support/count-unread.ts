import { type RawBuilder, sql } from 'kysely'
import type { Waiting } from '#modules/module.ts'

export function countUnread(): RawBuilder<Waiting> {
  return sql`select count(*) as count, min(created_at) as since from (
    select created_at from contact_messages where status = 'new'
    union all select created_at from preorder_requests where status = 'new') as unread`
}
