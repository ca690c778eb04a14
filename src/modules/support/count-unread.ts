import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Messages and pre-order requests that nobody has looked at. */
export async function countUnread({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from contact_messages where status = 'new')::int + (select count(*) from preorder_requests where status = 'new')::int as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
