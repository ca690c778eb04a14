import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'

export async function countUnread({ db }: Pick<Ctx, 'db'>): Promise<Waiting> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_at) as since from (
      select created_at from contact_messages where status = 'new'
      union all select created_at from preorder_requests where status = 'new') as unread`.execute(db)
  return rows[0] ?? { count: 0, since: null }
}
